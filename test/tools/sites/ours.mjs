import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { page, script } from '../support/page.mjs'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
const isFile = name => /\.(js|json)$/.test(name)
const ourFiles = () =>
  Object.fromEntries(
    readdirSync(dist, { recursive: true })
      .filter(name => isFile(name) && !name.startsWith('types'))
      .map(name => [`/dist/${name}`, readFileSync(join(dist, name))]),
  )

/** Our guard of one tier, with tags that know nothing of it. Nothing leaks. */
const ours = guard => ({
  title: `consent-elements with ${guard}`,
  isReady: () => existsSync(join(dist, guard)),
  files: () => ({
    ...ourFiles(),
    '/': page(
      `<script src="/dist/${guard}"></script><script type="module" src="/dist/consent-elements.js"></script>
      ${script('https://www.googletagmanager.com/gtag/js?id=G-1')}${script('https://connect.facebook.net/en_US/fbevents.js')}`,
      `<consent-banner mode="offline" categories="all"></consent-banner><privacy-settings-dialog></privacy-settings-dialog>
      <img alt="" loading="lazy" src="https://bat.bing.com/action/0"><footer><button data-consent-open>Privacy settings</button></footer>`,
    ),
  }),
  planted: [],
})

export const oursStandard = ours('guard.js')
export const oursCapture = ours('guard-capture.js')
export const oursStrict = ours('guard-strict.js')
