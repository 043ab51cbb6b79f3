import { expect } from '@open-wc/testing'
import rule from '../../examples/autoconsent/consent-elements.json'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

/** A message of autoconsent’s content script to its extension. */
interface Message {
  type: string
  [detail: string]: unknown
}

/**
 * A page with our banner and the unmodified content script of DuckDuckGo's autoconsent. A mock of its extension responds
 * to that script.
 */
async function visit(autoAction: 'optOut' | 'optIn', rules: unknown[]): Promise<{ page: Page; said: Message[] }> {
  const said: Message[] = []
  const config = {
    enabled: true,
    autoAction,
    disabledCmps: [],
    enablePrehide: true,
    enableCosmeticRules: true,
    enableGeneratedRules: true,
    enableHeuristicDetection: false,
    detectRetries: 20,
    isMainWorld: true,
    prehideTimeout: 2000,
    logs: {},
  }
  const page = await openPage({
    head:
      '<script src="/node_modules/@duckduckgo/autoconsent/dist/autoconsent.playwright.js"></script>' +
      '<script type="module" src="/dist/consent-elements.js"></script>',
    body: '<consent-banner mode="offline" categories="all"></consent-banner><privacy-settings-dialog></privacy-settings-dialog><h1>A site</h1>',
    before(window) {
      const answer = (message: Message): void =>
        (window.autoconsentReceiveMessage as (message: Message) => void)(message)
      window.autoconsentSendMessage = (message: Message) => {
        said.push(message)
        if (message.type === 'init')
          setTimeout(() => answer({ type: 'initResp', config, rules: { autoconsent: rules, consentomatic: {} } }))
        if (message.type === 'eval') setTimeout(() => answer({ type: 'evalResp', id: message.id, result: false }))
        if (message.type === 'optOutResult' || message.type === 'optInResult')
          setTimeout(() => answer({ type: 'selfTest' }))
        return Promise.resolve()
      }
    },
  })
  return { page, said }
}
/** The page of the test is in a frame, unlike a page of a site. */
const here = { runContext: { main: true, frame: true } }
const heard = (said: Message[], type: string): Message | undefined => said.find(message => message.type === type)

describe("DuckDuckGo's autoconsent with the rule of examples/autoconsent", () => {
  for (const [action, type, consents, decision] of [
    ['optOut', 'optOutResult', onlyNecessary(), 'necessary'],
    ['optIn', 'optInResult', allConsents(), 'all'],
  ] as const)
    it(`${action}: finds the banner, decides, and detects that it has closed`, async () => {
      const { page, said } = await visit(action, [{ ...rule, ...here }])
      await page.until('it has decided', () => heard(said, type))
      expect(heard(said, 'popupFound')?.cmp).to.equal('consent-elements')
      expect(heard(said, type)?.result).to.equal(true)
      const { state } = await page.manager()
      expect([state.consentInfo?.type, state.consents]).to.eql([decision, consents])
      expect(JSON.parse(localStorage.getItem('privacy-consent-storage') ?? '{}').consents).to.eql(consents)
      await page.until('it has looked', () => heard(said, 'selfTestResult'))
      expect(heard(said, 'selfTestResult')?.result).to.equal(true)
    })

  it('does nothing without a rule for our banner, and nothing is granted', async () => {
    const { page, said } = await visit('optOut', [{ ...rule, ...here, detectCmp: [{ exists: '#somebody-else' }] }])
    await page.find('[part=banner]')
    const attempts = (): number =>
      Math.max(0, ...said.map(({ state }) => (state as { findCmpAttempts?: number } | undefined)?.findCmpAttempts ?? 0))
    const before = attempts()
    await page.until('it has looked again', () => {
      // From the third time on, autoconsent looks only after a change.
      page.document.body.toggleAttribute('data-changed')
      return attempts() >= before + 2
    })
    expect([heard(said, 'popupFound'), heard(said, 'optOutResult')]).to.eql([undefined, undefined])
    expect((await page.manager()).state.effectiveConsents).to.eql(onlyNecessary())
  })
})
