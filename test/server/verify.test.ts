import { expect } from '@open-wc/testing'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { closePages } from '../support/open-page'
import { catalogue, errorsOf, keptRecord, press, queued, visit } from './visit'

let server: ConsentServer
beforeEach(async () => {
  localStorage.clear()
  server = await consentServer()
})
afterEach(closePages)

/** A visitor who has accepted, and whose server knows it. */
async function accepted() {
  const page = await visit(server.url)
  await press(page, '[data-action=accept]')
  await page.until('the server has confirmed', () => queued().length === 0)
  return { page, manager: await page.manager() }
}

describe('§7 verifying a consent', () => {
  it('that the server says is not valid asks the visitor again, and until then nothing is in force', async () => {
    const { page, manager } = await accepted()
    await server.behave({ mode: 200, body: { isValid: false }, only: '/consent/verify' })
    expect(await manager.verify()).to.deep.equal({ isValid: false })
    expect(errorsOf(page)).to.deep.equal([])
    expect([manager.hasConsentFor('marketing'), keptRecord()]).to.deep.equal([false, null])
    await page.find('[data-action=accept]')
    expect(queued()).to.deep.equal([])
  })

  it('that was never given is not valid, and nobody is asked again', async () => {
    const page = await visit(server.url)
    await press(page, '[data-action=reject]')
    await page.until('the server has confirmed', () => queued().length === 0)
    const manager = await page.manager()
    await server.behave({ mode: 200, body: { isValid: false }, only: '/consent/verify' })
    expect(await manager.verify(['marketing'])).to.deep.equal({ isValid: false })
    expect([manager.state.showPopup, manager.state.consentInfo?.type]).to.deep.equal([false, 'necessary'])
  })

  for (const mode of ['down', 500, 404, 'nonsense', 'html'] as const)
    it(`is told apart from a server that is ${mode}, and changes nothing`, async () => {
      const { page, manager } = await accepted()
      const record = keptRecord()
      await server.behave({ mode })
      const thrown = await manager.verify(['marketing']).then(
        () => null,
        (error: { code: string }) => error,
      )
      expect(catalogue).to.contain(thrown?.code)
      expect(errorsOf(page).map(({ code }) => code)).to.deep.equal([thrown!.code])
      expect(keptRecord()).to.deep.equal(record)
      expect(queued()).to.deep.equal([])
    })

  it('of an answer that is none is a PARSE_ERROR', async () => {
    const { page, manager } = await accepted()
    await server.behave({ mode: 200, body: { valid: 'yes' } })
    await manager.verify().catch(() => {})
    expect(errorsOf(page)).to.deep.equal([{ code: 'PARSE_ERROR', message: 'Failed to parse response' }])
  })

  it('asks the real server once, whose 500 for a consent that it does not know is an answer and not a failure', async () => {
    const { manager } = await accepted()
    expect(await manager.verify(['marketing'])).to.deep.equal({ isValid: false })
    expect(manager.hasConsentFor('marketing'), 'it is no reason to ask again').to.equal(true)
    expect(await server.calls('/consent/verify')).to.have.length(1)
  })
})
