import { expect } from '@open-wc/testing'
import { consentEventNames } from '../../src/effects/consent-event-names'
import { followPage } from '../../src/inspector/follow-page'
import { stopClock } from '../support/fake-clock'

describe('the inspector follows', () => {
  const hints: [string, EventTarget][] = consentEventNames.map(name => [name, document])
  hints.push(['storage', window])
  let clock: ReturnType<typeof stopClock>
  let updates: number
  let stop: () => void
  beforeEach(() => {
    clock = stopClock()
    updates = 0
    stop = followPage(() => updates++)
  })
  afterEach(() => {
    stop()
    clock.restore()
  })

  for (const [name, target] of hints)
    it(`${name}, once for several within a tenth of a second, until its stop`, async () => {
      for (let times = 0; times < 3; times++) target.dispatchEvent(new Event(name))
      expect(updates).to.equal(0)
      await clock.pass(100)
      expect(updates).to.equal(1)
      target.dispatchEvent(new Event(name))
      await clock.pass(100)
      expect(updates).to.equal(2)
      target.dispatchEvent(new Event(name)) // its timer ends with the stop
      stop()
      target.dispatchEvent(new Event(name))
      await clock.pass(200)
      expect(updates).to.equal(2)
    })
})
