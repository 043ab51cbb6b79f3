import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { consentServer, type Behaviour, type ConsentServer } from '../support/consent-server-client'
import { hurry, timersHaveRun } from '../support/hurry'
import { closePages, type Page } from '../support/open-page'
import { asked, catalogue, decisionsIn, errorsOf, eventually, keptRecord, pause, press, queued, visit } from './visit'

/** Longer than a page takes to send the queue and to retry, as the sources have it; `hurry` makes it half a second. */
const UNTIL_SENT = 10_000
const arrive = (): Promise<Page> => visit(server.url, { before: hurry })

let server: ConsentServer
beforeEach(async () => {
  localStorage.clear()
  server = await consentServer()
})
afterEach(closePages)

const misbehave = (behaviour: Behaviour) => server.behave({ only: '/consent/set', ...behaviour })
const sets = () => server.calls('/consent/set')
const taken = async () => decisionsIn((await sets()).filter(({ status }) => status === 200))
const failed = (page: Page) =>
  page.until('it was told', () => errorsOf(page).some(({ message }) => message === 'Failed to save consents'))
const allTaken = () => eventually('the queue is empty', () => queued().length === 0)

/** Decides while the server fails, and leaves the page. */
async function decideInVain(way: 'accept' | 'reject', behaviour: Behaviour = { mode: 503 }): Promise<void> {
  await misbehave(behaviour)
  const page = await arrive()
  await press(page, `[data-action=${way}]`)
  await failed(page)
  page.close()
}

describe('§8 a failed submission', () => {
  const failures: [string, Behaviour, number?][] = [
    ['the server is down', { mode: 'down' }],
    ['the server answers 500 four times', { mode: 500 }, 4],
    ['the server answers 503 four times', { mode: 503 }, 4],
    ['the answer is broken JSON', { mode: 'nonsense' }, 1],
    ['the answer is a page, as from a captive portal', { mode: 'html' }, 1],
  ]
  for (const [what, behaviour, times] of failures)
    it(`${what}: the consent is stored locally, queued, and reported as "Failed to save consents"; the next load sends it again`, async () => {
      await misbehave(behaviour)
      const page = await arrive()
      await press(page, '[data-action=accept]')
      await failed(page)
      const manager = await page.manager()
      const record = keptRecord()!
      const { state } = manager
      page.close()
      expect(record.consents).to.deep.equal(allConsents())
      expect(state).to.deep.include({ effectiveConsents: allConsents(), showPopup: false })
      expect(JSON.parse(localStorage.getItem('privacy-consent')!).preferences).to.deep.equal(allConsents())
      expect(queued().map(({ id }) => id)).to.deep.equal([record.id])
      const [error] = errorsOf(page)
      expect(errorsOf(page)).to.have.length(1)
      expect(catalogue).to.contain(error!.code)
      const before = await sets()
      if (times !== undefined) expect(before).to.have.length(times)
      expect(new Set(before.map(({ headers }) => headers['x-request-id'])).size).to.be.at.most(1)

      await server.behave({})
      const next = await arrive()
      await next.manager()
      expect(await sets(), 'not at once').to.have.length(before.length)
      await allTaken()
      const calls = await sets()
      expect(calls).to.have.length(before.length + 1)
      const { body, headers, status } = calls.at(-1)!
      expect([status, headers['x-request-id']]).to.deep.equal([200, record.id])
      if (before.length > 0) expect(body).to.equal(before[0]!.body)
      expect(decisionsIn(calls).at(-1)).to.equal('all')
      expect(errorsOf(next)).to.deep.equal([])
    })

  for (const status of [400, 401, 403, 404])
    it(`is not queued if the server rejected it with ${status}, and never sent again`, async () => {
      await misbehave({ mode: status })
      const page = await arrive()
      await press(page, '[data-action=reject]')
      await failed(page)
      page.close()
      expect(errorsOf(page)).to.deep.equal([{ code: 'API_ERROR', message: 'Failed to save consents' }])
      expect(queued()).to.deep.equal([])
      expect(keptRecord()!.consents).to.deep.equal(onlyNecessary())
      const next = await arrive()
      await timersHaveRun(next, UNTIL_SENT)
      expect(await sets()).to.have.length(1)
      expect((await next.manager()).state.showPopup).to.equal(false)
    })

  it('that succeeds on retry is not reported, and both attempts have the same id', async () => {
    await misbehave({ mode: 500, times: 1 })
    const page = await arrive()
    await press(page, '[data-action=accept]')
    await allTaken()
    const calls = await sets()
    expect(calls.map(({ status }) => status)).to.deep.equal([500, 200])
    expect(new Set(calls.map(({ headers }) => headers['x-request-id'])).size).to.equal(1)
    expect(errorsOf(page)).to.deep.equal([])
    expect(localStorage.getItem('privacy-consent')).to.equal(null)
  })

  it('that fails on the next load stays queued', async () => {
    await decideInVain('accept')
    const still = await arrive()
    const before = (await sets()).length
    await eventually('it was tried again', async () => (await sets()).length >= before + 4)
    still.close()
    expect(queued()).to.have.length(1)
    await server.behave({})
    await arrive()
    await allTaken()
    expect(await taken()).to.deep.equal(['all'])
  })

  it('is removed from the queue if the server rejects it later', async () => {
    await decideInVain('accept')
    const before = (await sets()).length
    await misbehave({ mode: 400 })
    const next = await arrive()
    await allTaken()
    await timersHaveRun(next, UNTIL_SENT)
    expect(await sets()).to.have.length(before + 1)
    expect(keptRecord()!.consents).to.deep.equal(allConsents())
  })
})

describe('a decision', () => {
  it('takes effect at once, however long the server takes', async () => {
    await misbehave({ mode: 'slow', delay: 1500 })
    const page = await arrive()
    await press(page, '[data-action=accept]')
    const manager = await page.manager()
    expect(manager.state).to.deep.include({ effectiveConsents: allConsents(), showPopup: false })
    await page.until('the banner is gone', () => !page.peek('[part=banner]'))
    expect(await taken()).to.deep.equal([])
    await allTaken()
    expect(await taken()).to.deep.equal(['all'])
  })

  it('is submitted in order, and not at all if a later one supersedes it', async () => {
    await misbehave({ mode: 'slow', delay: 500 })
    const page = await arrive()
    await asked(page)
    const manager = await page.manager()
    manager.acceptAll()
    while ((await server.calls('/consent/set')).length === 0) await pause(20)
    manager.save({ marketing: false })
    manager.rejectAll()
    await allTaken()
    expect(await taken()).to.deep.equal(['all', 'necessary'])
    expect(keptRecord()!.consentInfo.type).to.equal('necessary')
  })

  it('that is restored from storage is not submitted again', async () => {
    const page = await arrive()
    await press(page, '[data-action=accept]')
    await allTaken()
    await page.reload()
    await timersHaveRun(page, UNTIL_SENT)
    expect(await taken()).to.deep.equal(['all'])
  })
})
