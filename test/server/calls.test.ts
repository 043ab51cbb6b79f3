import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { closePages, openPage } from '../support/open-page'
import { hurry, timersHaveRun } from '../support/hurry'
import { answered, errorsOf, eventually, isHeldBack, keptRecord, press, queued, visit } from './visit'

const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const domain = location.hostname

beforeEach(() => localStorage.clear())
afterEach(closePages)

const places = {
  'the default base path /api/c15t of the site itself': () => consentServer('same-origin'),
  'a server on another origin': () => consentServer(),
}

for (const [place, enter] of Object.entries(places))
  describe(`§7 the requests to ${place}`, () => {
    let server: ConsentServer
    beforeEach(async () => (server = await enter()))

    /** Makes a decision, and waits for the server's response. */
    async function decide(way: 'accept' | 'reject' | 'custom') {
      const page = await visit(server.url)
      if (way === 'custom') {
        await press(page, '[data-action=customize]')
        await press(page, '[part~="switch-measurement"]')
        await press(page, '[data-action=save]')
      } else await press(page, `[data-action=${way}]`)
      await eventually('the server answered', async () => (await server.calls('/consent/set'))[0]?.status !== undefined)
      await page.until('the server has confirmed', () => queued().length === 0)
      return page
    }

    it('GET /show-consent-banner has no query and no body', async () => {
      const page = await visit(server.url)
      await page.find('[part=banner]')
      const calls = await server.calls()
      expect(calls.map(({ method, path, body, status }) => [method, path, body, status])).to.deep.equal([
        ['GET', '/api/c15t/show-consent-banner', '', 200],
      ])
      expect(calls[0]!.headers['content-type']).to.equal('application/json')
      expect(calls[0]!.headers['x-request-id']).to.match(uuid4)
    })

    const preferences = (on: (name: string) => boolean) =>
      ['necessary', 'functionality', 'measurement', 'experience', 'marketing'].map(name => `"${name}":${on(name)}`)
    const ways = {
      accept: { type: 'all', on: () => true },
      reject: { type: 'necessary', on: (name: string) => name === 'necessary' },
      custom: { type: 'custom', on: (name: string) => ['necessary', 'measurement'].includes(name) },
    }
    for (const way of ['accept', 'reject', 'custom'] as const)
      it(`POST /consent/set sends ${ways[way].type} byte for byte, and the real server accepts it`, async () => {
        const page = await decide(way)
        const calls = await server.calls('/consent/set')
        expect(calls).to.have.length(1)
        const { method, path, body, headers, status } = calls[0]!
        expect([method, path, status]).to.deep.equal(['POST', '/api/c15t/consent/set', 200])
        // The fields of the protocol come first and unchanged. Our receipt follows in the field that accepts any data.
        const [protocol, receipt] = body.split(',"receipt":')
        expect(`${protocol}}}`).to.equal(
          `{"type":"cookie_banner","domain":"${domain}","preferences":{${preferences(ways[way].on).join()}},` +
            `"metadata":{"source":"consent_widget","acceptanceMethod":"${ways[way].type}"}}`,
        )
        expect(JSON.parse(receipt!.slice(0, -2))).to.include({ recordId: headers['x-request-id'], domain })
        expect(headers['content-type']).to.equal('application/json')
        expect(headers['x-request-id']).to.match(uuid4).and.to.equal(keptRecord()!.id)
        expect(errorsOf(page)).to.deep.equal([])
        expect(localStorage.getItem('privacy-consent')).to.equal(null)
      })

    it('POST /consent/verify sends the categories by name, and returns isValid', async () => {
      const page = await decide('accept')
      // The real server cannot verify anonymous visitors, because requests contain no subject, so the response is
      // simulated.
      await server.behave({ mode: 200, body: { isValid: true, consent: {} }, only: '/consent/verify' })
      const manager = await page.manager()
      expect(await manager.verify(['measurement', 'marketing'])).to.deep.equal({ isValid: true })
      const [call] = await server.calls('/consent/verify')
      expect([call!.method, call!.path]).to.deep.equal(['POST', '/api/c15t/consent/verify'])
      expect(call!.body).to.equal(
        `{"type":"cookie_banner","domain":"${domain}","preferences":["measurement","marketing"]}`,
      )
      expect(call!.headers['content-type']).to.equal('application/json')
      expect(call!.headers['x-request-id']).to.match(uuid4)
    })

    it('every request includes credentials, and a submission outlives the page', async () => {
      const credentials: unknown[] = []
      const outliving: unknown[] = []
      document.cookie = 'visitor=known; path=/'
      const page = await visit(server.url, {
        before(window) {
          const native = window.fetch
          window.fetch = (input, init) => {
            if (String(input).includes('/api/c15t/')) credentials.push(init?.credentials)
            if (String(input).endsWith('/consent/set')) outliving.push(init?.keepalive)
            return native.call(window, input, init)
          }
        },
      })
      await press(page, '[data-action=accept]')
      await page.until('the server has confirmed', () => queued().length === 0)
      await (await page.manager()).verify().catch(() => {})
      document.cookie = 'visitor=; path=/; max-age=0'
      expect(credentials.length).to.be.at.least(3)
      expect(outliving).to.deep.equal([true])
      expect(new Set(credentials)).to.deep.equal(new Set(['include']))
      const calls = await server.calls()
      expect(calls.filter(({ status }) => status === 200)).to.have.length(2)
      if (server.url.startsWith('/'))
        // browsers may omit cookies in cross-site requests
        for (const { headers } of calls) expect(headers.cookie).to.contain('visitor=known')
    })
  })

