import { expect } from '@open-wc/testing'
import { gateFetches } from '../../../src/blocking/workers/gate-fetches'
import { tasksHaveRun } from '../../support/at-rest'
import { eventually } from '../../support/eventually'
import { stopClock } from '../../support/fake-clock'

const tracker = 'https://tracker.example/a'
const cacheName = 'consent-elements'
const key = '/consent-elements/decision'
type Listeners = Record<string, (event: unknown) => void>

describe('the gate of a service worker', () => {
  let listeners: Listeners
  let sent: string[]
  const native = { fetch: window.fetch, caches: window.caches }
  /** Starts the gate as a worker does. Its listeners are kept, instead of being added to the window of the tests. */
  const start = (rules: Partial<Parameters<typeof gateFetches>[0]> = {}, isAlone?: boolean): void => {
    listeners = {}
    const { addEventListener } = window
    window.addEventListener = (type: string, listener: unknown) => {
      listeners[type] = listener as (event: unknown) => void
    }
    gateFetches({ trackingHosts: { 'tracker.example': 'marketing', 'maps.example': 'experience' }, ...rules }, isAlone)
    window.addEventListener = addEventListener
  }
  beforeEach(async () => {
    await native.caches.delete(cacheName)
    sent = []
    window.fetch = input => {
      sent.push((input as Request).url)
      return Promise.resolve(new Response('arrived'))
    }
  })
  afterEach(async () => {
    window.fetch = native.fetch
    Object.defineProperty(window, 'caches', { configurable: true, value: native.caches })
    await native.caches.delete(cacheName)
  })

  /** Dispatches a request, and returns the answer of the gate; undefined if the gate leaves it to the browser. */
  const request = (url: string): { answer: Promise<Response> | undefined; isStopped: boolean } => {
    let answer: Promise<Response> | undefined
    let isStopped = false
    listeners.fetch!({
      request: { url },
      respondWith: (given: Promise<Response>) => (answer = given),
      stopImmediatePropagation: () => (isStopped = true),
    })
    return { answer, isStopped }
  }
  /** Sends a message of a page, and waits until the worker may end. */
  const message = async (data: unknown): Promise<void> => {
    const work: Promise<unknown>[] = []
    const event = {
      data,
      waitUntil(this: unknown, given: Promise<unknown>) {
        expect(this).to.equal(event)
        work.push(given)
      },
    }
    listeners.message!(event)
    await Promise.all(work)
  }
  const decide = (consents: object, more: object = {}): Promise<void> => message({ type: cacheName, consents, ...more })
  const isFailed = async (answer: Promise<Response> | undefined): Promise<boolean> => (await answer!).type === 'error'
  const stored = async (): Promise<unknown> => {
    if (!(await native.caches.has(cacheName))) return null
    return (await (await native.caches.open(cacheName)).match(key))?.json()
  }
  const store = async (decision: string): Promise<unknown> =>
    (await native.caches.open(cacheName)).put(key, new Response(decision))

  it('leaves requests to hosts that no list has to the browser', () => {
    start()
    for (const url of ['/own', 'https://shop.example/', `${location.origin}/a`]) {
      const { answer, isStopped } = request(new URL(url, location.href).href)
      expect([answer, isStopped], url).to.deep.equal([undefined, false])
    }
  })

  it('fails requests to a listed host, and keeps the site’s own listeners from answering', async () => {
    start()
    const { answer, isStopped } = request(tracker)
    expect(isStopped).to.equal(true)
    expect(await isFailed(answer)).to.equal(true)
    expect(sent).to.deep.equal([])
  })

  it('sends what the page has allowed since', async () => {
    start()
    await decide({ necessary: true, marketing: true })
    expect(request(tracker).answer).to.equal(undefined)
    expect(await isFailed(request('https://maps.example/').answer)).to.equal(true)
  })

  it('waits for a message of the page, which comes at the same time as the requests', async () => {
    start()
    const answers = [request(tracker).answer, request(`${tracker}/2`).answer, request('https://maps.example/').answer]
    await tasksHaveRun()
    await decide({ necessary: true, marketing: true })
    expect(await (await answers[0]!).text()).to.equal('arrived')
    expect(await isFailed(answers[1])).to.equal(false)
    expect(await isFailed(answers[2])).to.equal(true)
    expect(sent).to.deep.equal([tracker, `${tracker}/2`])
  })

  it('fails a request 100 ms later if no message allows it', async () => {
    start()
    await decide({})
    const clock = stopClock()
    const { answer } = request(tracker)
    let isAnswered = false
    void answer!.then(() => (isAnswered = true))
    await clock.pass(90)
    expect(isAnswered).to.equal(false)
    await clock.pass(20)
    expect(isAnswered).to.equal(true)
    expect(await isFailed(answer)).to.equal(true)
    clock.restore()
  })

  it('stores the decision for its next start', async () => {
    start()
    await decide({ necessary: true, marketing: true })
    expect(await stored()).to.deep.equal({ necessary: true, marketing: true })
    start()
    expect(await isFailed(request(tracker).answer)).to.equal(false)
    await eventually(() => expect(request(tracker).answer).to.equal(undefined))
    expect(await isFailed(request('https://maps.example/').answer)).to.equal(true)
  })

  it('stores nothing, and deletes what it has, if nothing but the necessary is granted', async () => {
    start()
    for (const consents of [
      { necessary: true },
      {},
      { necessary: true, marketing: false },
      { necessary: true, marketing: 1 },
    ]) {
      await store('{"necessary":true,"marketing":true}')
      await decide(consents)
      expect(await native.caches.has(cacheName), JSON.stringify(consents)).to.equal(false)
      expect(await isFailed(request(tracker).answer)).to.equal(true)
    }
  })

  it('blocks the hosts of refused services within granted categories, also at its next start', async () => {
    const blockedHosts = { 'one.example': 'marketing', 'two.example': 'none' }
    start()
    await decide({ necessary: true, marketing: true }, { blockedHosts })
    expect(await stored()).to.deep.equal({
      necessary: true,
      marketing: true,
      blockedHosts: { 'one.example': 'marketing' },
    })
    expect(await isFailed(request('https://one.example/').answer)).to.equal(true)
    expect(request(tracker).answer).to.equal(undefined)
    expect(request('https://two.example/').answer).to.equal(undefined)
    start()
    await eventually(() => expect(request('https://one.example/').isStopped).to.equal(true))
    expect(await isFailed(request('https://one.example/').answer)).to.equal(true)
    await decide({ necessary: true, marketing: true })
    expect(request('https://one.example/').answer).to.equal(undefined)
    expect(await stored()).to.deep.equal({ necessary: true, marketing: true })
  })

  it('lets the first requests of its next start wait for the hosts of refused services, if it is alone', async () => {
    start()
    await decide({ necessary: true, marketing: true }, { blockedHosts: { 'one.example': 'marketing' } })
    const own = new URL('/own', location.href).href
    start({}, true)
    const refused = request('https://one.example/')
    const [other, allowed, ofSite] = ['https://shop.example/', tracker, own].map(url => request(url).answer)
    expect(refused.isStopped).to.equal(true)
    expect(ofSite).to.equal(undefined)
    expect(await isFailed(refused.answer)).to.equal(true)
    expect(await isFailed(other)).to.equal(false)
    expect(await isFailed(allowed)).to.equal(false)
    expect(sent).to.have.members(['https://shop.example/', tracker])
    expect(request('https://shop.example/').answer).to.equal(undefined)
    start()
    expect(request('https://one.example/').answer, 'beside the listeners of a site').to.equal(undefined)
  })

  it('prefers a message of the page to what it has stored', async () => {
    await store('{"necessary":true,"marketing":true}')
    start()
    await decide({ necessary: true, experience: true })
    expect(await isFailed(request(tracker).answer)).to.equal(true)
    expect(request('https://maps.example/').answer).to.equal(undefined)
  })

  it('allows nothing by what it cannot read', async () => {
    for (const text of ['{', 'null', '[]', '"marketing"', '{"marketing":"true"}', '{"__proto__":{"marketing":true}}']) {
      await store(text)
      start()
      expect(await isFailed(request(tracker).answer), text).to.equal(true)
    }
  })

  it('allows nothing if the browser has no storage, and still receives messages', async () => {
    const fail = (): Promise<never> => Promise.reject(new Error('no storage'))
    Object.defineProperty(window, 'caches', { configurable: true, value: { has: fail, open: fail, delete: fail } })
    start()
    expect(await isFailed(request(tracker).answer)).to.equal(true)
    await decide({ necessary: true, marketing: true })
    expect(request(tracker).answer).to.equal(undefined)
    await decide({})
    expect(await isFailed(request(tracker).answer)).to.equal(true)
  })

  it('ignores messages that are none of ours', async () => {
    start()
    await decide({ necessary: true, marketing: true })
    const consents = { marketing: false }
    for (const data of [
      null,
      undefined,
      'text',
      5,
      {},
      { consents },
      { type: 'other', consents },
      { type: cacheName },
      { type: cacheName, consents: 'none' },
    ])
      await message(data)
    expect(request(tracker).answer).to.equal(undefined)
  })

  it('never blocks the hosts that the site exempts', () => {
    start({ exemptHosts: ['tracker.example'] })
    expect(request(tracker).answer).to.equal(undefined)
  })
})
