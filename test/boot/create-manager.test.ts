import { expect } from '@open-wc/testing'
import { provideBlocker } from '../../src/blocking/provide-blocker'
import type { BlockingRules } from '../../src/blocking/rules/blocking-rules'
import type { startBlocking as StartBlocking } from '../../src/blocking/start-blocking'
import { createManager } from '../../src/boot/create-manager'
import { runningManager } from '../../src/boot/running-manager'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { ConsentOptions } from '../../src/options/options'
import { followPageStore } from '../../src/store/page-store'
import { atRest } from '../support/at-rest'
import { decide } from '../support/stored-decisions'
import { waitUntil } from '../support/wait-until'

const offline = { mode: 'offline', categories: 'all' } as unknown as ConsentOptions

describe('the manager of a page', () => {
  /** What the blocker was started with, and whether it has been stopped. */
  const blockers: { rules: BlockingRules; patches: unknown; isStopped: boolean }[] = []
  const block = ((rules: BlockingRules, patches?: unknown) => {
    const blocker = { rules, patches, isStopped: false }
    blockers.push(blocker)
    return () => (blocker.isStopped = true)
  }) as unknown as typeof StartBlocking
  const told: [string, unknown][] = []
  const note = (event: Event): void => void told.push([event.type, (event as CustomEvent).detail])
  const events = ['consent-ready', 'consent-error'] as const
  const { warn, error } = console
  const said: unknown[][] = []
  let hasStore = false
  let unfollow: () => void

  before(() => provideBlocker(block))
  beforeEach(() => {
    localStorage.clear()
    blockers.length = told.length = said.length = 0
    console.warn = console.error = (...words: unknown[]) => void said.push(words)
    for (const name of events) document.addEventListener(name, note)
    unfollow = followPageStore(store => (hasStore = store !== null))
  })
  afterEach(() => {
    window.consentManager?.stop()
    unfollow()
    for (const name of events) document.removeEventListener(name, note)
    Object.assign(console, { warn, error })
    document.querySelectorAll('iframe, consent-placeholder').forEach(element => element.remove())
    localStorage.clear()
  })

  it('blocks before it tells anybody, and announces that nothing is granted', () => {
    const ready: number[] = []
    const manager = createManager(
      { ...offline, callbacks: { onReady: () => ready.push(blockers.length) } } as ConsentOptions,
      block,
    )
    expect(window.consentManager).to.equal(manager)
    expect(runningManager()).to.equal(manager)
    expect(hasStore).to.equal(true)
    expect(ready).to.deep.equal([1])
    expect(told).to.deep.equal([
      ['consent-ready', { consents: onlyNecessary(), effectiveConsents: onlyNecessary(), consentInfo: null }],
    ])
    expect(blockers[0]!.rules.allows('marketing')).to.equal(false)
    expect(blockers[0]!.rules.allows('necessary')).to.equal(true)
  })

  for (const [code, grants] of [
    ['US-CL', false],
    ['EN', false],
    ['US-CO', true],
  ] as const)
    it(`${grants ? 'has the opt-out law of California' : 'requires consent there, and says so once,'} if consent is wanted in ${code}`, async () => {
      const answer = {
        showConsentBanner: false,
        jurisdiction: { code: 'CCPA', message: '' },
        location: { countryCode: 'US', regionCode: 'CA' },
      }
      const grantedFirst: boolean[] = []
      const { marketing } = createManager(
        {
          mode: 'custom',
          categories: 'all',
          jurisdictions: { [code]: 'opt-in' },
          handlers: { showConsentBanner: () => answer, setConsent: () => {} },
          callbacks: { onLocationDetected: () => grantedFirst.push(blockers[0]!.rules.allows('marketing')) },
        } as unknown as ConsentOptions,
        block,
      ).state.consents
      expect(marketing).to.equal(false)
      await waitUntil(() => grantedFirst.length > 0, 'the answer is there')
      expect(grantedFirst).to.deep.equal([grants])
      expect(blockers[0]!.rules.allows('marketing')).to.equal(grants)
      expect(told.filter(([name]) => name === 'consent-error')).to.have.length(grants ? 0 : 1)
    })

  it('restores a decision, and its rules follow each new one', () => {
    decide()
    const manager = createManager(offline, block)
    const { rules } = blockers[0]!
    expect(manager.state.consents).to.deep.equal(allConsents())
    expect(rules.allows('marketing')).to.equal(true)
    expect(rules.pending!()).to.equal('refused')
    manager.rejectAll()
    expect(rules.allows('marketing')).to.equal(false)
  })

  it('allows nothing while the hosts of refused services are not known', async () => {
    decide(allConsents(), { services: { youtube: false }, knownServices: ['youtube', 'vimeo'] })
    createManager({ ...offline, services: 'youtube vimeo' } as ConsentOptions, block)
    expect(blockers[0]!.rules.allows('experience')).to.equal(false)
    await waitUntil(() => blockers[0]!.rules.allows('experience'), 'the services have been loaded')
  })

  it('blocks nothing with blocking off, which also overrides a guard', () => {
    createManager({ ...offline, blocking: 'off' } as ConsentOptions, block)
    expect(blockers).to.have.length(1)
    expect(blockers[0]!.patches).to.deep.equal({})
    expect(blockers[0]!.rules.allows('marketing')).to.equal(true)
  })

  it('is started once: the same one is returned, and other options are named', () => {
    const manager = createManager(offline, block)
    expect(createManager(undefined, block)).to.equal(manager)
    expect(createManager(offline, block), 'a provider that is mounted again').to.equal(manager)
    expect(said).to.deep.equal([])
    const others = { mode: 'offline' } as ConsentOptions
    expect(createManager(others, block)).to.equal(manager)
    expect(said).to.deep.equal([['consent-elements already runs; these options are ignored', others]])
    expect(blockers).to.have.length(1)
  })

  it('leaves the page to a manager of another version, and says so', () => {
    const other = { version: '0.9.0', stop: () => Reflect.deleteProperty(window, 'consentManager') }
    Object.assign(window, { consentManager: other })
    expect(createManager(offline, block)).to.equal(other)
    expect(said).to.have.length(1)
    expect(String(said[0]![0])).to.match(/^consent-elements 0\.9\.0 runs on this page; this copy \(.+\) does nothing$/)
    expect(blockers).to.deep.equal([])
  })

  it('ends with everything that it has started, and can be started again', () => {
    const manager = createManager(offline, block)
    manager.stop()
    expect(blockers[0]!.isStopped).to.equal(true)
    expect('consentManager' in window).to.equal(false)
    expect(runningManager()).to.equal(undefined)
    expect(hasStore).to.equal(false)
    manager.stop()
    expect(createManager(offline, block)).to.not.equal(manager)
  })

  it('reports each invalid option with what was given, also to the callback', async () => {
    const heard: string[] = []
    createManager(
      {
        ...offline,
        colorScheme: 'pink',
        callbacks: { onError: ({ message }: { message: string }) => heard.push(message) },
      } as unknown as ConsentOptions,
      block,
    )
    await waitUntil(() => heard.length > 0, 'it is reported')
    expect(heard.join()).to.contain('colorScheme').and.contain('pink').and.contain('dark')
    expect(told.filter(([name]) => name === 'consent-error')).to.have.length(1)
  })

  it('reports names in texts that nothing reads', async () => {
    createManager(
      { ...offline, translations: { translations: { en: { cookieBanner: { titel: 'Hello' } } } } } as never,
      block,
    )
    await waitUntil(() => told.some(([name]) => name === 'consent-error'), 'it is reported')
    expect(JSON.stringify(told)).to.contain('titel')
  })

  it('puts a placeholder before a frame that is blocked in sight, unless the site does that itself', async () => {
    const add = (): void =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<iframe data-consent="marketing" data-src="about:blank" style="width:400px;height:300px"></iframe>',
      )
    add()
    const manager = createManager({ ...offline, placeholders: 'off' } as ConsentOptions, block)
    await atRest()
    expect(document.querySelector('consent-placeholder')).to.equal(null)
    manager.stop()
    createManager(offline, block)
    await waitUntil(() => document.querySelector('consent-placeholder'), 'the placeholder is there')
  })
})
