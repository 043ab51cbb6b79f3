import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'
import { decide, refuse } from '../support/stored-decisions'

const options = 'data-mode="offline" data-categories="all"'
const banner = '<consent-banner mode="offline" categories="all"></consent-banner>'

/** A way to start, with one file that arrives late, and what the page has besides. */
interface Start {
  late: string
  head(folder: string): string
  body?: string
}
const starts: Record<string, Start> = {
  'the tag': { late: 'elements', head: at => `<script src="${at}guard.js" data-manager ${options}></script>` },
  'the tag, whose core arrives late': {
    late: 'core',
    head: at => `<script src="${at}guard.js" data-manager ${options}></script>`,
  },
  'the tag, whose kernel arrives late': {
    late: 'kernel',
    head: at => `<script src="${at}guard.js" data-manager ${options}></script>`,
  },
  'what headHtml inlines': {
    late: 'elements',
    head: at => `<script data-file="${at}guard.js" data-manager ${options}></script>`,
  },
  'guard-whole.js': {
    late: 'elements',
    head: at => `<script src="${at}guard-whole.js" data-manager ${options}></script>`,
  },
  'what headHtml inlines for a page with a bundle': {
    late: 'auto',
    head: at => `<script data-file="${at}guard.js"></script><script type="module" src="${at}auto.js"></script>`,
    body: banner,
  },
  'a bundle': {
    late: 'nothing',
    head: at => `<script type="module" async src="${at}auto.js"></script>`,
    body: banner,
  },
  'standalone.js': { late: 'nothing', head: at => `<script src="${at}standalone.js"></script>`, body: banner },
  'consent-elements.js': {
    late: 'core',
    head: at => `<script type="module" async src="${at}consent-elements.js"></script>`,
    body: banner,
  },
}
const decisions: Record<string, () => void> = { asked: () => {}, refused: refuse, granted: () => decide() }
const openers: Record<string, string> = {
  'a button': '<button id="open" data-consent-open>Settings</button>',
  'the inside of a link': '<a href="/page/?html=left" data-consent-open><b id="open">Settings</b></a>',
  'a <privacy-settings-button>': '<privacy-settings-button id="open">Settings</privacy-settings-button>',
}

describe('an element that opens the settings, pressed before a manager has loaded', () => {
  beforeEach(() => localStorage.clear())
  afterEach(async () => {
    await fetch('/late/now')
    closePages()
  })

  let count = 0
  const open = async ({ late, head, body = '' }: Start, opener: string): Promise<Page> => {
    await fetch('/late/from-now')
    const page = await openPage({
      head: head(`/late-${late}/${Date.now()}${count++}/`),
      // The parser waits, too, with what scripts find only later.
      body: `${opener}<script>parsed = true</script><!-- later -->${body}`,
      loading: 'at its first script',
    })
    await page.until('the opener is there', () => page.window.parsed)
    return page
  }
  const isOpen = (page: Page): unknown => page.peek<HTMLDialogElement>('dialog[open]')?.matches(':modal')

  let number = 0
  for (const [name, start] of Object.entries(starts))
    for (const [state, prepare] of Object.entries(decisions)) {
      // With each start another order of them.
      const [what, html] = Object.entries(openers)[(number + Math.floor(number++ / 3)) % 3]!
      it(`opens them once they can be opened: ${name}, ${state}, by ${what}`, async () => {
        prepare()
        const page = await open(start, html)
        if (start.late === 'nothing' || name === 'consent-elements.js')
          await page.until('our script runs', () => hasListener(page))
        page.document.getElementById('open')!.click()
        page.document.getElementById('open')!.click()
        // Repeated, because the files are late again from the request of consent-elements.js on.
        await page.until('the settings open', () => (void fetch('/late/now'), isOpen(page)))
        const manager = await page.manager()
        manager.closeSettings()
        await page.until('they close', () => !isOpen(page))
        const opener = page.document.getElementById('open')!
        ;(opener.shadowRoot?.querySelector('button') ?? opener).click()
        await page.until('they open again', () => isOpen(page))
        expect(page.events.filter(({ type }) => type === 'privacy-settings-open')).to.have.length(2)
      })
    }

  it('lets a link lead to its page if no manager starts', async () => {
    const page = await openPage({
      head: '<script src="/dist/guard.js"></script>',
      body: '<a href="#left" data-consent-open><b id="open">Settings</b></a>',
      before(target) {
        const { setTimeout } = target
        target.setTimeout = ((run: () => void, ms: number) =>
          setTimeout(run, ms === 10_000 ? 0 : ms)) as typeof setTimeout
      },
    })
    page.document.getElementById('open')!.click()
    expect(page.window.location.hash).to.equal('')
    await page.until('the link was followed', () => page.window.location.hash === '#left')
  })
})

/** Returns whether our script remembers presses. */
const hasListener = ({ window }: Page): boolean =>
  Object.getOwnPropertySymbols(window).some(({ description }) => description === 'consent-elements early opener')
