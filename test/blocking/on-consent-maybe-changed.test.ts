import { expect } from '@open-wc/testing'
import { onConsentMaybeChanged, relisteners } from '../../src/blocking/on-consent-maybe-changed'

const later = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const decideInAnotherTab = (): boolean => window.dispatchEvent(new StorageEvent('storage'))

describe('the listener for decisions', () => {
  for (const [when, restart] of Object.entries({
    '': () => {},
    ', also where the page has opened its document anew': () => relisteners.forEach(listen => listen()),
  }))
    it(`is removed by the unsubscribe function${when}`, async () => {
      let heard = 0
      const stop = onConsentMaybeChanged(() => heard++)
      restart()
      await later()
      decideInAnotherTab()
      expect(heard).to.equal(1)
      stop()
      decideInAnotherTab()
      const stopEarly = onConsentMaybeChanged(() => heard++)
      restart()
      stopEarly()
      await later()
      decideInAnotherTab()
      expect(heard).to.equal(1)
    })
})
