import { expect } from '@open-wc/testing'
import { provideGuardLoader, takeGuardLoader } from '../../src/blocking/guard-loader'
import { provideBlocker } from '../../src/blocking/provide-blocker'
import type { BlockingRules } from '../../src/blocking/rules/blocking-rules'
import { browserSignals } from '../../src/browser/browser-signals'
import { kernelEffects, type KernelEffects } from '../../src/boot/kernel-effects'
import { kernelPage, type KernelPage } from '../../src/boot/kernel-page'
import { stateOfDecision } from '../../src/boot/state-of-decision'
import type { ManagerState } from '../../src/boot/manager-state'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import { version } from '../../src/consent/version'
import { readOptions } from '../../src/options/options'

const blocker = Symbol.for(`consent-elements ${version} startBlocking`)
const nextTask = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve))

describe('the tag manager of a page that the kernel serves', () => {
  let page: KernelPage
  let effects: KernelEffects
  let rules: BlockingRules[]
  const provide = (): void =>
    provideBlocker(given => {
      rules.push(given)
      return () => {}
    })
  beforeEach(() => {
    rules = []
    page = kernelPage(() => Promise.reject(new Error('no manager')))
    effects = kernelEffects(page)
  })
  afterEach(() => {
    effects.startedTags()?.stop()
    page.stop()
    takeGuardLoader()
    Reflect.deleteProperty(globalThis, blocker)
    Reflect.deleteProperty(globalThis, 'dataLayer')
  })

  const start = (consents: Consents = { ...onlyNecessary(), measurement: true }): void => {
    const { options } = readOptions({ mode: 'offline', categories: 'all', tagManager: { id: 'GTM-A', mode: 'basic' } })
    const record = { consents, consentInfo: { time: 1, type: 'custom' as const } }
    const state = { effective: () => consents, state: () => stateOfDecision(record, options, browserSignals()) }
    effects.start({
      record,
      options,
      report() {},
      current: () => state as unknown as ManagerState,
      hasDecided: () => false,
      load() {},
      isLoading: () => false,
    })
  }
  const hasStarted = (): boolean => effects.startedTags() !== undefined

  it('starts at once below the rules of a guard that is there', () => {
    provide()
    start()
    expect(hasStarted()).to.equal(true)
    expect(rules.map(({ allows }) => [allows('measurement'), allows('marketing')])).to.deep.equal([[true, false]])
  })

  for (const [how, arrive] of [
    ['has arrived', () => Promise.resolve(provide())],
    ['has failed', () => Promise.reject(new Error('no guard'))],
  ] as const)
    it(`starts when a guard that has to be loaded ${how}`, async () => {
      let go!: () => void
      const released = new Promise<void>(resolve => (go = resolve))
      provideGuardLoader(() => released.then(arrive))
      start()
      await nextTask()
      expect(hasStarted()).to.equal(false)
      go()
      await nextTask()
      expect(hasStarted()).to.equal(true)
      expect(rules).to.have.length(how === 'has arrived' ? 1 : 0)
    })

  it('does not start after a stop while the guard is loaded', async () => {
    provideGuardLoader(() => Promise.resolve(provide()))
    start()
    page.stop()
    await nextTask()
    expect([hasStarted(), rules.length]).to.deep.equal([false, 0])
  })

  it('starts without rules while everything is granted', () => {
    provide()
    start(allConsents())
    expect([hasStarted(), rules.length]).to.deep.equal([true, 0])
  })
})
