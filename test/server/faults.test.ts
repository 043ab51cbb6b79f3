import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { consentServer, type Behaviour, type ConsentServer } from '../support/consent-server-client'
import { hurry } from '../support/hurry'
import { closePages, type Page } from '../support/open-page'
import { errorsOf, eventually, isHeldBack, keptRecord, press, queued, visit } from './visit'

let count = 0
// The database of the first server takes some seconds to start.
before(async function () {
  this.timeout(60_000)
  await consentServer('v2-first')
})
afterEach(closePages)

const wrongShapes: unknown[] = [
  null,
  [],
  'yes',
  { showConsentBanner: 'no', jurisdiction: 'NONE', policy: 'none' },
  { jurisdiction: { code: 'NONE' }, policy: { model: 'none' } },
  { jurisdiction: 'NONE', policy: { model: 'granted', ui: { mode: 'none' } } },
  { jurisdiction: 'NONE', location: null },
]

/** States of the server during a decision. */
const faults: Record<string, Behaviour> = {
  down: { mode: 'down', times: 6 },
  slow: { mode: 'slow', delay: 800 },
  'broken off in the middle of its answer': { mode: 'cut', times: 2 },
  'restarted between the decision and its answer': { mode: 'lost', times: 1 },
  'answering 429 with Retry-After': { mode: 429, headers: { 'retry-after': '1' }, times: 2 },
  'answering 425': { mode: 425, times: 1 },
  'answering 408': { mode: 408, times: 1 },
  'answering 503': { mode: 503, times: 2 },
  'without its database': { mode: 500, body: { code: 'INTERNAL_SERVER_ERROR' }, times: 3 },
  'answering HTML': { mode: 'html', times: 1 },
}

for (const protocol of ['1', '2'] as const)
  describe(`with protocol ${protocol}, a server that is`, () => {
    let server: ConsentServer
    beforeEach(async () => {
      localStorage.clear()
      server = await consentServer(`${protocol === '2' ? 'v2' : 'v1'}-${Date.now()}-${count++}`)
    })
    const route = protocol === '2' ? '/subjects' : '/consent/set'
    const question = protocol === '2' ? '/init' : '/show-consent-banner'
    const arrive = (): Promise<Page> => visit(server.url, { options: { protocol } })
    const arriveSoon = (): Promise<Page> => visit(server.url, { options: { protocol }, before: hurry })
    const tellings = async () => server.calls(route)
    const delivered = () => eventually('nothing waits any more', () => queued().length === 0)

    for (const [what, behaviour] of Object.entries(faults))
      it(`${what} loses no decision, stores none twice and grants nothing`, async () => {
        await server.behave({ country: 'DE' })
        const first = await arrive()
        await first.find('[part=banner]')
        await server.behave({ ...behaviour, only: route })
        await press(first, '[data-action=reject]')
        await eventually('it was tried', async () => (await tellings()).length > 0 || behaviour.mode === 'down')
        first.close()
        const next = await arriveSoon()
        await delivered()
        expect((await next.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
        expect(await isHeldBack(next)).to.equal(true)
        const sent = await tellings()
        expect(new Set(sent.map(({ headers }) => headers['x-request-id']))).to.deep.equal(new Set([keptRecord()!.id]))
        expect(new Set(sent.map(({ body }) => body)).size, 'each time the same').to.equal(1)
        expect(sent.some(({ status, mode }) => status === 200 && mode !== 'html')).to.equal(true)
        if (protocol === '1') return
        const answer = await (await fetch(`${server.url}/subjects/${keptRecord()!.subjectId}`)).json()
        expect((answer as { consents: unknown[] }).consents).to.have.length(1)
      })

    for (const shape of wrongShapes)
      it(`responding to the banner request with ${JSON.stringify(shape)} grants nothing, and the banner shows`, async () => {
        await server.behave({ mode: 200, body: shape, only: question })
        const page = await arrive()
        await page.find('[part=banner]')
        expect((await page.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
        expect(Object.keys(localStorage)).to.deep.equal([])
      })

    it('hanging during the banner request shows no banner within 3 s, and its response is used when it arrives', async () => {
      await server.behave({ mode: 'slow', delay: 4000, only: question, country: 'NZ' })
      const page = await arrive()
      await page.find('[part=banner]')
      expect((await page.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
      expect((await server.calls(question))[0]!.status, 'it has not answered').to.equal(0)
      await page.until('it was corrected', () => page.window.consentManager!.state.showPopup === false)
      expect((await page.manager()).state.effectiveConsents).to.deep.equal(allConsents())
      expect(errorsOf(page)).to.deep.equal([])
    })

    it('reached by two tabs at once receives one decision once', async () => {
      await server.behave({ mode: 503 })
      const page = await arriveSoon()
      await press(page, '[data-action=accept]')
      await page.until('it was told', () => errorsOf(page).some(({ message }) => message === 'Failed to save consents'))
      page.close()
      const before = (await tellings()).length
      await server.behave({ mode: 'slow', delay: 1000, only: route })
      await Promise.all([arriveSoon(), arriveSoon()])
      await delivered()
      expect((await tellings()).slice(before)).to.have.length(1)
    })
  })

describe('a relative backend-url', () => {
  it('is resolved against the URL of the page, not against its <base>', async () => {
    localStorage.clear()
    await consentServer('same-origin')
    const { openPage } = await import('../support/open-page')
    const page = await openPage({
      head:
        '<base href="http://127.0.0.1:1/elsewhere/"><script type="module" src="' +
        location.origin +
        '/dist/consent-elements.js"></script>',
      body: '<consent-banner categories="all" backend-url="/api/c15t"></consent-banner>',
    })
    await page.find('[part=banner]')
    expect(errorsOf(page)).to.deep.equal([])
  })
})
