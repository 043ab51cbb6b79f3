import { expect } from '@open-wc/testing'
import type { CategoryName } from '../../src/consent/categories'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { EffectContext } from '../../src/effects/effect-context'
import { sweepWithdrawn } from '../../src/effects/sweep-withdrawn'
import { receiveRecordAtom } from '../../src/store/actions'
import { createConsentStore } from '../../src/store/create-consent-store'
import { watchOpenEnds } from '../support/open-ends'

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
    const ends = watchOpenEnds()
    const count = (): number => ends.list().length
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
    ends.restore()
  })
})
