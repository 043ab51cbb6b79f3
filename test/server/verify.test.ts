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

/** Opens a page, accepts, and waits for the server's response. */
async function accepted() {
  const page = await visit(server.url)
  await press(page, '[data-action=accept]')
  await page.until('the server has confirmed', () => queued().length === 0)
  return { page, manager: await page.manager() }
}

describe('§7 verifying a consent', () => {
  it('that the server declares invalid shows the banner again, and nothing is granted until then', async () => {
    const { page, manager } = await accepted()
    await server.behave({ mode: 200, body: { isValid: false }, only: '/consent/verify' })
    expect(await manager.verify()).to.deep.equal({ isValid: false })
    expect(errorsOf(page)).to.deep.equal([])
    expect([manager.hasConsentFor('marketing'), keptRecord()]).to.deep.equal([false, null])
    await page.find('[data-action=accept]')
    expect(queued()).to.deep.equal([])
  })

  it('that was never given is not valid, and the banner does not show again', async () => {
    const page = await visit(server.url)
    await press(page, '[data-action=reject]')
    await page.until('the server has confirmed', () => queued().length === 0)
    const manager = await page.manager()
    await server.behave({ mode: 200, body: { isValid: false }, only: '/consent/verify' })
    expect(await manager.verify(['marketing'])).to.deep.equal({ isValid: false })
    expect([manager.state.showPopup, manager.state.consentInfo?.type]).to.deep.equal([false, 'necessary'])
  })

  for (const mode of ['down', 500, 404, 'nonsense', 'html'] as const)
    it(`fails with a distinct error if the server is ${mode}, and changes nothing`, async () => {
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

  it('with an invalid response is a PARSE_ERROR', async () => {
    const { page, manager } = await accepted()
    await server.behave({ mode: 200, body: { valid: 'yes' } })
    await manager.verify().catch(() => {})
    expect(errorsOf(page)).to.deep.equal([{ code: 'PARSE_ERROR', message: 'Failed to parse response' }])
  })

  it('is requested from the real server once; its 500 for an unknown consent is not retried', async () => {
    const { manager } = await accepted()
    expect(await manager.verify(['marketing'])).to.deep.equal({ isValid: false })
    expect(manager.hasConsentFor('marketing'), 'it is no reason to ask again').to.equal(true)
    expect(await server.calls('/consent/verify')).to.have.length(1)
  })
})
