import { expect } from '@open-wc/testing'
import { TCString, type Vendor, type VendorList } from '@iabtechlabtcf/core'
import type { TcfOptions } from '../../src/signals/tcf/tcf-options'
import { closePages, type Page } from '../support/open-page'
import { accept, chooseInSettings, idsIn, listenTo, openTcf, press, reject, said, tcfHead } from '../support/tcf-page'
import { brokenRules } from '../support/tcf-rules'

beforeEach(() => localStorage.clear())
afterEach(closePages)

/** The list of IAB Europe that VENDOR_LIST names, which may not be part of the repository; else a generated one. */
const vendorListUrl = '/page/tcf/given/vendor-list.json'
const options: TcfOptions = { cmpId: 300, cmpVersion: 2, publisherCountryCode: 'DE', vendorListUrl }
const prebid =
  '<script>window.pbjs={que:[]}</script><script src="/node_modules/prebid.js/dist/not-for-prod/prebid.js" defer></script>'

interface Prebid {
  setConfig: (config: object) => void
  onEvent: (name: string, listener: (request: { gdprConsent?: { consentString: string } }) => void) => void
  registerBidAdapter: (adapter: () => object, code: string) => void
  requestBids: (request: object) => void
}

describe('a page with Prebid and the vendor list of IAB Europe', () => {
  let list: VendorList
  before(async () => (list = (await (await fetch(vendorListUrl)).json()) as VendorList))

  const living = (): Vendor[] => Object.values(list.vendors).filter(({ deletedDate }) => !deletedDate)
  /** A vendor that asks for consent to all that an auction needs. */
  const bidder = (): Vendor =>
    living().find(({ purposes }) => [1, 2, 3, 4, 7].every(purpose => purposes.includes(purpose)))!
  const objectedTo = (): Vendor => living().find(({ legIntPurposes }) => legIntPurposes.includes(7))!

  const bids = async (page: Page): Promise<() => Promise<string | null>> => {
    const { pbjs } = page.window as unknown as { pbjs: Prebid }
    await page.until('Prebid is there', () => typeof pbjs.requestBids === 'function')
    let received: string | null = null
    let auctions = 0
    pbjs.setConfig({
      consentManagement: { gdpr: { cmpApi: 'iab', timeout: 20_000, defaultGdprScope: true } },
      gvlMapping: { probe: bidder().id },
    })
    pbjs.registerBidAdapter(() => ({ callBids: () => {} }), 'probe')
    pbjs.onEvent('bidRequested', ({ gdprConsent }) => (received = gdprConsent?.consentString ?? null))
    pbjs.onEvent('auctionEnd', () => auctions++)
    return async () => {
      const before = auctions
      received = null
      const unit = {
        code: 'a',
        mediaTypes: { banner: { sizes: [[300, 250]] } },
        bids: [{ bidder: 'probe', params: {} }],
      }
      pbjs.requestBids({ timeout: 50, adUnits: [unit] })
      await page.until('the auction has ended', () => auctions > before)
      return received
    }
  }
  const now = (page: Page) => {
    const data = said(page).at(-1)!
    expect(brokenRules(data, list, options)).to.deep.equal([])
    return { text: data.tcString, model: TCString.decode(data.tcString) }
  }
  const chooses = async (page: Page, act: () => Promise<void>): Promise<ReturnType<typeof now>> => {
    await chooseInSettings(page, act)
    return now(page)
  }
  /** Presses the switch of a purpose or vendor, whose name may contain any character. */
  const toggle = async (page: Page, kind: string, name: string): Promise<void> => {
    const label = `${kind}: ${name}`
    const find = () =>
      [...page.peek('dialog')!.querySelectorAll<HTMLElement>('[role=switch]')].find(
        box => box.getAttribute('aria-label') === label,
      )
    await page.until(label, find)
    find()!.click()
  }
  const save = (page: Page): Promise<void> => press(page, '[part~=save]')
  const findVendor = async (page: Page, name: string): Promise<void> => {
    await press(page, '.tabs button:last-child')
    const field = await page.find<HTMLInputElement>('input[type=search]')
    field.value = name
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  it('has the right string after each choice, on the next page, and after a withdrawal', async () => {
    const page = await openTcf(options)
    await page.find('[part=banner]')
    expect(idsIn(now(page).model.purposeConsents)).to.deep.equal([])
    await reject(page)
    await page.until('the refusal', () => said(page).at(-1)!.eventStatus === 'useractioncomplete')
    const refused = now(page)
    for (const set of ['purposeConsents', 'purposeLegitimateInterests', 'vendorConsents', 'vendorLegitimateInterests'])
      expect(idsIn(refused.model[set as 'purposeConsents']), set).to.deep.equal([])
    expect(idsIn(refused.model.vendorsDisclosed)).to.have.length(living().length)

    const all = await chooses(page, () => accept(page))
    expect(idsIn(all.model.vendorConsents)).to.deep.equal(
      living().flatMap(({ id, purposes }) => (purposes.length > 0 ? [id] : [])),
    )

    const fewer = await chooses(page, async () => {
      await toggle(page, 'Consent', list.purposes[3]!.name)
      await save(page)
    })
    expect(idsIn(fewer.model.purposeConsents)).to.include.members([1, 2, 4, 7]).and.not.include(3)

    const objected = await chooses(page, async () => {
      await toggle(page, 'Legitimate interest', list.purposes[7]!.name)
      await findVendor(page, objectedTo().name)
      await toggle(page, 'Legitimate interest', objectedTo().name)
      await save(page)
    })
    expect(idsIn(objected.model.purposeLegitimateInterests)).to.not.include(7)
    expect(idsIn(objected.model.vendorLegitimateInterests)).to.not.include(objectedTo().id)
    expect(idsIn(objected.model.vendorConsents)).to.deep.equal(idsIn(all.model.vendorConsents))

    const without = await chooses(page, async () => {
      await findVendor(page, bidder().name)
      await toggle(page, 'Consent', bidder().name)
      await save(page)
    })
    expect(idsIn(all.model.vendorConsents)).to.include(bidder().id)
    expect(idsIn(without.model.vendorConsents)).to.not.include(bidder().id)

    await page.reload()
    listenTo(page)
    await page.until('the string is there', () => said(page).at(-1)?.eventStatus === 'tcloaded')
    expect(now(page).text).to.equal(without.text)

    const other = await openTcf(options)
    await other.until('the string is there', () => said(other).at(-1)?.eventStatus === 'tcloaded')
    const withdrawn = await chooses(page, () => reject(page))
    await other.until('the other tab has it', () => said(other).at(-1)!.tcString === withdrawn.text)
    expect(idsIn(withdrawn.model.vendorConsents)).to.deep.equal([])
  }).timeout(60_000)

  it('lets Prebid call the vendor with the string of the choice, and not without its consent', async () => {
    const page = await openTcf(options, { head: tcfHead(options) + prebid })
    const bid = await bids(page)
    const waiting = bid()
    await accept(page)
    expect(await waiting).to.equal(now(page).text)
    await chooses(page, async () => {
      await findVendor(page, bidder().name)
      await toggle(page, 'Consent', bidder().name)
      await save(page)
    })
    expect(await bid()).to.equal(null)
    await chooses(page, () => reject(page))
    expect(await bid()).to.equal(null)
  }).timeout(60_000)
})
