import { expect } from '@open-wc/testing'
import type { CategoryName } from '../../src/consent/categories'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { EffectContext } from '../../src/effects/effect-context'
import { sweepWithdrawn } from '../../src/effects/sweep-withdrawn'
import { receiveRecordAtom } from '../../src/store/actions'
import { createConsentStore } from '../../src/store/create-consent-store'

/** Counts the listeners that are added to a target and not removed. */
function countListeners(target: EventTarget): { count: () => number; restore: () => void } {
  const { addEventListener, removeEventListener } = target
  const known = new Map<string, Set<unknown>>()
  const of = (type: string): Set<unknown> => known.get(type) ?? known.set(type, new Set()).get(type)!
  target.addEventListener = (type: string, listener: EventListener): void => {
    of(type).add(listener)
    addEventListener.call(target, type, listener)
  }
  target.removeEventListener = (type: string, listener: EventListener): void => {
    of(type).delete(listener)
    removeEventListener.call(target, type, listener)
  }
  return {
    count: () => [...known.values()].reduce((sum, listeners) => sum + listeners.size, 0),
    restore: () => Object.assign(target, { addEventListener, removeEventListener }),
  }
}

const decide = (store: ReturnType<typeof createConsentStore>, grants: boolean): void =>
  store.set(receiveRecordAtom, {
    consents: grants ? allConsents() : onlyNecessary(),
    consentInfo: { time: Date.now(), type: grants ? 'all' : 'necessary' },
  })
const settle = async (): Promise<void> => {
  await import('../../src/effects/withdraw')
  await new Promise(resolve => setTimeout(resolve))
  const changed: CategoryName[] = []
  document.dispatchEvent(new CustomEvent('consent-change', { detail: { changed } }))
}

describe('withdrawals', () => {
  it('leave no listener behind once everything is granted again, and three at most in between', async () => {
    const counters = [countListeners(document), countListeners(window)]
    const count = (): number => counters.reduce((sum, counter) => sum + counter.count(), 0)
    const store = createConsentStore()
    const stop = sweepWithdrawn({
      store,
      sweep: false,
      reloadOnWithdrawal: false,
      report: () => {},
    } as unknown as EffectContext)
    for (let at = 0; at < 5; at++) {
      decide(store, true)
      await settle()
      expect(count(), `granted ${at}`).to.equal(0)
      decide(store, false)
      await settle()
      expect(count(), `withdrawn ${at}`).to.equal(3)
    }
    stop()
    expect(count(), 'stopped').to.equal(0)
    for (const counter of counters) counter.restore()
  })
})
