import { expect } from '@open-wc/testing'
import { warnWithoutSettingsLink } from '../../src/effects/warn-without-settings-link'
import type { SyncContext } from '../../src/effects/sync-effect'
import { ConsentProvider, useConsent } from '../../src/react'
import { createConsentStore } from '../../src/store'
import { stopClock } from '../support/fake-clock'
import { draw, leave, shown } from './site'

/** Returns the warnings about a missing way to the settings, five seconds after the page was parsed. */
async function warnings(clock: ReturnType<typeof stopClock>): Promise<string[]> {
  const { warn } = console
  const seen: string[] = []
  console.warn = (text: string) => void seen.push(text)
  const stop = warnWithoutSettingsLink({ store: createConsentStore() } as SyncContext)
  await clock.pass(5001)
  stop()
  console.warn = warn
  return seen
}

function Reader() {
  const { showPopup } = useConsent()
  return <i className="reader">{String(showPopup)}</i>
}
function Footer() {
  const { openSettings } = useConsent()
  return <button className="settings" onClick={openSettings} />
}

/** The policy keeps the page's own manager from warning, which could come first on a slow machine. */
const options = { mode: 'offline', categories: 'all', policyUrl: '/privacy' } as const

describe('the warning about a missing way to the settings', () => {
  afterEach(leave)

  it('is not logged if a component uses openSettings(), and is logged if none does', async () => {
    const key = Symbol.for('consent-elements own way back')
    Reflect.deleteProperty(globalThis, key)
    draw(
      <ConsentProvider options={options}>
        <Reader />
      </ConsentProvider>,
    )
    await shown('.reader')
    expect(Reflect.has(globalThis, key)).to.equal(false)
    draw(
      <ConsentProvider options={options}>
        <Footer />
      </ConsentProvider>,
    )
    await shown('.settings')
    const clock = stopClock()
    try {
      expect(await warnings(clock)).to.deep.equal([])
      await clock.until(leave()) // the component would report its use again when it renders
      Reflect.deleteProperty(globalThis, key)
      expect(await warnings(clock)).to.have.length(1)
    } finally {
      clock.restore()
    }
  })
})
