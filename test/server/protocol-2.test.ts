import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { hurry, timersHaveRun } from '../support/hurry'
import { closePages, type Page } from '../support/open-page'
import { answered, errorsOf, eventually, isHeldBack, keptRecord, press, queued, visit } from './visit'

const subject = /^sub_[1-9A-HJ-NP-Za-km-z]+$/
/** Longer than a page takes to send the queue and to retry, as the sources have it; `hurry` makes it half a second. */
const UNTIL_SENT = 10_000
let count = 0
let server: ConsentServer

// The database of the first server takes some seconds to start.
before(async function () {
  this.timeout(60_000)
  await consentServer('v2-first')
})
beforeEach(async () => {
  localStorage.clear()
  server = await consentServer(`v2-${Date.now()}-${count++}`)
})
afterEach(closePages)

const arrive = (protocol = '2', options = {}): Promise<Page> => visit(server.url, { options: { protocol, ...options } })
const paths = async (): Promise<string[]> => (await server.calls()).map(({ method, path }) => `${method} ${path}`)
const delivered = () => eventually('the server has confirmed', () => queued().length === 0)
/** Returns what the real server has stored for a visitor. */
async function stored(subjectId = keptRecord()!.subjectId!) {
  const { consents } = (await (await fetch(`${server.url}/subjects/${subjectId}`)).json()) as {
    consents: { id: string; givenAt: string; preferences: Record<string, boolean> }[]
  }
  return consents
}

