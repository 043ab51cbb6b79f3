import { expect } from '@open-wc/testing'
import { GppModel } from '@iabgpp/cmpapi'
import { Sections } from '../../node_modules/@iabgpp/cmpapi/lib/mjs/encoder/section/Sections'
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

  it("sends bidders the section of each state that the IAB's library defines", async () => {
    const states = [...Sections.SECTION_ID_NAME_MAP].filter(([, name]) => /^us(?!p|nat)/.test(name))
    expect(states).to.have.length.above(19)
    for (const [id, section] of states) {
      localStorage.clear()
      const { page, auction } = await openWithPrebid(`US-${section.slice(2).toUpperCase()}`)
      ;(await page.manager()).rejectAll()
      const { gppString, applicableSections } = await auction()
      expect(applicableSections, section).to.deep.equal([id])
      expect(new GppModel(gppString).getFieldValue(section, 'SaleOptOut'), section).to.equal(1)
      page.close()
    }
  }).timeout(120_000)

  it('sends bidders the section of the state that the edge server names', async () => {
    const page = await openPage({
      head: `<script src="/dist/gpp-stub.js"></script><script type="module" src="/dist/consent-elements.js"></script>`,
      body: `<consent-banner mode="offline" categories="all" place="US-CO"><script type="application/json">
        {"signals": {"gpp": {"sections": "states"}}}
      </script></consent-banner>`,
    })
    interface Api {
      __gpp: (command: string, callback: (data: Consent & { signalStatus: string }) => void) => void
    }
    const ping = () => {
      let answer!: Consent & { signalStatus: string }
      // The stub is replaced once the platform has loaded.
      const { __gpp: api } = page.window as unknown as Api
      api('ping', data => (answer = data))
      return answer
    }
    await page.until('the section is ready', () => ping().signalStatus === 'ready')
    expect(ping().applicableSections).to.deep.equal([10])
    expect(new GppModel(ping().gppString).getFieldValue('usco', 'SaleOptOut')).to.equal(2)
  })
})
