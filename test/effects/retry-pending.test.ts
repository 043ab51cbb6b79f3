import { expect } from '@open-wc/testing'
import { allConsents } from '../../src/consent/consents'
import type { ConsentSubmission } from '../../src/consent/consent-submission'
import { retryPending } from '../../src/effects/retry-pending'
import {
  dequeueSubmission,
  leaseRemaining,
  pendingSubmission,
  queueSubmission,
  releaseLease,
  renewLease,
} from '../../src/storage/pending-submissions'
import { stopClock } from '../support/fake-clock'

const body = { type: 'cookie_banner', domain: 'a.example', preferences: allConsents() } as unknown as ConsentSubmission
type Context = Parameters<typeof retryPending>[0]
type Outcome = Awaited<ReturnType<Context['send']>>['outcome']

describe('a decision that an earlier page could not send', () => {
  let clock: ReturnType<typeof stopClock>
  let stop: () => void
  let sent: number[]
  beforeEach(() => {
    localStorage.clear()
    clock = stopClock()
    queueSubmission('one', body)
  })
  afterEach(() => {
    stop()
    clock.restore()
    localStorage.clear()
  })
  /** Starts a page whose server answers with these outcomes. */
  const open = (mode: string, ...outcomes: Outcome[]): void => {
    const started = Date.now()
    sent = []
    const send = async (id: string) => {
      sent.push(Math.round((Date.now() - started) / 1000))
      const outcome = outcomes.shift() ?? 'accepted'
      if (outcome === 'retryable') releaseLease(id)
      else dequeueSubmission(id)
      return { outcome }
    }
    stop = retryPending({ mode, send } as unknown as Context) as () => void
  }

  it('is sent 2 s after load, and again after 1 s and 2 s, and no more', async () => {
    open('c15t', 'retryable', 'retryable', 'retryable', 'retryable')
    await clock.pass(1900)
    expect(sent).to.deep.equal([])
    for (let second = 0; second < 20; second++) await clock.pass(1000)
    expect(sent).to.have.length(3)
    expect(sent[1]! - sent[0]!).to.equal(1)
    expect(sent[2]! - sent[1]!).to.equal(2)
  })

  for (const outcome of ['accepted', 'rejected', 'superseded'] as const)
    it(`is not sent again after it was ${outcome}`, async () => {
      open('c15t', outcome)
      for (let second = 0; second < 10; second++) await clock.pass(1000)
      expect(sent).to.have.length(1)
    })

  for (const mode of ['offline', 'custom'])
    it(`is not sent in mode ${mode}`, async () => {
      open(mode)
      await clock.pass(5000)
      expect(sent).to.deep.equal([])
    })

  it('waits for the claim of another tab, and is sent when that has ended', async () => {
    renewLease('one', 'another tab')
    open('c15t')
    await clock.pass(50_000)
    expect(sent).to.deep.equal([])
    await clock.pass(15_000)
    expect(sent).to.have.length(1)
  })

  it('is free for the next page if this one is left while it claims the decision', async () => {
    open('c15t')
    await clock.pass(2050)
    expect(leaseRemaining(pendingSubmission()!)).to.be.above(0)
    dispatchEvent(new Event('pagehide'))
    expect(leaseRemaining(pendingSubmission()!)).to.equal(0)
  })

  it('is free for the next page if this one is left while it sends the decision', async () => {
    stop = retryPending({
      mode: 'c15t',
      send: (id: string) => (renewLease(id, id), new Promise(() => {})),
    } as unknown as Context) as () => void
    await clock.pass(3000)
    expect(pendingSubmission()!.claim!.by).to.equal('one')
    dispatchEvent(new Event('pagehide'))
    expect(leaseRemaining(pendingSubmission()!)).to.equal(0)
  })

  it('stays claimed by another tab when this page is left', async () => {
    renewLease('one', 'another tab')
    open('c15t')
    await clock.pass(3000)
    dispatchEvent(new Event('pagehide'))
    expect(pendingSubmission()!.claim!.by).to.equal('another tab')
  })

  it('is free for another tab if the manager stops while it claims the decision', async () => {
    open('c15t')
    await clock.pass(2050)
    expect(leaseRemaining(pendingSubmission()!), 'it is being claimed').to.be.greaterThan(0)
    stop()
    await clock.pass(1000)
    expect(sent).to.deep.equal([])
    expect(leaseRemaining(pendingSubmission()!)).to.equal(0)
  })
})
