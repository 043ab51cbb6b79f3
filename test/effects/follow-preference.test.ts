import { expect } from '@open-wc/testing'
import { startConsentManager, type ConsentManager, type ConsentOptions } from '../../src'
import { eventually } from '../support/eventually'

/** The draft's interface, as its browser extension provides it. */
class Control extends EventTarget {
  requests: { id: string; text: string }[] = []
  constructor(public decisions: unknown) {
    super()
  }
  async request(requests: { id: string; text: string }[]): Promise<unknown> {
    this.requests = requests
    if (this.decisions instanceof Error) throw this.decisions
    return this.decisions
  }
  change(userDecisions: object): void {
    this.dispatchEvent(Object.assign(new Event('decisionchange'), { userDecisions }))
  }
}

const provide = (name: string, value: unknown): void =>
  void Object.defineProperty(navigator, name, { value, configurable: true })
let manager: ConsentManager | undefined
const errors: string[] = []
const start = (more: ConsentOptions = {}): ConsentManager => {
  errors.length = 0
  return (manager = startConsentManager({
    mode: 'offline',
    categories: 'all',
    language: 'de',
    signals: { preference: 'adpc' },
    callbacks: { onError: ({ message }) => errors.push(message) },
    ...more,
  }))
}
const granted = (): string[] => Object.entries(manager!.state.consents).flatMap(([name, on]) => (on ? [name] : []))

describe('the option signals.preference', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    manager?.stop()
    localStorage.clear()
    for (const name of ['dataProtectionControl', 'globalPrivacyControl', 'doNotTrack'])
      Reflect.deleteProperty(navigator, name)
  })

  it('takes a refusal of the browser as the decision, so that no banner is shown', async () => {
    const control = new Control({ withdraw: ['*'] })
    provide('dataProtectionControl', control)
    start()
    await eventually(() => expect(manager!.state.consentInfo).to.not.equal(null))
    expect([manager!.state.showPopup, granted()]).to.deep.equal([false, ['necessary']])
    const [receipt] = await manager!.receipts()
    expect(receipt!.method).to.deep.include({ surface: 'page', origin: 'adpc' })
    // The browser showed our texts, in the visitor's language.
    expect(control.requests.map(({ id }) => id)).to.have.members([
      'functionality',
      'measurement',
      'experience',
      'marketing',
    ])
    expect(control.requests.map(({ text }) => text).join()).to.match(/Werbung|Marketing/)
  })

  it('takes answers by category, and an objection to direct marketing', async () => {
    provide(
      'dataProtectionControl',
      new Control({
        consent: ['measurement', 'marketing'],
        withdraw: ['experience', 'functionality'],
        object: ['direct-marketing'],
      }),
    )
    start()
    await eventually(() => expect(granted()).to.deep.equal(['necessary', 'measurement']))
  })

  it('asks with the banner if the browser has not answered everything, or fails', async () => {
    for (const decisions of [{ consent: ['measurement'] }, {}, null, 'consent', new Error('closed')]) {
      localStorage.clear()
      const control = new Control(decisions)
      provide('dataProtectionControl', control)
      start()
      await eventually(() => expect(control.requests).to.not.have.length(0))
      await eventually(() => expect(manager!.state.showPopup).to.equal(true))
      expect([manager!.state.consentInfo, granted(), errors]).to.deep.equal([null, ['necessary'], []])
      manager!.stop()
    }
  })

  it('keeps a choice that was made on this site, until the visitor changes it in the browser', async () => {
    const control = new Control({ withdraw: ['*'] })
    manager = startConsentManager({ mode: 'offline', categories: 'all' })
    manager.acceptAll()
    manager.stop()
    provide('dataProtectionControl', control)
    start()
    await eventually(() => expect(control.requests).to.not.have.length(0))
    expect(granted()).to.have.length(5)
    control.change({ withdraw: ['marketing'] })
    expect(granted()).to.have.length(4).and.not.include('marketing')
    control.change({ consent: ['marketing'] })
    expect(granted()).to.have.length(5)
  })

  it('follows Global Privacy Control and Do Not Track when they are turned on later', async () => {
    provide('globalPrivacyControl', false)
    start()
    manager!.acceptAll()
    provide('globalPrivacyControl', true)
    await eventually(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      expect(manager!.state.effectiveConsents.marketing).to.equal(false)
    })
    expect(manager!.state.effectiveConsents.measurement).to.equal(true)
    provide('doNotTrack', '1')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(manager!.state.effectiveConsents.measurement).to.equal(false)
  })

  it('is off by default, and names what is allowed', async () => {
    const control = new Control({ withdraw: ['*'] })
    provide('dataProtectionControl', control)
    start({ signals: { preference: 'yes' as never } })
    await eventually(() =>
      expect(errors.join()).to.include('"signals.preference" is "yes"; allowed is "adpc" or false'),
    )
    manager!.stop()
    start({ signals: {} })
    await eventually(() => expect(manager!.state.showPopup).to.equal(true))
    expect(control.requests).to.have.length(0)
  })
})