describe('§7 a request', () => {
  it("has the site's own headers in addition to ours", async () => {
    const server = await consentServer('same-origin')
    const page = await visit(server.url, { options: { headers: { 'X-Site': 'mine' } } })
    await press(page, '[data-action=reject]')
    await page.until('the server has confirmed', () => queued().length === 0)
    const calls = await server.calls()
    expect(calls).to.have.length(2)
    for (const { headers } of calls) {
      expect(headers['x-site']).to.equal('mine')
      expect(headers['content-type']).to.equal('application/json')
    }
  })

  it('goes to /api/c15t by default', async () => {
    const server = await consentServer('same-origin')
    const page = await openPage({
      head: '<script type="module" src="/dist/consent-elements.js"></script>',
      body: '<consent-banner></consent-banner>',
    })
    await press(page, '[data-action=reject]')
    await page.until('the server has confirmed', () => queued().length === 0)
    const calls = await server.calls()
    expect(calls.map(({ path, status }) => [path, status])).to.deep.equal([
      ['/api/c15t/show-consent-banner', 200],
      ['/api/c15t/consent/set', 200],
    ])
  })

  it('has a new id each time, so that two visitors never share one', async () => {
    const server = await consentServer()
    for (let i = 0; i < 2; i++) {
      const page = await visit(server.url)
      await press(page, '[data-action=reject]')
      await page.until('the server has confirmed', () => queued().length === 0)
      page.close()
      localStorage.clear()
    }
    const ids = (await server.calls()).map(({ headers }) => headers['x-request-id'])
    expect(ids).to.have.length(4)
    expect(new Set(ids).size).to.equal(4)
  })
})

describe('§4 the responses of the real server', () => {
  let server: ConsentServer
  beforeEach(async () => (server = await consentServer()))

  const answers = [
    { country: 'DE', code: 'GDPR' },
    { country: 'BR', code: 'BR' },
    { country: undefined, code: 'NONE' },
  ]
  for (const { country, code } of answers)
    it(`the banner shows in ${country ?? 'an unknown country'} (${code}), and nothing is granted`, async () => {
      await server.behave(country ? { country } : {})
      const page = await visit(server.url)
      await page.find('[part=banner]')
      const { state } = await page.manager()
      expect(state).to.deep.include({ effectiveConsents: onlyNecessary(), consentInfo: null, showPopup: true })
      expect(state.jurisdictionInfo!.code).to.equal(code)
      expect(state.jurisdictionInfo!.message).not.to.equal('Unknown (offline mode)')
      expect(state.locationInfo).to.deep.equal({ countryCode: country ?? '', regionCode: '' })
      expect(await isHeldBack(page)).to.equal(true)
    })

  it('when the jurisdiction code is NONE and no banner is needed, all categories are granted', async () => {
    await server.behave({ country: 'US' })
    const page = await visit(server.url)
    await answered(page)
    const { state } = await page.manager()
    expect(state.jurisdictionInfo!.code).to.equal('NONE')
    expect(state).to.deep.include({ effectiveConsents: allConsents(), consentInfo: null, showPopup: false })
    expect(await isHeldBack(page)).to.equal(false)
    expect(page.peek('[part=banner]')).to.equal(null)
    expect(localStorage.length).to.equal(0)
    expect(page.events.filter(({ type }) => type === 'consent-change')).to.have.length(1)
    expect(await server.calls('/consent/set')).to.have.length(0)
  })

  it('a visitor to whom everything was granted can still reject', async () => {
    await server.behave({ country: 'US' })
    const page = await visit(server.url)
    await answered(page)
    ;(await page.manager()).openSettings()
    await press(page, '[part=dialog] [data-action=reject]')
    expect((await page.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
    expect(await isHeldBack(page)).to.equal(true)
    await page.reload()
    expect((await page.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
  })

  it('with Do Not Track on, NONE grants nothing', async () => {
    await server.behave({ country: 'US' })
    const page = await visit(server.url, {
      before: window => Object.defineProperty(window.navigator, 'doNotTrack', { value: '1' }),
    })
    await answered(page)
    expect((await page.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
    expect(await isHeldBack(page)).to.equal(true)
  })

  it('the banner request is not sent if a decision is stored', async () => {
    const first = await visit(server.url)
    await press(first, '[data-action=accept]')
    await first.until('the server has confirmed', () => queued().length === 0)
    first.close()
    const before = (await server.calls()).length
    const page = await visit(server.url, { before: hurry })
    await page.manager()
    await timersHaveRun(page, 2500) // longer than the delay after which a queue is sent
    expect(await server.calls()).to.have.length(before)
    expect(page.peek('[part=banner]')).to.equal(null)
  })
})
