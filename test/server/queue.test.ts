import { expect } from '@open-wc/testing'
import { allConsents } from '../../src/consent/consents'
import { consentServer, type Behaviour, type ConsentServer } from '../support/consent-server-client'
import { hurry, timersHaveRun } from '../support/hurry'
import { closePages, type Page } from '../support/open-page'
import { decisionsIn, errorsOf, eventually, keptRecord, press, queued, visit } from './visit'

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

describe('§9 a queued submission', () => {
  it('is replaced by a later decision of the same visitor', async () => {
    await decideInVain('accept')
    const page = await arrive()
    ;(await page.manager()).openSettings()
    await press(page, '[part=dialog] [data-action=reject]')
    await failed(page)
    page.close()
    expect(queued().map(({ body }) => body.metadata.acceptanceMethod)).to.deep.equal(['necessary'])
    await server.behave({})
    await arrive()
    await allTaken()
    expect(await taken()).to.deep.equal(['necessary'])
  })

  it('is never sent after a later decision that the server has accepted', async () => {
    await decideInVain('accept')
    await server.behave({})
    const page = await arrive()
    ;(await page.manager()).rejectAll()
    await allTaken()
    await timersHaveRun(page, UNTIL_SENT)
    expect(await taken()).to.deep.equal(['necessary'])
  })

  it('that is in flight arrives before a new decision, and neither is lost', async () => {
    await decideInVain('accept')
    await server.behave({ mode: 'slow', delay: 1000, only: '/consent/set' })
    const before = (await sets()).length
    const page = await arrive()
    await eventually('it is on its way', async () => (await sets()).length > before)
    ;(await page.manager()).rejectAll()
    expect(queued().map(({ body }) => body.metadata.acceptanceMethod)).to.deep.equal(['necessary'])
    await allTaken()
    expect(await taken()).to.deep.equal(['all', 'necessary'])
  })

  it('is removed by a reset', async () => {
    await decideInVain('accept')
    await server.behave({})
    const page = await arrive()
    ;(await page.manager()).reset()
    expect(queued()).to.deep.equal([])
    await timersHaveRun(page, UNTIL_SENT)
    expect(await taken()).to.deep.equal([])
    expect(Object.keys(localStorage)).to.deep.equal([])
  })

  // With a slow server, the request of one tab is pending when the next one would send it.
  it('is sent by only one of two tabs', async () => {
    await decideInVain('accept')
    const before = (await sets()).length
    await misbehave({ mode: 'slow', delay: 1000 })
    const tabs = await Promise.all([arrive(), arrive(), arrive()])
    await allTaken()
    await Promise.all(tabs.map(tab => timersHaveRun(tab, UNTIL_SENT)))
    expect(decisionsIn(await sets()).slice(before)).to.deep.equal(['all'])
  })

  it('is not sent by a tab that opens while another one sends it', async () => {
    await misbehave({ mode: 'slow', delay: 1500 })
    const first = await arrive()
    await press(first, '[data-action=accept]')
    await eventually('it is on its way', async () => (await sets()).length === 1)
    await arrive()
    await allTaken()
    expect(decisionsIn(await sets())).to.deep.equal(['all'])
  })
})

describe('leaving the page right after the click', () => {
  const leave = async (page: Page): Promise<void> => {
    page.window.location.href = '/page/?html=elsewhere'
    await page.until('the page was left', () => page.window.location.search.includes('elsewhere'))
  }

  for (const [what, behaviour] of [
    ['answers', {}],
    ['is slow', { mode: 'slow', delay: 1500 }],
    ['is down', { mode: 'down' }],
  ] satisfies [string, Behaviour][])
    it(`loses nothing when the server ${what}`, async () => {
      await misbehave(behaviour)
      const page = await arrive()
      await press(page, '[data-action=accept]')
      await leave(page)
      page.close()
      expect(keptRecord()!.consents).to.deep.equal(allConsents())
      await server.behave({})
      await arrive()
      await allTaken()
      const decisions = await taken()
      expect(decisions.length).to.be.at.least(1)
      expect(new Set(decisions)).to.deep.equal(new Set(['all']))
      const ids = (await sets()).map(({ headers }) => headers['x-request-id'])
      expect(new Set(ids)).to.deep.equal(new Set([keptRecord()!.id]))
    })

  it('leaves the submission unclaimed for the next page, even if only the core had loaded', async () => {
    const first = await arrive()
    await press(first, '[data-action=reject]')
    await allTaken()
    first.close()
    const page = await arrive()
    const manager = await page.manager()
    manager.acceptAll()
    page.close()
    expect(queued().map(({ id }) => id)).to.deep.equal([keptRecord()!.id])
    expect(queued()[0]!.claim).to.equal(undefined)
    await arrive()
    await allTaken()
    expect(decisionsIn(await sets()).at(-1)).to.equal('all')
  })

  it('sends the request as soon as the chunk that sends it has loaded', async () => {
    const page = await arrive()
    await page.until('what sends it is there', () =>
      page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('-rest.js')),
    )
    await press(page, '[data-action=reject]')
    await leave(page)
    page.close()
    await eventually('the server has it', async () => (await taken()).length === 1)
  })
})
