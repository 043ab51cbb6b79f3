import { expect } from '@open-wc/testing'
import type { ConsentModel } from '../../src/consent/consent-model'
import { consentModelOf, type Jurisdictions } from '../../src/consent/consent-models'
import { checkedJurisdictions, explainOptions } from '../../src/options/explain-options'
import { optionNames, readOptions, type ConsentOptions } from '../../src/options/options'
import { readGppOptions } from '../../src/signals/read-gpp-options'
import { readTagOptions } from '../../src/signals/read-tag-options'
import { sectionFor } from '../../src/signals/us-sections'
import { siteHostsOf } from '../../src/services/site-hosts-of'
import { acceptAllAtom, consentsAtom, createConsentStore, recordAtom, settingsAtom } from '../../src/store'

/** A site that limits consent with every option that can. */
const careful: ConsentOptions = {
  mode: 'offline',
  categories: 'measurement',
  acceptAllGrants: 'displayed',
  jurisdictions: { 'US-CA': 'opt-in', US: 'opt-in', CCPA: 'opt-in', NONE: 'opt-in' },
  trackingHosts: { 'stats.test': 'measurement', 'ads.test': 'marketing' },
  reask: 'service',
  policyVersion: '2',
  reloadOnWithdrawal: true,
  privacySettings: { honorDoNotTrack: true },
  tagManager: { id: 'GTM-1', mode: 'basic' },
  services: [{ name: 'own', category: 'marketing', hosts: ['own.test'] }],
  customCategories: [{ name: 'social-media', title: 'Social media', parent: 'marketing' }],
}

const places = [
  ['US', 'CA', 'CCPA'],
  ['US', 'TX', 'NONE'],
  ['SG', '', 'NONE'],
].map(([countryCode = '', regionCode = '', code = '']) => ({
  showConsentBanner: false,
  jurisdiction: { code, message: '' },
  location: { countryCode, regionCode },
}))

const modelOf = (answer: object, jurisdictions: Jurisdictions): ConsentModel =>
  consentModelOf(answer as never, 'server', checkedJurisdictions(jurisdictions))

/** Returns all that a visitor consents to with these options, and what applies before and without consent. */
function grantsOf(options: unknown): Set<string> {
  const { options: read } = readOptions(options)
  const { settings, tagManager, reask, reloadOnWithdrawal } = { ...read, ...read.settings }
  const store = createConsentStore()
  store.set(settingsAtom, settings)
  store.set(acceptAllAtom, { surface: 'banner' })
  expect(store.get(recordAtom)).to.not.equal(null)
  const consents = store.get(consentsAtom)
  const hosts = siteHostsOf(read)
  const blocked = Object.keys({ ...hosts.trackingHosts, ...hosts.addresses })
  const grants = {
    ...Object.fromEntries(Object.entries(consents).map(([name, on]) => [`accept: ${name}`, on])),
    ...Object.fromEntries(
      places.map(answer => [
        `before a choice in ${answer.location.countryCode} ${answer.location.regionCode}`,
        modelOf(answer, settings.jurisdictions) !== 'opt-in',
      ]),
    ),
    ...Object.fromEntries(['stats.test', 'ads.test', 'own.test'].map(host => [host, !blocked.includes(host)])),
    'consent lasts for a new service': reask === 'off',
    'consent lasts for policy 3': settings.policyVersion === null || settings.policyVersion === '3',
    'scripts go on after a withdrawal': !reloadOnWithdrawal,
    'Do Not Track is ignored': !settings.privacySettings.honorDoNotTrack,
    'the container loads before consent': tagManager?.mode === 'advanced',
    'nothing is blocked': !read.blocks,
    'stored names are not blocked': read.storage === 'off',
  }
  return new Set(Object.keys(grants).filter(name => grants[name as keyof typeof grants]))
}

/** Misspells a text: other case, letters missing, swapped, doubled, and characters around it. */
const misspelt = (text: string): string[] => [
  text.toUpperCase(),
  `${text[0]!.toUpperCase()}${text.slice(1)}`,
  text.slice(0, -1),
  text.slice(1),
  `${text[1] ?? 'x'}${text[0]!}${text.slice(2)}`,
  `${text}s`,
  ` ${text}`,
  text.replace('-', '_'),
  text.replace(/[-.]/g, ''),
]
const others: unknown[] = [0, 1, -1, NaN, true, {}, [], [''], { x: 1 }, 'x', '*', '', [null], () => {}]

/** Returns variants of a value with one wrong part each. */
function* mutants(value: unknown): Generator<unknown> {
  yield* others
  if (typeof value === 'string') {
    yield* misspelt(value)
    yield [value]
    yield { [value]: true }
  } else if (Array.isArray(value)) {
    for (const [at, entry] of value.entries())
      for (const mutant of mutants(entry)) yield value.map((one: unknown, index) => (index === at ? mutant : one))
    yield { ...value }
    yield [...(value as unknown[])].reverse()
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value))
      for (const mutant of mutants(inner)) yield { ...value, [name]: mutant }
    yield Object.entries(value)
    yield Object.keys(value)
    yield JSON.stringify(value)
    yield Object.fromEntries(Object.entries(value).map(([name, inner]) => [String(inner), name]))
  }
}

