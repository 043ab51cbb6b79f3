import { expect } from '@open-wc/testing'
import { GppModel } from '@iabgpp/cmpapi'
import { closePages, openPage, type Page } from '../support/open-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

interface Consent {
  gppString: string
  applicableSections: number[]
}
interface Prebid {
  setConfig: (config: object) => void
  onEvent: (name: string, listener: (request: { gppConsent?: Consent }) => void) => void
  registerBidAdapter: (adapter: () => object, code: string) => void
  requestBids: (request: object) => void
}

/** Opens a page with Prebid's module for GPP, for visitors of a place. */
async function openWithPrebid(place: string): Promise<{ page: Page; auction: () => Promise<Consent> }> {
  const page = await openPage({
    head: `<script src="/dist/gpp-stub.js"></script>
      <script>window.pbjs={que:[]}</script><script src="/node_modules/prebid.js/dist/not-for-prod/prebid.js" defer></script>
      <script type="module" src="/dist/consent-elements.js"></script>`,
    body: `<consent-banner mode="offline" categories="all"><script type="application/json">
      {"signals": {"gpp": {"sections": "states", "place": "${place}"}}}
    </script></consent-banner>`,
  })
  const { pbjs } = page.window as unknown as { pbjs: Prebid }
  const sent: Consent[] = []
  await page.until('Prebid is there', () => typeof pbjs.requestBids === 'function')
  pbjs.setConfig({ consentManagement: { gpp: { cmpApi: 'iab', timeout: 8000 } } })
  pbjs.registerBidAdapter(() => ({ callBids: () => {} }), 'probe')
  pbjs.onEvent('bidRequested', ({ gppConsent }) => sent.push(gppConsent!))
  return {
    page,
    async auction() {
      const before = sent.length
      const adUnit = {
        code: 'a',
        mediaTypes: { banner: { sizes: [[300, 250]] } },
        bids: [{ bidder: 'probe', params: {} }],
      }
      pbjs.requestBids({ timeout: 50, adUnits: [adUnit] })
      await page.until('bidders were asked', () => sent.length > before)
      return sent.at(-1)!
    },
  }
}

describe("Prebid's module for GPP", () => {
  for (const [place, section, id] of [
    ['US-CA', 'usca', 8],
    ['US-RI', 'usri', 27],
    ['US-WY', 'usnat', 7],
  ] as const)
    it(`sends bidders the section ${section} of a visitor at ${place}, after each choice`, async () => {
      const { page, auction } = await openWithPrebid(place)
      const manager = await page.manager()
      const optOut = async (): Promise<unknown> => {
        const { gppString, applicableSections } = await auction()
        expect(applicableSections).to.deep.equal([id])
        return new GppModel(gppString).getFieldValue(section, 'SaleOptOut')
      }
      manager.acceptAll()
      expect(await optOut()).to.equal(2)
      manager.rejectAll()
      expect(await optOut()).to.equal(1)
    }).timeout(30_000)
})