describe('a server of protocol 2', () => {
  it('receives GET /init, and its jurisdiction, location, model and texts are used', async () => {
    await server.behave({ country: 'GB' })
    const page = await arrive()
    await page.find('[part=banner]')
    const { state } = await page.manager()
    expect(state.jurisdictionInfo!.code).to.equal('UK_GDPR')
    expect(state.locationInfo).to.deep.equal({ countryCode: 'GB', regionCode: '' })
    expect(state.effectiveConsents).to.deep.equal(onlyNecessary())
    expect(state.complianceSettings.gdpr.applies).to.equal(true)
    expect(await paths()).to.deep.equal(['GET /api/c15t/init'])
    expect(Object.keys(localStorage)).to.deep.equal([])
    expect(document.cookie).to.equal('')
  })

  it('with a policy without banner and law grants, and shows no banner', async () => {
    await server.behave({ country: 'NZ' })
    const page = await arrive()
    await answered(page)
    expect((await page.manager()).state).to.deep.include({ effectiveConsents: allConsents(), showPopup: false })
    expect(Object.keys(localStorage)).to.deep.equal([])
  })

  it('that does not know the visitor’s country shows the banner', async () => {
    const page = await arrive()
    await page.find('[part=banner]')
    expect((await page.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
  })

  it('is detected from the first response', async () => {
    await server.behave({ country: 'DE' })
    const page = await arrive('auto')
    await page.find('[part=banner]')
    expect((await page.manager()).state.jurisdictionInfo!.code).to.equal('GDPR')
    expect(await paths()).to.deep.equal(['GET /api/c15t/show-consent-banner', 'GET /api/c15t/init'])
    expect(Object.keys(localStorage)).to.deep.equal([])
    expect(errorsOf(page)).to.deep.equal([])
    await press(page, '[data-action=accept]')
    await delivered()
    expect((await paths()).slice(2)).to.deep.equal(['POST /api/c15t/subjects'])
  })

  it('receives a decision by POST /subjects, with the receipt in its metadata, and stores it once', async () => {
    await server.behave({ country: 'DE' })
    const page = await arrive()
    await press(page, '[data-action=reject]')
    await delivered()
    const record = keptRecord()!
    expect(record.subjectId).to.match(subject)
    const [call] = await server.calls('/subjects')
    const body = JSON.parse(call!.body) as Record<string, unknown>
    expect(body).to.deep.include({
      type: 'cookie_banner',
      subjectId: record.subjectId,
      domain: location.hostname,
      preferences: onlyNecessary(),
      givenAt: record.consentInfo.time,
      jurisdiction: 'GDPR',
      jurisdictionModel: 'opt-in',
      uiSource: 'banner',
      consentAction: 'necessary',
    })
    const { receipt } = body.metadata as { receipt: { recordId: string } }
    expect(receipt).to.deep.equal((await (await page.manager()).receipts()).at(-1))
    expect(call!.headers['x-request-id']).to.equal(record.id)
    expect((await stored()).map(({ givenAt }) => Date.parse(givenAt))).to.deep.equal([record.consentInfo.time])
    expect(errorsOf(page)).to.deep.equal([])
  })

  it('receives the same subject for later decisions, on this page and on others', async () => {
    const page = await arrive('auto')
    await press(page, '[data-action=accept]')
    await delivered()
    const { subjectId } = keptRecord()!
    ;(await page.manager()).rejectAll()
    await delivered()
    page.close()
    const next = await arrive('auto')
    ;(await next.manager()).acceptAll()
    await delivered()
    expect(keptRecord()!.subjectId).to.equal(subjectId)
    expect(await stored()).to.have.length(3)
    expect((await paths()).filter(path => path.includes('/consent/set'))).to.have.length(0)
  })

  it('receives a new subject after a reset', async () => {
    const page = await arrive()
    await press(page, '[data-action=accept]')
    await delivered()
    const { subjectId } = keptRecord()!
    ;(await page.manager()).reset()
    await press(page, '[data-action=accept]')
    await delivered()
    expect(keptRecord()!.subjectId).to.match(subject).and.not.to.equal(subjectId)
  })

  it('verifies stored consents, and visitors see no banner if it cannot verify theirs', async () => {
    const page = await arrive()
    await press(page, '[data-action=customize]')
    await press(page, '[part~="switch-measurement"]')
    await press(page, '[data-action=save]')
    await delivered()
    const manager = await page.manager()
    expect(await manager.verify(['measurement'])).to.deep.equal({ isValid: true })
    await server.behave({ protocol: 1 })
    await server.behave({ mode: 404, body: { code: 'SUBJECT_NOT_FOUND' }, only: keptRecord()!.subjectId! })
    expect(await manager.verify(['measurement'])).to.deep.equal({ isValid: false })
    expect(manager.state.consentInfo!.type).to.equal('custom')
  })

  it('links a decision to an account, and returns whether the account has decided on any device', async () => {
    const page = await arrive()
    const manager = await page.manager()
    expect(await manager.identify('user-1')).to.deep.equal({ linked: false, hasConsent: false })
    expect(Object.keys(localStorage)).to.deep.equal([])
    await press(page, '[data-action=accept]')
    await delivered()
    expect(JSON.parse((await server.calls('/subjects')).at(-1)!.body)).to.include({ externalSubjectId: 'user-1' })
    expect(await manager.identify('user-1')).to.deep.equal({ linked: true, hasConsent: true })
    expect(await manager.identify('user 2')).to.deep.equal({ linked: true, hasConsent: false })
    const failed = await manager.identify('').then(
      () => null,
      (thrown: Error) => thrown,
    )
    expect(failed).to.be.instanceOf(page.window.TypeError)
    expect(failed!.message).to.contain('identify() was given ""; allowed is a non-empty string')
  })
})

describe('a queued decision', () => {
  const arriveSoon = (protocol: string) => visit(server.url, { options: { protocol }, before: hurry })
  const decideInVain = async (way: 'accept' | 'reject', protocol: string): Promise<void> => {
    await server.behave({ mode: 503 })
    const page = await arriveSoon(protocol)
    await press(page, `[data-action=${way}]`)
    await page.until('it was told', () => errorsOf(page).some(({ message }) => message === 'Failed to save consents'))
    page.close()
  }

  it('of protocol 1 is delivered once with protocol 2 after the server was replaced', async () => {
    await server.behave({ protocol: 1 })
    await decideInVain('accept', 'auto')
    expect(keptRecord()!.subjectId).to.equal(undefined)
    await server.behave({ protocol: 2 })
    const page = await arriveSoon('auto')
    await delivered()
    await timersHaveRun(page, UNTIL_SENT)
    expect((await stored()).map(({ givenAt }) => Date.parse(givenAt))).to.deep.equal([keptRecord()!.consentInfo.time])
  })

  it('of protocol 2 is delivered once with protocol 1 after the server was replaced', async () => {
    await decideInVain('reject', '2')
    await server.behave({ protocol: 1 })
    const page = await arriveSoon('auto')
    await delivered()
    await timersHaveRun(page, UNTIL_SENT)
    const taken = (await server.calls('/consent/set')).filter(({ status }) => status === 200)
    expect(taken.map(({ headers }) => headers['x-request-id'])).to.deep.equal([keptRecord()!.id])
  })
})

describe('a server without our routes', () => {
  for (const protocol of ['auto', '1', '2'])
    it(`is reported with a fix, and nothing is granted (protocol ${protocol})`, async () => {
      await server.behave({ mode: 404 })
      const page = await arrive(protocol)
      await page.find('[part=banner]')
      await page.until('it was told', () => errorsOf(page).length > 0)
      const [error] = errorsOf(page)
      expect(error!.code).to.equal('API_ERROR')
      expect(error!.message).to.contain('Request failed with status 404').and.contain(server.url)
      expect(error!.message).to.contain('mode="offline"')
      expect(page.console.some(line => line.includes(server.url) && line.includes('mode="offline"'))).to.equal(true)
      expect(errorsOf(page)).to.have.length(1)
      expect(await isHeldBack(page)).to.equal(true)
    })
})