/** What a mutant may mean in itself: valid values that say something else, and decisions that the site may take. */
const isValid = (options: object): boolean => explainOptions(options).length === 0

describe('a wrong option', () => {
  const meant = grantsOf(careful)
  const widened = (options: object): string[] => [...grantsOf(options)].filter(grant => !meant.has(grant))

  it('is tried against a site whose visitors can only consent to one category', () => {
    expect([...meant]).to.deep.equal(['accept: necessary', 'accept: measurement'])
    expect(explainOptions(careful)).to.deep.equal([])
    expect(optionNames).to.include.members(Object.keys(careful))
  })

  for (const [name, value] of Object.entries(careful))
    it(`never has visitors consent to more: ${name}, in type, spelling, case and order`, () => {
      let tried = 0
      for (const mutant of mutants(value)) {
        const options = { ...careful, [name]: mutant }
        if (isValid(options)) continue
        tried++
        // A host that the value does not contain anymore cannot be blocked.
        const text = JSON.stringify(mutant) ?? ''
        const allowed = ['stats.test', 'ads.test', 'own.test'].filter(host => !text.includes(`"${host}"`))
        const more = widened(options).filter(grant => !allowed.includes(grant))
        expect(more, JSON.stringify({ [name]: mutant })).to.deep.equal([])
      }
      expect(tried).to.be.above(5)
    })

  for (const [name, value] of Object.entries(careful))
    it(`never has visitors consent to more: the name of ${name}`, () => {
      for (const wrong of misspelt(name)) {
        const { [name as keyof ConsentOptions]: _, ...rest } = careful
        const blockedBy = ['trackingHosts', 'services', 'policyVersion', 'tagManager'].includes(name)
        const more = widened({ ...rest, [wrong]: value }).filter(
          grant => !blockedBy || !/test$|policy 3$|container/.test(grant),
        )
        expect(more, wrong).to.deep.equal([])
      }
    })

  it('asks everywhere if it is about a place that does not exist', () => {
    for (const name of ['USCA', 'us-ca', 'US_ca', 'California', 'US-CALI', 'CCPPA'])
      for (const answer of places) expect(modelOf(answer, { [name]: 'opt-in' }), name).to.equal('opt-in')
    expect(modelOf(places[0]!, { 'US-CO': 'opt-in' })).to.equal('opt-out')
    expect(modelOf(places[0]!, { mylaw: 'opt-out' })).to.equal('opt-out')
  })

  it('asks everywhere for each code of no country and of no state, and only there for the others', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const pairs = letters.flatMap(one => letters.map(other => one + other))
    const visitorsOf = (code: string): boolean[] =>
      [code, 'US-CA', 'US-TX', 'SG'].map(place => {
        const [countryCode, regionCode = ''] = place.split('-')
        const answer = { ...places[0]!, location: { countryCode, regionCode }, model: 'opt-out' }
        return modelOf(answer, { [code]: 'opt-in' }) === 'opt-in'
      })
    const known = (codes: string[]): string[] =>
      codes.filter(code => {
        const [there, ...elsewhere] = visitorsOf(code)
        expect(there, code).to.equal(true)
        const others = elsewhere.filter((_, at) => !['US-CA', 'US-TX', 'SG'][at]!.startsWith(code))
        expect(new Set(others).size, code).to.equal(1)
        return !others[0]
      })
    const countries = known(pairs)
    expect(countries.length).to.be.within(245, 260)
    expect(countries).to.include.members(['DE', 'GB', 'US', 'CA', 'XK', 'XX', 'UK'])
    expect(countries).to.not.include.members(['EN', 'EL', 'UC', 'EU', 'DD', 'ZZ', 'JA'])
    const states = known(pairs.map(pair => `US-${pair}`))
    expect(states).to.have.length(50 + 1 + 6)
    expect(states).to.include.members(['US-CA', 'US-DC', 'US-PR'])
  })

  it('leaves no default of a region that grants, if another region is wrong', () => {
    const us = { region: ['US'], analytics_storage: 'granted' }
    const read = (...defaults: unknown[]) => readTagOptions({ defaults }, () => {}).defaults
    expect(read(us, { region: ['US-CA'], analytics_storage: 'denied' })).to.have.length(2)
    for (const wrong of [
      { region: ['US_CA'], analytics_storage: 'denied' },
      { region: ['US-CA'], ads: 'denied' },
      'US',
    ])
      expect(read(us, wrong), JSON.stringify(wrong)).to.deep.equal([])
    for (const wrong of ['yes', 1, {}])
      expect(readTagOptions({ adsDataRedaction: wrong }, () => {}).adsDataRedaction).to.equal(true)
  })

  it('still has opt-outs passed on by the Global Privacy Platform', () => {
    for (const wrong of ['US_CA', 'UC', 'US-CL', 'California', 5, {}]) {
      const [countryCode = '', regionCode = ''] = (readGppOptions({ place: wrong }, () => {})!.place ?? '').split('-')
      expect(sectionFor({ countryCode, regionCode }, 'usnat')).to.equal('usnat')
    }
    for (const wrong of ['yes', 1, []]) expect(readGppOptions(wrong, () => {})).to.deep.equal({})
    expect(readGppOptions(false, () => {})).to.equal(null)
  })
})
