import { expect } from '@open-wc/testing'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { closePages, openPage, type Page } from '../support/open-page'
import { accept, last, listenTo, press, said, tcfHead, type TcfApi } from '../support/tcf-page'

beforeEach(() => localStorage.clear())
afterEach(closePages)

type Notice = 'TCF' | 'opt-in' | 'opt-out'

/** Places, and the notice that their visitors get. */
const notices: Record<string, Notice> = {
  DE: 'TCF',
  GB: 'TCF',
  BR: 'opt-in',
  'US-CA': 'opt-out',
  'US-TX': 'opt-out',
  '': 'TCF',
}

const body = '<main><h1>News</h1><button id="settings" data-consent-open>Privacy</button></main>'
const page = (attributes: string): { head: string; body: string } => ({
  head: tcfHead({}, `<script src="/dist/guard.js" data-manager data-categories="all" ${attributes}></script>`).replace(
    /<script type="module".*<\/script>/,
    '',
  ),
  body,
})

/** The ways in which a page learns the place. All but the first use the same HTML everywhere, as from a cache. */
const ways: Record<string, (place: string, server: ConsentServer) => Promise<Page>> = {
  'written on the tag': place => openPage(page(`data-mode="offline" data-place="${place}"`)),
  'in a header of the cached page': place =>
    openPage({ ...page('data-mode="offline" data-place="header"'), ...(place && { place }) }),
  'of the consent server, beside the cached page': async (place, server) => {
    const [country, region] = place.split('-')
    await server.behave({ ...(country && { country }), ...(region && { region }) })
    return openPage(page(`data-place="server" data-backend-url="${server.url}"`))
  },
}

/** The files of TCF that a page has requested, besides the stub. */
const filesOfTcf = ({ window }: Page): string[] =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter(path => /consent-elements-tcf|vendor-list/.test(path))

const check: Record<Notice, (page: Page) => Promise<void>> = {
  async TCF(page) {
    await page.find('[part=banner]')
    expect(page.peek('consent-tcf'), 'the layers of TCF').not.to.equal(null)
    expect((await last(page, 'cmpuishown')).data.gdprApplies).to.equal(true)
  },
  async 'opt-in'(page) {
    await page.find('consent-banner [part=banner], [part=banner]')
    expect(page.peek('consent-tcf')).to.equal(null)
    expect((await page.manager()).state.effectiveConsents.marketing).to.equal(false)
    expect((await last(page, 'tcloaded')).data).to.include({ gdprApplies: false, tcString: '' })
    expect(filesOfTcf(page)).to.deep.equal([])
  },
  async 'opt-out'(page) {
    expect((await last(page, 'tcloaded')).data).to.include({ gdprApplies: false, tcString: '' })
    const manager = await page.manager()
    await page.until('the law is known', () => manager.state.effectiveConsents.marketing)
    await press(page, '#settings')
    const dialog = await page.find('[part~=dialog]')
    await page.until('it is the opt-out notice', () => dialog.textContent!.includes('Do Not Sell or Share'))
    expect(page.peek('consent-tcf')).to.equal(null)
    await press(page, '[part~=dialog] [data-action=reject]')
    await page.until('it is decided', () => manager.state.consentInfo)
    expect(manager.state.effectiveConsents.marketing).to.equal(false)
    expect(filesOfTcf(page)).to.deep.equal([])
  },
}

for (const [way, open] of Object.entries(ways))
  describe(`one page with TCF, with the place ${way},`, () => {
    let server: ConsentServer
    before(async () => (server = await consentServer(`serve-place-${Date.now()}`)))

    for (const [place, notice] of Object.entries(notices))
      it(`has the notice ${notice} at ${place || 'an unknown place'}`, async () => {
        await check[notice](listenTo(await open(place, server)))
      })
  })

describe('a cached page whose consent server knows the place', () => {
  let server: ConsentServer
  beforeEach(async () => (server = await consentServer(`serve-place-${Date.now()}`)))
  const open = async (place: string): Promise<Page> =>
    listenTo(await ways['of the consent server, beside the cached page']!(place, server))

  it('asks by TCF if the server does not answer', async () => {
    await server.behave({ mode: 500 })
    await check.TCF(listenTo(await openPage(page(`data-place="server" data-backend-url="${server.url}"`))))
  })

  it('has the string of TCF at once on the next page, and asks the server nothing more', async () => {
    const first = await open('DE')
    await accept(first)
    await last(first, 'useractioncomplete')
    first.close()
    const asked = (await server.calls()).filter(({ method }) => method === 'GET').length
    const next = await open('DE')
    const { data } = await last(next, 'tcloaded')
    expect([data.gdprApplies, data.purpose.consents[1]]).to.deep.equal([true, true])
    expect((await server.calls()).filter(({ method }) => method === 'GET')).to.have.length(asked)
  })

  it('keeps the decision of Brazil on the next page without the files of TCF', async () => {
    const first = await open('BR')
    await press(first, '[data-action=accept]')
    await first.until('it is stored', () => localStorage.getItem('privacy-consent-receipts'))
    first.close()
    const next = await open('BR')
    expect((await last(next, 'tcloaded')).data.gdprApplies).to.equal(false)
    expect((await next.manager()).state.consents.marketing).to.equal(true)
    expect(filesOfTcf(next)).to.deep.equal([])
  })

  it('asks by TCF in Germany after an opt-out law applied in California, and vendors hear the change', async () => {
    const first = await open('US-CA')
    const manager = await first.manager()
    await first.until('the law is known', () => manager.state.effectiveConsents.marketing)
    manager.acceptAll()
    await first.until('it is stored', () => localStorage.getItem('privacy-consent-storage')?.includes('opt-out'))
    first.close()
    const next = await open('DE')
    await check.TCF(next)
    expect((await next.manager()).state.consents.marketing).to.equal(false)
  })
})

describe('__tcfapi where TCF does not apply', () => {
  it('answers each command without the platform, and a call with a fault does not stop the others', async () => {
    const opened = listenTo(await ways['written on the tag']!('BR', null as never))
    const { __tcfapi: api } = opened.window as unknown as { __tcfapi: TcfApi }
    const answers: unknown[] = []
    const note = (data: unknown, success?: boolean): unknown => answers.push([data, success])
    api('ping', 2, note)
    expect(answers.pop()).to.deep.equal([
      {
        gdprApplies: false,
        cmpId: 300,
        cmpVersion: 2,
        cmpStatus: 'loaded',
        cmpLoaded: true,
        displayStatus: 'disabled',
        apiVersion: '2.3',
      },
      true,
    ])
    api('getTCData', 2, note)
    expect((answers.pop() as [object])[0]).to.include({ gdprApplies: false, tcString: '', eventStatus: 'tcloaded' })
    api('getVendorList', 2, note)
    api('constructor', 2, note)
    expect(answers.splice(0)).to.deep.equal([
      [null, false],
      [null, false],
    ])
    const { listenerId } = said(opened).at(-1)!
    for (const id of [listenerId, listenerId]) api('removeEventListener', 2, note, id)
    expect(answers).to.deep.equal([
      [true, true],
      [false, true],
    ])
  })
})
