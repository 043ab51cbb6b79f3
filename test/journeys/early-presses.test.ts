import { expect } from '@open-wc/testing'
import { bannerHtml } from '../../src/server/banner-html'
import { closePages, openPage, type Page } from '../support/open-page'

const options = 'data-mode="offline" data-categories="all"'

/** Ways to start whose first script is there before a visitor can press, each with one file that arrives late. */
const starts: Record<string, { late: string; head(folder: string): string }> = {
  'the tag': { late: 'elements', head: at => `<script src="${at}guard.js" data-manager ${options}></script>` },
  'the tag, whose core arrives late': {
    late: 'core',
    head: at => `<script src="${at}guard.js" data-manager ${options}></script>`,
  },
  'the tag, whose banner arrives late': {
    late: 'banner',
    head: at => `<script src="${at}guard.js" data-manager ${options}></script>`,
  },
  'what headHtml inlines': {
    late: 'elements',
    head: at => `<script data-file="${at}guard.js" data-manager ${options}></script>`,
  },
  'what headHtml inlines for a page with a bundle': {
    late: 'auto',
    head: at => `<script data-file="${at}guard.js"></script><script type="module" src="${at}auto.js"></script>`,
  },
}
const isOpen = (page: Page): unknown => page.peek<HTMLDialogElement>('dialog[open]')?.matches(':modal')
const effects: Record<string, (page: Page) => unknown> = {
  accept: ({ window }) => window.consentManager?.state.consentInfo?.type === 'all',
  reject: ({ window }) => window.consentManager?.state.consentInfo?.type === 'necessary',
  customize: isOpen,
}

describe('the banner that a server has rendered, pressed before our script has loaded', () => {
  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    await fetch('/late/now')
    closePages()
  })

  let count = 0
  for (const [name, { late, head }] of Object.entries(starts))
    for (const [action, hasEffect] of Object.entries(effects))
      it(`does what the visitor has pressed last, once it can: ${name}, ${action}`, async () => {
        await fetch('/late/from-now')
        const rendered = await bannerHtml({ options: { mode: 'offline', categories: 'all' } })
        // The address of the page contains it, and would be too long with the styles.
        const banner = rendered.replace(/<style.*<\/style>/s, '')
        const page = await openPage({
          head: head(`/late-${late}/${Date.now()}${count++}/`),
          body: `${banner}<script>parsed = true</script><!-- later -->`,
          loading: 'at its first script',
        })
        await page.until('the banner is there', () => page.window.parsed)
        for (const each of ['accept', 'reject', action]) page.peek(`[data-action=${each}]`)!.click()
        expect(page.window.consentManager?.state.consentInfo ?? null).to.equal(null)
        // Repeated, because the files are late again from the request of consent-elements.js on.
        await page.until('the press has its effect', () => (void fetch('/late/now'), hasEffect(page)))
        if (action === 'customize') expect(page.window.consentManager!.state.consentInfo).to.equal(null)
        else await page.until('the banner is gone', () => page.peek('[part=banner]:not([inert])') === null)
      })
})
