import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

interface Message {
  time: number
  consents: Record<string, boolean>
}

const none = { necessary: true, functionality: false, measurement: false, experience: false, marketing: false }

/** Reads the snippet of a page of docs/. */
async function snippet(page: string, name: string): Promise<string> {
  const text = await (await fetch(`/docs/${page}.md`)).text()
  return new RegExp(`<!-- runnable: ${name} -->\\n\`\`\`html\\n([^]*?)\`\`\``).exec(text)![1]!
}
/**
 * Opens the page of an app, with the bridges of iOS, Android and React Native.
 * @param decision what the app puts into the page before its first script
 * @returns the page, and what each bridge was told
 */
async function openInApp(decision?: unknown): Promise<{ page: Page; told: Record<string, Message[]> }> {
  const told: Record<string, Message[]> = { ios: [], android: [], reactNative: [] }
  const bridge = (name: string) => ({
    postMessage: (message: string) => void told[name]!.push(JSON.parse(message) as Message),
  })
  const page = await openPage({
    head: `<script src="/dist/guard.js" data-manager data-mode="offline" data-language="en" data-categories="all"></script>${await snippet('guides/apps', 'app')}`,
    before: window =>
      Object.assign(window, {
        appDecision: decision,
        webkit: { messageHandlers: { consent: bridge('ios') } },
        consentOfApp: bridge('android'),
        ReactNativeWebView: bridge('reactNative'),
      }),
  })
  return { page, told }
}
const settled = async (page: Page) => {
  const manager = await page.manager()
  await page.until('it is known whether to ask', () => !manager.state.isLoadingConsentInfo)
  return manager.state
}

describe('a web view with the snippet of the guide', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('tells the app each choice of the visitor, on every bridge', async () => {
    const { page, told } = await openInApp()
    ;(await page.find('[data-action=reject]')).click()
    await page.until('the app knows', () => told['ios']!.length > 0)
    ;(await page.manager()).acceptAll()
    await page.until('the app knows of the change', () => told['ios']!.length > 1)
    for (const messages of Object.values(told))
      expect(messages.map(({ consents }) => consents['marketing'])).to.deep.equal([false, true])
    expect(told['ios']![0]!.time).to.be.closeTo(Date.now(), 60_000)
  })

  it('takes over the choice of the app without asking', async () => {
    const { page } = await openInApp({ time: Date.now() - 5000, consents: { ...none, measurement: true } })
    const { consents } = await settled(page)
    await page.until('the decision is stored', () => localStorage['privacy-consent-storage'])
    expect(consents.marketing).to.equal(false)
    expect((await page.manager()).state.consents).to.deep.equal({ ...none, measurement: true })
    expect((await page.manager()).state.showPopup).to.equal(false)
  })

  it('keeps a later refusal of the page, and tells the app of it', async () => {
    const first = await openInApp()
    ;(await first.page.find('[data-action=reject]')).click()
    await first.page.until('it is stored', () => localStorage['privacy-consent-storage'])
    closePages()
    const { page, told } = await openInApp({ time: 1, consents: { marketing: true } })
    await page.until('the app knows', () => told['ios']!.length > 0)
    expect(told['ios']![0]!.consents).to.deep.equal(none)
    expect((await page.manager()).state.consents).to.deep.equal(none)
  })

  it('grants nothing for a decision that is malformed, without a time, or from the future', async () => {
    for (const decision of [
      { consents: { marketing: true } },
      { time: 'now', consents: { marketing: true } },
      { time: Date.now() + 100_000, consents: { marketing: true } },
      { time: 1, consents: { marketing: 'yes', measurement: 1, experience: {} } },
      { time: 1, consents: 'all' },
      { time: 1 },
      'all',
    ]) {
      localStorage.clear()
      const { page } = await openInApp(decision)
      await settled(page)
      expect((await page.manager()).state.consents, JSON.stringify(decision)).to.deep.equal(none)
      closePages()
    }
  })
})
