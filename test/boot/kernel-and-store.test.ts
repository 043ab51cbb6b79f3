import { expect } from '@open-wc/testing'
import * as fc from 'fast-check'
import { decisionThatStands } from '../../src/boot/decision-that-stands'
import { hydratedStore } from '../../src/boot/hydrated-store'
import { kernelDecision } from '../../src/boot/kernel-decision'
import { kernelState } from '../../src/boot/kernel-state'
import type { ManagerState } from '../../src/boot/manager-state'
import { stateOfDecision } from '../../src/boot/state-of-decision'
import { stateOfStore } from '../../src/boot/state-of-store'
import { browserSignals } from '../../src/browser/browser-signals'
import { categoryNames } from '../../src/consent/categories'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { fingerprint } from '../../src/consent/fingerprint'
import type { EffectContext } from '../../src/effects/effect-context'
import { persistRecord } from '../../src/effects/persist-record'
import { readOptions } from '../../src/options/options'
import { siteHostsOf } from '../../src/services/site-hosts-of'
import { hasPendingSubmission } from '../../src/storage/pending-submissions'
import { recordAtom } from '../../src/store/record-atoms'
import { seed } from '../support/seed'
import { signalsAtom } from '../../src/store/settings-atoms'

const key = 'privacy-consent-storage'
const DAY = 864e5
const { constant, constantFrom, oneof, record, boolean, integer, dictionary, string, anything } = fc

const consents = oneof(
  { weight: 4, arbitrary: constant(Object.fromEntries(categoryNames.map(name => [name, true]))) },
  { weight: 2, arbitrary: record(Object.fromEntries(categoryNames.map(name => [name, boolean()]))) },
  { weight: 1, arbitrary: dictionary(constantFrom(...categoryNames, 'other'), oneof(boolean(), string())) },
)
const policies = [null, '1', '2']
const questions = policies.flatMap(policy =>
  [categoryNames, ['necessary', 'marketing']].map(shown => fingerprint([policy, shown, undefined])),
)
/** Usually absent, so that many records are valid. */
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  oneof({ weight: 7, arbitrary: constant(undefined) }, { weight: 2, arbitrary: value })
const time = oneof(
  { weight: 12, arbitrary: constant(Date.now() - 1e6) },
  constant(Date.now() + 3 * DAY),
  constant(0),
  string(),
)
const records = record({
  consents,
  consentInfo: record({ time, type: constantFrom('all', 'all', 'necessary', 'custom', 'custom', 'other') }),
  expires: maybe(constantFrom(Date.now() - 1, Date.now() + DAY)),
  id: maybe(string()),
  count: maybe(integer()),
  policyVersion: maybe(constantFrom('1', '2')),
  question: maybe(constantFrom(...questions, 'other')),
  language: maybe(constantFrom('en', 'de', '')),
  asked: maybe(dictionary(constantFrom(...categoryNames), constantFrom('x', null))),
  model: maybe(constantFrom('opt-out', 'other')),
  services: maybe(dictionary(string(), boolean(), { maxKeys: 2 })),
  openServices: maybe(fc.array(string(), { maxLength: 1 })),
  cookie: maybe(constantFrom(true, 'host')),
  hosts: maybe(constant({ exemptHosts: ['a.example'] })),
  translations: maybe(constant({ language: 'fr', translations: {} })),
})
const stored = oneof(
  { weight: 12, arbitrary: records.map(value => JSON.stringify(value)) },
  { weight: 1, arbitrary: anything().map(value => JSON.stringify(value) ?? '') },
  { weight: 1, arbitrary: string() },
)
const options = record({
  mode: constantFrom('offline', 'c15t'),
  categories: constantFrom('all', 'marketing'),
  policyVersion: maybe(constantFrom('1', '2')),
  language: maybe(constantFrom('de', 'page', 'xx')),
  cookie: maybe(constant(true)),
  informal: boolean(),
  privacySettings: maybe(record({ honorDoNotTrack: boolean() })),
  statistics: maybe(constant('/counts')),
  tagManagerId: maybe(constant('GTM-A')),
  exemptHosts: maybe(constant(['a.example'])),
})

