import { expect } from '@open-wc/testing'
import type { ConsentManager } from '../../src/boot/consent-manager'
import { provideEarlyManager, replaceEarlyManager } from '../../src/boot/early-manager'

type Listener = Parameters<ConsentManager['onConsentChange']>[0]

/** A running manager that notes what is called, and tells its listeners. */
function runningManager() {
  const calls: unknown[] = []
  const listeners = new Set<Listener>()
  const manager = new Proxy({} as ConsentManager, {
    get: (_, name) => {
      if (name === 'then') return undefined
      if (name === 'onConsentChange')
        return (listener: Listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        }
      return (...args: unknown[]) => {
        calls.push([name, ...args])
      }
    },
  })
  return { manager, calls, tell: () => listeners.forEach(listener => listener({} as never)) }
}

describe('the manager before the manager has started', () => {
  beforeEach(() => {
    Reflect.deleteProperty(window, 'consentManager')
    provideEarlyManager()
  })
  afterEach(() => Reflect.deleteProperty(window, 'consentManager'))

  it('grants nothing, and says that it has not started', () => {
    const { consentManager } = window
    expect(consentManager!.hasConsentFor('necessary')).to.equal(true)
    for (const name of ['functionality', 'measurement', 'experience', 'marketing'] as const)
      expect(consentManager!.hasConsentFor(name), name).to.equal(false)
    expect(consentManager!.isAllowed('youtube')).to.equal(false)
    expect(consentManager!.state).to.deep.include({ showPopup: false, isLoadingConsentInfo: true, consentInfo: null })
  })

  it('repeats the calls in order, and returns what they return', async () => {
    const early = window.consentManager!
    early.setConsent('marketing', true)
    early.save()
    early.openSettings()
    const { manager, calls } = runningManager()
    replaceEarlyManager(() => manager)
    await new Promise(resolve => setTimeout(resolve))
    expect(calls).to.deep.equal([['setConsent', 'marketing', true], ['save'], ['openSettings']])
  })

  it('passes listeners on, except for those that have ended', async () => {
    const told: string[] = []
    const early = window.consentManager!
    early.onConsentChange(() => told.push('stays'))
    early.onConsentChange(() => told.push('ended before'))()
    const end = early.onConsentChange(() => told.push('ends after'))
    const { manager, tell } = runningManager()
    replaceEarlyManager(() => manager)
    await new Promise(resolve => setTimeout(resolve))
    tell()
    expect(told).to.deep.equal(['stays', 'ends after'])
    end()
    tell()
    expect(told).to.deep.equal(['stays', 'ends after', 'stays'])
  })
})
