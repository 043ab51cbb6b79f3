import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { consentServer, type Behaviour, type ConsentServer } from '../support/consent-server-client'
import { hurry, timersHaveRun } from '../support/hurry'
import { closePages, type Page } from '../support/open-page'
import { answered, asked, decisionsIn, eventually, keptRecord, press, queued, visit } from './visit'

let server: ConsentServer
beforeEach(async () => {
  localStorage.clear()
  server = await consentServer()
})
afterEach(closePages)

/** Returns the number of submissions that a page has attempted. */
const attempts = (page: Page): number => (page.window.attempts as number | undefined) ?? 0
/** Speeds up the page, so that many visits fit into one test, and counts submissions. */
const swift = (window: Page['window']): void => {
  hurry(window)
  const { fetch } = window
  window.attempts = 0
  window.fetch = (...args) => {
    const answer = fetch(...args)
    const count = () => void (window.attempts = (window.attempts as number) + 1)
    if (String(args[0]).endsWith('/consent/set')) answer.then(count, count)
    return answer
  }
}
const arrive = (): Promise<Page> => visit(server.url, { before: swift })
const sets = () => server.calls('/consent/set')
/** Returns the submissions that the real server accepted. A captive portal also responds with 200. */
const taken = async () =>
  (await sets()).filter(({ mode, status }) => ['ok', 'slow'].includes(String(mode)) && status === 200)
/** Waits until the page has submitted its decision, or has released it for the next page. */
const rested = (page: Page) =>
  eventually('it was told, or waits for the next page', () => {
    const [entry] = queued()
    return entry === undefined || (entry.claim === undefined && attempts(page) > 0)
  })

/** The faulty states of a server. `html` is the 200 of a captive portal. */
const conditions: Record<string, Behaviour> = {
  'cut off': { mode: 'down' },
  slow: { mode: 'slow', delay: 400 },
  'answering 500': { mode: 500 },
  'answering HTML': { mode: 'html' },
  'answering 404': { mode: 404 },
}
const names = Object.keys(conditions)
const misbehave = (name: string) => server.behave(conditions[name]!)

describe('a decision submitted to a server that is', () => {
  // A 404 rejects the decision, so there is no retry afterwards.
  for (const first of names.filter(name => name !== 'answering 404'))
    for (const second of names)
      it(`${first}, then ${second}, then restored, is stored exactly once`, async () => {
        const manager = async (page: Page) => (await page.manager()).state
        await misbehave(first)
        const page = await arrive()
        await press(page, '[data-action=accept]')
        expect((await manager(page)).effectiveConsents).to.deep.equal(allConsents())
        await rested(page)
        page.close()
        const { id } = keptRecord()!
        await misbehave(second)
        const next = await arrive()
        await rested(next)
        expect((await manager(next)).effectiveConsents).to.deep.equal(allConsents())
        next.close()
        await server.behave({})
        const last = await arrive()
        await eventually('nothing waits any more', () => queued().length === 0)
        const isRefused = first !== 'slow' && second === 'answering 404'
        expect((await taken()).map(({ headers }) => headers['x-request-id'])).to.deep.equal(isRefused ? [] : [id])
        expect(new Set((await sets()).map(({ headers }) => headers['x-request-id']))).to.deep.equal(new Set([id]))
        expect(keptRecord()!.id).to.equal(id)
        expect((await manager(last)).showPopup).to.equal(false)
      })
})

describe('a visitor with a different decision on every visit', () => {
  it('has each decision applied, and the last one reaches the restored server last', async () => {
    // Each condition follows each other one.
    const walk = names.flatMap((name, at) => names.slice(at).flatMap(other => [name, other]))
    const said: string[] = []
    for (const [at, name] of walk.entries()) {
      await misbehave(name)
      const page = await arrive()
      const manager = await page.manager()
      if (at % 2 === 0) manager.acceptAll()
      else manager.rejectAll()
      expect(manager.state.effectiveConsents).to.deep.equal(at % 2 === 0 ? allConsents() : onlyNecessary())
      said.push(keptRecord()!.id!)
      expect(queued().map(({ id }) => id)).to.deep.equal([said.at(-1)])
      page.close() // without waiting
    }
    await server.behave({})
    const page = await arrive()
    ;(await page.manager()).rejectAll()
    said.push(keptRecord()!.id!)
    await eventually('nothing waits any more', () => queued().length === 0)
    const heard = (await taken()).map(({ headers }) => headers['x-request-id']!)
    expect(heard.at(-1)).to.equal(said.at(-1))
    expect(decisionsIn(await taken()).at(-1)).to.equal('necessary')
    expect(new Set(heard).size, 'each at most once').to.equal(heard.length)
    expect(heard).to.deep.equal(said.filter(id => heard.includes(id)))
  }).timeout(60_000)
})

describe('two tabs', () => {
  it('of an unreachable server submit only the later decision, which withdraws the earlier one', async () => {
    await misbehave('cut off')
    const [first, second] = [await arrive(), await arrive()]
    await press(first, '[data-action=accept]')
    await rested(first)
    await second.until('it has followed', async () => (await second.manager()).state.consentInfo !== null)
    ;(await second.manager()).rejectAll()
    await rested(second)
    await first.until('it has followed', async () => (await first.manager()).state.consentInfo?.type === 'necessary')
    await server.behave({})
    await Promise.all([first.reload(), second.reload()])
    await eventually('nothing waits any more', () => queued().length === 0)
    await Promise.all([first, second].map(page => timersHaveRun(page, 10_000))) // longer than all retries
    expect(decisionsIn(await taken())).to.deep.equal(['necessary'])
    for (const page of [first, second])
      expect((await page.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
  })
})

describe('a grant under a jurisdiction without a law', () => {
  for (const name of names)
    it(`is not withdrawn by a server that is ${name}, because no response changed the jurisdiction`, async () => {
      await server.behave({ mode: 'ok', country: 'US' })
      const first = await arrive()
      const before = await first.manager()
      await first.until('it is granted unasked', () => before.state.effectiveConsents.marketing)
      before.acceptAll()
      await eventually('it is told', () => queued().length === 0)
      first.close()
      const kept = { ...keptRecord()!, model: 'opt-out' }
      localStorage.setItem('privacy-consent-storage', JSON.stringify(kept))
      await server.behave({ ...conditions[name]!, country: 'US' })
      const page = await arrive()
      await asked(page)
      const { showPopup, effectiveConsents } = (await page.manager()).state
      expect([showPopup, effectiveConsents, keptRecord()!.id]).to.deep.equal([false, allConsents(), kept.id])
    })
})

describe('a visitor without a decision, on several visits', () => {
  it('sees the banner and is granted nothing in every state of the server, until it is restored and responds with NONE', async () => {
    for (const name of names) {
      await server.behave({ ...conditions[name]!, country: 'DE' })
      const page = await arrive()
      await asked(page)
      const { showPopup, effectiveConsents } = (await page.manager()).state
      expect([showPopup, effectiveConsents], name).to.deep.equal([true, onlyNecessary()])
      page.close()
    }
    expect(Object.keys(localStorage)).to.deep.equal([])
    await server.behave({ country: 'US' })
    const page = await arrive()
    await answered(page)
    expect((await page.manager()).state.effectiveConsents).to.deep.equal(allConsents())
  })
})
