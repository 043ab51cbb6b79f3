import { expect } from '@open-wc/testing'
import { onConsentMaybeChanged, relisteners } from '../../../src/blocking/page/on-consent-maybe-changed'

const later = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const decideInAnotherTab = (): boolean => window.dispatchEvent(new StorageEvent('storage'))

describe('onConsentMaybeChanged', () => {
  for (const [when, restart] of Object.entries({
    '': () => {},
    ', also after document.open()': () => relisteners.forEach(listen => listen()),
  }))
    it(`removes its listeners${when}`, async () => {
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
