import { expect } from '@open-wc/testing'
import { TCString, type VendorList } from '@iabtechlabtcf/core'
import type { TcfOptions } from '../../src/signals/tcf/tcf-options'
import { closePages, openPage, type Page } from '../support/open-page'
import {
  accept,
  box,
  chooseInSettings,
  idsIn,
  list,
  listenTo,
  openTcf,
  press,
  reject,
  said,
  settings,
  tcfHead,
} from '../support/tcf-page'
import { brokenRules } from '../support/tcf-rules'

beforeEach(() => localStorage.clear())
afterEach(closePages)

interface Prebid {
  setConfig: (config: object) => void
  onEvent: (name: string, listener: (request: { gdprConsent?: Consent }) => void) => void
  registerBidAdapter: (adapter: () => object, code: string) => void
  requestBids: (request: object) => void
}
interface Consent {
  consentString: string
  gdprApplies: boolean
  addtlConsent?: string
}

const prebid =
  '<script>window.pbjs={que:[]}</script><script src="/node_modules/prebid.js/dist/not-for-prod/prebid.js" defer></script>'
const options: TcfOptions = {
  cmpId: 300,
  cmpVersion: 2,
  publisherCountryCode: 'DE',
  vendorListUrl: `${list}?vendors=1000`,
  restrictions: [
    { purpose: 2, type: 'consent', vendors: [10, 20] },
    { purpose: 4, type: 'not-allowed', vendors: [30] },
  ],
  additionalVendors: [
    { id: 89, name: 'Example Ads' },
    { id: 35, name: 'Sample Ads' },
  ],
}
/** The vendor of the bidder. It uses consent for purposes 1, 2, 3, 4 and 7. */
const BIDDER = 11

/** Has Prebid request bids, and returns what the bidder received; null if it was not called. */
async function preparePrebid(page: Page): Promise<() => Promise<Consent | null>> {
  const { pbjs } = page.window as unknown as { pbjs: Prebid }
  await page.until('Prebid is there', () => typeof pbjs.requestBids === 'function')
  let received: Consent | null = null
  let auctions = 0
  pbjs.setConfig({
    consentManagement: { gdpr: { cmpApi: 'iab', timeout: 20_000, defaultGdprScope: true } },
    gvlMapping: { probe: BIDDER },
  })
  pbjs.registerBidAdapter(() => ({ callBids: () => {} }), 'probe')
  pbjs.onEvent('bidRequested', ({ gdprConsent }) => (received = gdprConsent ?? null))
  pbjs.onEvent('auctionEnd', () => auctions++)
  return async () => {
    const before = auctions
    received = null
    const bids = [{ bidder: 'probe', params: {} }]
    pbjs.requestBids({ timeout: 50, adUnits: [{ code: 'a', mediaTypes: { banner: { sizes: [[300, 250]] } }, bids }] })
    await page.until('the auction has ended', () => auctions > before)
    return received
  }
}

