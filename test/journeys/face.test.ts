import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

/** Timers of at least this many milliseconds wait until the test fires them. */
const LONG = 3000

interface HeldTimers {
  /** The delays of the waiting timers, in milliseconds. */
  lengths(): number[]
  /** Fires the timers with this delay. */
  fire(length: number): void
}

function holdTimers(window: Page['window']): HeldTimers {
  const { setTimeout } = window
  const held: { length: number; callback: () => void }[] = []
  window.setTimeout = ((callback: () => void, length = 0) => {
    if (length < LONG) return setTimeout.call(window, callback, length)
    held.push({ length, callback })
    return -held.length
  }) as typeof window.setTimeout
  return {
    lengths: () => held.map(({ length }) => length),
    fire: length => held.filter(timer => timer.length === length).forEach(({ callback }) => callback()),
  }
}

async function site(attributes = '', footer = '') {
  let timers!: HeldTimers
  const page = await openPage({
    head: '<script type="module" src="/dist/consent-elements.js"></script>',
    body: `<consent-banner mode="offline" categories="all" ${attributes}></consent-banner>
      <privacy-settings-dialog></privacy-settings-dialog><h1>A site</h1>${footer}`,
    before: window => (timers = holdTimers(window)),
  })
  await page.find('[part=banner]')
  await page.manager()
  return { page, timers }
}

const choice = (page: Page): string | null => page.window.localStorage.getItem('privacy-consent-storage')
const warnings = (page: Page): string[] => page.console.filter(line => line.includes('neither a way to open'))

beforeEach(() => localStorage.clear())
afterEach(closePages)

describe('the close button of the banner', () => {
  it('is rendered only with close-button, and rejects all', async () => {
    const { page } = await site()
    expect(page.peek('consent-banner')!.shadowRoot!.querySelector('[part=close]')).to.equal(null)
    const { page: other } = await site('close-button')
    ;(await other.find('[part=close]')).click()
    await other.until('the choice is stored', () => choice(other))
    expect(JSON.parse(choice(other)!)).to.deep.include({
      consents: { necessary: true, functionality: false, measurement: false, experience: false, marketing: false },
    })
  })
})

describe('the confirmation', () => {
  it('is loaded after the choice, stays four seconds, and opens the settings', async () => {
    const { page, timers } = await site('confirmation')
    const fetched = (): boolean =>
      page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('confirmation'))
    expect(fetched()).to.equal(false)
    ;(await page.find('[part=reject]')).click()
    await page.find('[part=confirmation]')
    expect(fetched()).to.equal(true)
    expect(timers.lengths()).to.include(4000)
    timers.fire(4000)
    await page.until('it has gone', () => !page.peek('[part=confirmation]'))
  })

  it('opens the settings again', async () => {
    const { page } = await site('confirmation')
    ;(await page.find('[part=accept]')).click()
    ;(await page.find('[part=reopen]')).click()
    await page.until('the settings are open', () => page.peek<HTMLDialogElement>('dialog[part=dialog]')?.open)
  })
})

/** Two checks of the page wait for 5 s: one for a missing banner, and, once the banner's second file is there, this one. */
const bothChecksWait = (timers: HeldTimers): boolean => timers.lengths().filter(length => length === 5000).length === 2

describe('a page without a way back', () => {
  it('is warned of once, in the console', async () => {
    const { page, timers } = await site()
    await page.until('the page is to be looked at', () => bothChecksWait(timers))
    timers.fire(5000)
    timers.fire(5000)
    expect(warnings(page)).to.have.length(1)
  })

  for (const [way, attributes, footer] of [
    ['a link to a policy', 'policy-url="/policy"', ''],
    ['a button of ours', '', '<privacy-settings-button></privacy-settings-button>'],
    ['a link of its own', '', '<a href="#" data-consent-open>Privacy</a>'],
  ] as const)
    it(`gets no warning with ${way}`, async () => {
      const { page, timers } = await site(attributes, footer)
      await page.until('the page is to be looked at', () => bothChecksWait(timers))
      timers.fire(5000)
      expect(warnings(page)).to.deep.equal([])
    })
})
