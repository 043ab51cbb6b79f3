import { page, script } from '../support/page.mjs'
import { contacted, stored } from '../support/planted.mjs'
import { bundled, toolFile } from '../support/install-consent-tools.mjs'

/** c15t 1.5, without a control to change the choice. Clarity is not gated. */
export const c15t1 = {
  title: 'c15t 1.5',
  files: async () => ({
    '/': page(
      `<script type="module" src="/app.js"></script>${script('https://www.clarity.ms/tag/abc')}`,
      '<div id="root"></div>',
    ),
    '/app.js': await bundled(`
      import { createRoot } from 'react-dom/client'
      import { ConsentManagerProvider, CookieBanner, ConsentManagerDialog } from 'c15t-1'
      createRoot(document.getElementById('root')).render(
        <ConsentManagerProvider options={{ mode: 'offline' }}><CookieBanner /><ConsentManagerDialog /></ConsentManagerProvider>)`),
  }),
  planted: [
    ...contacted('undecided rejected', 'www.clarity.ms', 'c.clarity.ms'),
    ...stored('undecided rejected', '_clck'),
    'no-way-to-change accepted',
  ],
}

/** c15t 2.2 as in its documentation, with a button to change the choice. No problems are planted. */
export const c15t2 = {
  title: 'c15t 2.2',
  files: async () => ({
    '/': page(
      '<link rel="stylesheet" href="/styles.css"><script type="module" src="/app.js"></script>',
      '<div id="root"></div>',
    ),
    '/styles.css': toolFile('c15t-2/dist/styles.css'),
    '/app.js': await bundled(`
      import { createRoot } from 'react-dom/client'
      import { ConsentManagerProvider, ConsentBanner, ConsentDialog, useConsentManager } from 'c15t-2'
      const Back = () => {
        const { setActiveUI } = useConsentManager()
        return <button onClick={() => setActiveUI('dialog')}>Privacy settings</button>
      }
      createRoot(document.getElementById('root')).render(
        <ConsentManagerProvider options={{ mode: 'offline' }}><ConsentBanner /><ConsentDialog /><Back /></ConsentManagerProvider>)`),
  }),
  planted: [],
}