describe('a page with Prebid, 1,000 vendors and restrictions', () => {
  let vendors: VendorList
  before(async () => (vendors = (await (await fetch(options.vendorListUrl)).json()) as VendorList))

  /** Returns the model of the string that ad scripts have now, after checking all rules for strings. */
  const stringNow = (page: Page) => {
    const data = said(page).at(-1)!
    expect(brokenRules(data, vendors, options)).to.deep.equal([])
    return { data, model: TCString.decode(data.tcString) }
  }
  const chooses = async (page: Page, act: () => Promise<unknown>): Promise<ReturnType<typeof stringNow>> => {
    await chooseInSettings(page, act)
    return stringNow(page)
  }
  const vendorsTab = (page: Page): Promise<void> => press(page, '.tabs button:last-child')
  const search = async (page: Page, text: string): Promise<void> => {
    const field = await page.find<HTMLInputElement>('input[type=search]')
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  it('gives bidders the string of acceptance, purposes, vendors, objection and withdrawal, also after a reload', async () => {
    const page = await openTcf(options, { head: tcfHead(options) + prebid })
    const bid = await preparePrebid(page)
    const waiting = bid() // Prebid waits for the choice
    await accept(page)
    const first = (await waiting)!
    const all = stringNow(page)
    expect(first).to.include({ consentString: all.data.tcString, gdprApplies: true, addtlConsent: '2~35.89~dv.' })
    expect(idsIn(all.model.vendorConsents)).to.have.length(959) // without 40 of special purposes only, and one that left
    expect(idsIn(all.model.purposeConsents)).to.deep.equal([1, 2, 3, 4, 7])
    const restrictionsOf = (id: number): string[] =>
      all.model.publisherRestrictions
        .getRestrictions(id)
        .map(({ purposeId, restrictionType }) => `${purposeId}:${restrictionType}`)
    expect([10, 20, 30, 40].map(restrictionsOf)).to.deep.equal([['2:1'], ['2:1'], ['4:0'], []])

    // One purpose
    const fewer = await chooses(page, async () => {
      ;(await box(page, 'Consent: Create profiles for personalised advertising')).click()
      await press(page, '[part~=save]')
    })
    expect(idsIn(fewer.model.purposeConsents)).to.deep.equal([1, 2, 4, 7])
    expect((await bid())?.consentString).to.equal(fewer.data.tcString)

    // An objection to a purpose, and to a vendor
    const objected = await chooses(page, async () => {
      ;(await box(page, 'Legitimate interest: Understand audiences through statistics')).click()
      await vendorsTab(page)
      await search(page, 'dvert 990')
      ;(await box(page, 'Legitimate interest: Cdvert 990')).click()
      await press(page, '[part~=save]')
    })
    expect(idsIn(objected.model.purposeLegitimateInterests)).to.deep.equal([2, 7, 10])
    expect(idsIn(objected.model.vendorLegitimateInterests)).to.include(980).and.not.include(990)
    expect(idsIn(objected.model.vendorConsents)).to.include(990)

    // One vendor: Prebid does not call it any more.
    const refused = await chooses(page, async () => {
      await vendorsTab(page)
      await search(page, `ldvert ${BIDDER}`)
      ;(await box(page, `Consent: Ldvert ${BIDDER}`)).click()
      await press(page, '[part~=save]')
    })
    expect(idsIn(refused.model.vendorConsents)).to.have.length(958).and.not.include(BIDDER)
    expect(await bid()).to.equal(null)

    // The next page has the same string from the start.
    await page.reload()
    listenTo(page)
    await page.until('the string is there', () => said(page).at(-1)?.eventStatus === 'tcloaded')
    expect(said(page).map(({ eventStatus }) => eventStatus)).to.deep.equal(['tcloaded'])
    expect(stringNow(page).data.tcString).to.equal(refused.data.tcString)
    const bidAgain = await preparePrebid(page)
    expect(await bidAgain()).to.equal(null)
    const back = await chooses(page, async () => {
      await vendorsTab(page)
      await search(page, `ldvert ${BIDDER}`)
      ;(await box(page, `Consent: Ldvert ${BIDDER}`)).click()
      await press(page, '[part~=save]')
    })
    expect((await bidAgain())?.consentString).to.equal(back.data.tcString)

    // Withdrawal of everything
    const none = await chooses(page, () => reject(page))
    for (const set of ['purposeConsents', 'purposeLegitimateInterests', 'vendorConsents', 'vendorLegitimateInterests'])
      expect(idsIn(none.model[set as 'purposeConsents']), set).to.deep.equal([])
    expect(none.data.addtlConsent).to.equal('2~~dv.35.89')
    expect(await bidAgain()).to.equal(null)
  }).timeout(60_000)

  it('calls no bidder before a choice, and none after a refusal', async () => {
    const page = await openTcf(options, { head: tcfHead(options) + prebid })
    const bid = await preparePrebid(page)
    let hasEnded = false
    const waiting = bid().finally(() => (hasEnded = true))
    await page.until('the layer is shown', () => said(page).at(-1)?.eventStatus === 'cmpuishown')
    expect([hasEnded, idsIn(TCString.decode(said(page).at(-1)!.tcString).purposeConsents)]).to.deep.equal([false, []])
    await reject(page)
    expect(await waiting).to.equal(null)
    expect(idsIn(stringNow(page).model.vendorsDisclosed)).to.have.length(999)
  }).timeout(60_000)

  it('gives Prebid the choice of another tab', async () => {
    const page = await openTcf(options, { head: tcfHead(options) + prebid })
    const bid = await preparePrebid(page)
    const waiting = bid()
    const other = await openTcf(options)
    await page.find('[part=banner]')
    await accept(other)
    expect((await waiting)?.consentString).to.equal(said(page).at(-1)!.tcString)
    expect(stringNow(page).data.tcString).to.equal(said(other).at(-1)!.tcString)
  }).timeout(60_000)

  it("answers Prebid in a frame of another origin, and the frame's scripts in objects and texts", async () => {
    const page = await openTcf(options)
    const ad = `<!doctype html><title>An ad</title>${prebid}<script>
      addEventListener('load', () => {
        pbjs.setConfig({ consentManagement: { gdpr: { cmpApi: 'iab', timeout: 20000 } }, gvlMapping: { probe: ${BIDDER} } })
        pbjs.registerBidAdapter(() => ({ callBids() {} }), 'probe')
        pbjs.onEvent('bidRequested', ({ gdprConsent }) => parent.postMessage({ bid: gdprConsent.consentString }, '*'))
        pbjs.requestBids({ timeout: 50, adUnits: [{ code: 'a', mediaTypes: { banner: { sizes: [[300, 250]] } }, bids: [{ bidder: 'probe', params: {} }] }] })
        addEventListener('message', ({ data }) => {
          if (typeof data !== 'string') parent.postMessage({ answer: data }, '*')
          else if (data.includes('tcfapiReturn')) parent.postMessage({ text: data }, '*')
        })
        parent.postMessage({ __tcfapiCall: { command: 'ping', version: 2, callId: 7 } }, '*')
        parent.postMessage('{"__tcfapiCall":{"command":"ping","version":2,"callId":"8"}}', '*')
      })
    </script>`
    const heard: Record<string, unknown>[] = []
    page.window.addEventListener('message', ({ data }: MessageEvent<Record<string, unknown>>) => heard.push(data))
    // oxlint-disable-next-line react/iframe-missing-sandbox -- an ad's frame of another origin
    const frame = page.document.createElement('iframe')
    frame.src = `http://127.0.0.1:${location.port}/page/?${new URLSearchParams({ html: ad })}`
    page.document.body.append(frame)
    const answerTo = (callId: unknown) =>
      heard
        .map(({ answer, text }) => (text ? JSON.parse(text as string) : answer) as Record<string, unknown> | undefined)
        .map(answer => answer?.['__tcfapiReturn'] as { callId: unknown; returnValue: object } | undefined)
        .find(answer => answer?.callId === callId)
    await page.until('the frame has its answers', () => answerTo(7) && answerTo('8'))
    expect(answerTo(7)!.returnValue).to.include({ cmpId: 300, gdprApplies: true, cmpStatus: 'loaded' })
    expect(answerTo('8')!.returnValue).to.include({ cmpId: 300, gdprApplies: true, cmpStatus: 'loaded' })
    await accept(page)
    await page.until('the bidder has the string', () => heard.some(({ bid }) => bid !== undefined))
    expect(heard.find(({ bid }) => bid !== undefined)!.bid).to.equal(said(page).at(-1)!.tcString)
    expect(stringNow(page).data.eventStatus).to.equal('useractioncomplete')
  }).timeout(60_000)
})

describe('the API for vendors, by the rules of the specification', () => {
  it('is a function from the first script on, answers ping at once, and queues the rest in order', async () => {
    const probe = `<script>
      window.log = []
      __tcfapi('ping', 2, (answer, success) => log.push({ ...answer, success }))
      __tcfapi('addEventListener', 2, data => log.push('one ' + data.eventStatus))
      __tcfapi('addEventListener', 2, data => log.push('two ' + data.eventStatus))
      __tcfapi('nonsense', 2, (answer, success) => log.push('nonsense ' + answer + ' ' + success))
    </script>`
    const stub = tcfHead(options)
    const at = stub.indexOf('</script>') + '</script>'.length
    const page = await openPage({
      head: stub.slice(0, at) + probe + stub.slice(at),
      body: '<consent-banner mode="offline" categories="all"></consent-banner>',
    })
    const log = () => page.window['log'] as unknown[]
    expect(log()[0]).to.deep.include({ cmpLoaded: false, cmpStatus: 'stub', apiVersion: '2', success: true })
    expect(page.document.querySelectorAll('iframe[name=__tcfapiLocator]')).to.have.length(1)
    await page.until('the layer is announced', () => log().includes('two cmpuishown'))
    expect(log()).to.include('nonsense null false')
    await accept(page)
    await page.until('the choice is announced', () => log().includes('two useractioncomplete'))
    for (const status of ['cmpuishown', 'useractioncomplete'])
      expect(log().indexOf(`one ${status}`)).to.be.below(log().indexOf(`two ${status}`))
    expect(log()).to.not.include('one tcloaded') // that is for visitors who have chosen before
  })

  it('writes nothing, and asks no other host, before a choice', async () => {
    const page = await openTcf(options)
    await page.until('the layer is shown', () => said(page).at(-1)?.eventStatus === 'cmpuishown')
    await settings(page)
    await press(page, '.tabs button:last-child')
    expect(localStorage).to.have.length(0)
    expect(document.cookie).to.not.match(/tcf|euconsent/i)
    const hosts = page.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)
    expect([...new Set(hosts)]).to.deep.equal([location.host])
  })
})
