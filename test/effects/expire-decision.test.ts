import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { EffectContext } from '../../src/effects/effect-context'
import { expireDecision } from '../../src/effects/expire-decision'
import { readRecord, writeRecord } from '../../src/storage/record-storage'
import { createConsentStore } from '../../src/store'
import { receiveRecordAtom } from '../../src/store/actions'
import { recordAtom } from '../../src/store/record-atoms'
import { stopClock } from '../support/fake-clock'

const DAY = 24 * 3600 * 1000

describe('a decision that expires while the page is open', () => {
  let clock: ReturnType<typeof stopClock>
  let stop: () => void
  beforeEach(() => (clock = stopClock()))
  afterEach(() => {
    stop()
    clock.restore()
    localStorage.clear()
  })
  const decision = (expires: number) => ({
    consents: allConsents(),
    consentInfo: { time: Date.now() - 1, type: 'all' as const },
    expires,
  })

  it('uses no delay that overflows a timer of the browser', async () => {
    const delays: number[] = []
    const { setTimeout: start } = window
    window.setTimeout = ((task: () => void, delay: number) => {
      delays.push(delay)
      return start(task, delay)
    }) as typeof setTimeout
    const store = createConsentStore()
    store.set(receiveRecordAtom, decision(Date.now() + 60 * DAY))
    stop = expireDecision({ store } as EffectContext)
    await clock.pass(60 * DAY - 1)
    expect(store.get(recordAtom)).not.to.equal(null)
    await clock.pass(1)
    window.setTimeout = start
    expect(store.get(recordAtom)).to.equal(null)
    expect(delays.length).to.be.within(2, 4)
    expect(Math.max(...delays)).to.equal(2 ** 31 - 1)
  })

  it('does not remove the decision that another tab has stored since', async () => {
    const store = createConsentStore()
    store.set(receiveRecordAtom, decision(Date.now() + 1000))
    stop = expireDecision({ store } as EffectContext)
    const later = { ...decision(Date.now() + DAY), consents: onlyNecessary() }
    writeRecord(later)
    await clock.pass(1000)
    expect(store.get(recordAtom)).to.equal(null)
    expect(readRecord()).to.deep.equal(later)
  })

  it('expires when the page is shown again, if its timer was paused', () => {
    const store = createConsentStore()
    store.set(receiveRecordAtom, decision(Date.now() + 1000))
    stop = expireDecision({ store } as EffectContext)
    const { now } = Date
    const at = now() + 1001
    Date.now = () => at
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    Date.now = now
    expect(store.get(recordAtom)).to.equal(null)
  })
})