describe(`the kernel and the store, with seed ${seed}`, () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  it('answer alike wherever the kernel serves a page', () => {
    let served = 0
    fc.assert(
      fc.property(stored, options, (text, given) => {
        localStorage.setItem(key, text)
        const { options: resolved } = readOptions(JSON.parse(JSON.stringify(given)))
        const record = kernelDecision() && decisionThatStands(resolved)
        const store = hydratedStore(resolved, siteHostsOf(resolved))
        if (record === null) return
        served++
        expect(store.get(recordAtom)).to.deep.equal(record)
        const state = stateOfStore(store, Promise.reject.bind(Promise), () => {}).state()
        expect(stateOfDecision(record, resolved, browserSignals())).to.deep.equal(state)
      }),
      { seed, numRuns: 5000 },
    )
    expect(served, 'of 5000').to.be.greaterThan(100)
  })

  it('make the same decisions in every sequence of calls', () => {
    const names = constantFrom(...categoryNames)
    const call = oneof(
      constantFrom('acceptAll', 'rejectAll', 'saveSelection', 'saveSelection', 'closeSettings', 'reset').map(name => ({
        what: name,
        run: (state: ManagerState) => state[name as 'acceptAll'](),
      })),
      fc.tuple(names, boolean()).map(([name, on]) => ({
        what: `setConsent(${name}, ${on})`,
        run: (state: ManagerState) => state.setConsent(name, on),
      })),
      fc.tuple(dictionary(names, boolean()), dictionary(constantFrom('youtube', 'maps'), boolean())).map(given => ({
        what: `save(${JSON.stringify(given)})`,
        run: (state: ManagerState) => state.save(...given),
      })),
    )
    const before = record({
      consents: record(Object.fromEntries(categoryNames.map(name => [name, boolean()]))),
      consentInfo: constant({ time: Date.now() - 1e6, type: 'custom' }),
      services: maybe(dictionary(constantFrom('youtube', 'maps'), constant(false), { maxKeys: 2 })),
      knownServices: maybe(constant(['youtube', 'maps'])),
      blockedHosts: maybe(constant({ 'youtube.com': 'experience' })),
      openServices: maybe(constant(['maps'])),
      translations: maybe(constant({ language: 'fr', translations: {} })),
      subjectId: maybe(constant('sub_1')),
    })
    const settings = record({
      mode: constant('offline'),
      categories: constantFrom('all', 'measurement', 'measurement experience'),
      acceptAllGrants: maybe(constantFrom('all', 'displayed')),
      serviceChoices: boolean(),
      policyVersion: maybe(constant('1')),
    })
    const signals = record({ doNotTrack: boolean(), globalPrivacyControl: boolean() })
    /** The decision without what is random or of the moment. */
    const plain = (decision: Partial<ConsentRecord> = {}): object => ({
      ...decision,
      id: '',
      previousId: '',
      expires: 0,
      consentInfo: decision.consentInfo?.type,
    })
    let decisions = 0
    fc.assert(
      fc.property(
        before,
        settings,
        signals,
        fc.array(call, { minLength: 1, maxLength: 6 }),
        (given, site, sent, calls) => {
          const { options: resolved } = readOptions(JSON.parse(JSON.stringify(site)))
          localStorage.setItem(key, JSON.stringify(given))
          const store = hydratedStore(resolved, {})
          store.set(signalsAtom, sent)
          const stopPersisting = persistRecord({
            store,
            client: { mode: 'offline' },
            report: () => {},
          } as unknown as EffectContext)
          const ofStore = stateOfStore(store, Promise.reject.bind(Promise), () => {})
          const run = (state: ManagerState): unknown[] => {
            localStorage.setItem(key, JSON.stringify(given))
            return calls.map(({ run: one }) => {
              one(state)
              const { selection, consents: stored, consentInfo } = state.state()
              return [selection, stored, consentInfo?.type, plain(JSON.parse(localStorage.getItem(key) ?? '{}'))]
            })
          }
          const kernel = kernelState({
            record: store.get(recordAtom),
            options: resolved,
            signals: sent,
            load: () => {},
            hold: () => {},
            loaded: Promise.reject.bind(Promise) as never,
            stop: () => {},
            services: () => null,
          })
          const [byKernel, byStore] = [run(kernel.state), run(ofStore)]
          stopPersisting()
          decisions += Number(kernel.hasDecided())
          expect(byKernel, calls.map(({ what }) => what).join(', ')).to.deep.equal(byStore)
        },
      ),
      { numRuns: 1500, seed },
    )
    expect(decisions, 'of 1500').to.be.greaterThan(800)
  })

  it('agree about which decisions stand: the kernel serves all that grant everything on a plain page', () => {
    const plain = { ...readOptions({ mode: 'offline', categories: 'all' }).options }
    fc.assert(
      fc.property(stored, text => {
        localStorage.setItem(key, text)
        const record = hydratedStore(plain, {}).get(recordAtom)
        const { asked = {}, openServices = [], services = {}, model, hosts, consents } = record ?? {}
        const isSettled =
          record !== null &&
          !Object.values(asked).includes(null) &&
          [...openServices, ...Object.keys(services)].length === 0 &&
          model === undefined &&
          hosts === undefined &&
          !Object.values(consents!).includes(false)
        expect(hasPendingSubmission()).to.equal(false)
        expect(kernelDecision() !== null && decisionThatStands(plain) !== null).to.equal(isSettled)
      }),
      { seed, numRuns: 5000 },
    )
  })
})
