import { expect } from '@open-wc/testing'
import type { LoggedRequest } from '../../src/blocking/page/request-log'
import { checkedJurisdictions } from '../../src/options/checked-jurisdictions'
import { readConsentOrPayOptions } from '../../src/options/consent-or-pay-options'
import { explainOptions } from '../../src/options/explain-options'
import { explainRequested } from '../../src/options/explain-requested'
import { isKnownJurisdiction } from '../../src/options/is-known-jurisdiction'
import { optionOfAttribute } from '../../src/options/option-of-attribute'
import { optionTable } from '../../src/options/option-table'
import type { OptionRule } from '../../src/options/option-rule'
import { readOptions } from '../../src/options/options'
import { acceptedBy, isCustomName, isListOfCategories } from '../../src/options/validators'
import { visitPlan } from '../../src/options/visit-plan'
import { version } from '../../src/consent/version'

const group = { name: 'social-media', title: 'Social', parent: 'marketing' }

/** For options: values that are accepted, values that are not, and the words of the message. */
const values: [name: string, allowed: unknown[], wrong: unknown[], words: string][] = [
  ['mode', ['c15t', 'offline'], ['C15T', '', 1], '"c15t", "offline" or "custom"'],
  [
    'backendUrl',
    ['/a', 'b', 'http://a.test', 'https://a.test/b'],
    ['', 'ftp://a.test', 5],
    'a relative or http(s) url',
  ],
  ['protocol', ['auto', '1', '2'], ['3', 1, 2], '"auto", "1" or "2"'],
  ['language', ['de', 'page'], ['', ' ', 5], 'a non-empty text'],
  ['informal', [true, false], ['true', 0, 1], 'true or false'],
  ['colorScheme', ['system', 'light', 'dark', 'page'], ['black'], '"system", "light", "dark" or "page"'],
  ['lifetimeDays', [1, 365, '30'], [0, 366, 1.5, '', -1], 'a whole number of days from 1 to 365'],
  ['cookie', [true, false, 'host'], ['true', 'site', 1], 'true, false or "host"'],
  ['buttonOrder', ['reject accept customize'], ['accept', 5], 'the words accept, reject and customize in any order'],
  ['acceptAllGrants', ['all', 'displayed'], ['none'], '"all" or "displayed"'],
  ['exemptHosts', [[], ['a.test']], ['a.test', [5], ['']], 'a list of hosts'],
  ['services', ['youtube', []], ['', 5, true], 'a text such as "google-analytics=G-ABC123 youtube", or a list'],
  ['reask', ['off', 'service'], ['on'], '"off" or "service"'],
  ['sweep', [false, {}, { marketing: '_x*' }], [true, 'x', []], 'false, or an object of patterns by category'],
  [
    'place',
    ['DE', 'ca-qc', 'header', 'server', 'FR-75C'],
    ['DEU', 'DE-', 'DE-ABCD', ''],
    'a country, or a country with a region',
  ],
  ['placeholders', ['on', 'off'], [true], '"on" or "off"'],
  ['blocking', ['standard', 'off'], ['on'], '"standard", "capture", "strict" or "off"'],
  ['storage', ['listed', 'off'], ['on'], '"listed" or "off"'],
  ['pending', ['reject', 'hold', 'drop'], ['keep'], '"reject", "hold" or "drop"'],
]

describe('each option', () => {
  for (const [name, allowed, wrong, words] of values)
    it(`accepts its values, and names what is allowed for others: ${name}`, () => {
      for (const value of allowed) {
        const { options, mayHaveProblems } = readOptions({ [name]: value })
        expect(mayHaveProblems, JSON.stringify(value)).to.equal(false)
        expect(explainOptions({ [name]: value }), JSON.stringify(value)).to.deep.equal([])
        if (name in options) expect(Reflect.get(options, name)).to.deep.equal(value)
      }
      for (const value of wrong) {
        expect(readOptions({ [name]: value }).mayHaveProblems, JSON.stringify(value)).to.equal(true)
        const [problem, ...others] = explainOptions({ [name]: value }).map(({ message }) => message)
        expect(others).to.deep.equal([])
        expect(problem).to.contain(`Option "${name}" is ${JSON.stringify(value)}; allowed is ${words}`)
      }
    })

  it('has a default, and for wrong values one with which visitors consent to no more', () => {
    const stricter = Object.entries<OptionRule>(optionTable)
      .filter(([, { fields }]) => fields === null)
      .filter(([, { standard, wrong }]) => standard !== wrong)
    expect(Object.fromEntries(stricter.map(([name, { standard, wrong }]) => [name, [standard, wrong]]))).to.deep.equal({
      categories: [null, 'necessary'],
      acceptAllGrants: ['all', 'displayed'],
      reask: ['off', 'service'],
      reloadOnWithdrawal: [false, true],
    })
    const { options } = readOptions({})
    expect(options).to.deep.include({
      mode: 'c15t',
      protocol: 'auto',
      language: null,
      policyUrl: null,
      cookieDomain: null,
      replaceTrackingHosts: false,
      exemptHosts: [],
      trackingHosts: {},
      tagManager: null,
      signals: null,
      services: null,
      headers: {},
      sweep: null,
      statistics: null,
      place: null,
      importDecision: null,
      reloadOnWithdrawal: false,
      placeholders: 'on',
      storage: 'listed',
      pending: null,
      blocks: true,
    })
    expect(readOptions({ blocking: 'off' }).options.blocks).to.equal(false)
    expect(readOptions({ jurisdictions: 5 }).options.settings.jurisdictions).to.deep.equal({ '*': 'opt-in' })
  })

  it('is described for each validator that has no list of words', () => {
    const rules = Object.values<OptionRule>(optionTable).filter(({ words }) => words.length === 0)
    for (const { fits } of rules.filter(({ fits }) => !fits({ a: 1 }) || !fits('') || !fits(0)))
      expect(acceptedBy.get(fits)).to.match(/\w/)
    for (const words of acceptedBy.values()) expect(words).to.match(/^[a-z]/)
  })

  it('has as many categories of the site as are complete', () => {
    expect(isListOfCategories([group])).to.equal(true)
    for (const wrong of [
      group,
      [null],
      [{ ...group, name: 'Social' }],
      [{ ...group, title: '' }],
      [{ ...group, parent: 'ads' }],
    ])
      expect(isListOfCategories(wrong), JSON.stringify(wrong)).to.equal(false)
    for (const name of ['marketing', 'a--b', '-a', 'a-', 'A', '', 5, 'ä'])
      expect(isCustomName(name), `${name}`).to.equal(false)
    for (const name of ['a', 'a-b-1', '1']) expect(isCustomName(name), name).to.equal(true)
  })
})

describe('names that are nearly right', () => {
  it('are options only in the spelling of attributes', () => {
    expect(optionOfAttribute('policy-url')).to.equal('policyUrl')
    for (const name of ['policyUrl', 'policy--url', 'to-string', 'mode-', 'x'])
      expect(optionOfAttribute(name), name).to.equal(undefined)
  })
})

describe('places and laws', () => {
  it('are known by their codes', () => {
    for (const name of ['GDPR', 'XX', 'DE', 'US', 'US-CA', 'US-PR', 'FR-75C', 'CA-QC'])
      expect(isKnownJurisdiction(name), name).to.equal(true)
    for (const name of ['gdpr', 'GDPR2', 'ZZ', 'US-XX', 'US-C', 'ZZ-1', 'DE-ABCD', 'D', ''])
      expect(isKnownJurisdiction(name), name).to.equal(false)
  })

  it('that are unknown require consent everywhere if they were to require it somewhere', () => {
    const given = { DE: 'opt-in', 'US-XX': 'opt-out' } as const
    expect(checkedJurisdictions(given)).to.equal(given)
    expect(checkedJurisdictions({ ...given, Germany: 'opt-in' })).to.deep.equal({ '*': 'opt-in' })
  })
})

describe('the options of consent or pay', () => {
  it('are a label, in one or more languages, and the page to subscribe', () => {
    for (const given of [{ label: 'a' }, { label: { en: 'a', de: 'b' }, url: '/subscribe' }])
      expect(readConsentOrPayOptions(given)).to.deep.equal(given)
    expect(readConsentOrPayOptions({ label: 'a', more: 1 })).to.deep.equal({ label: 'a' })
    for (const [given, words] of [
      [null, '"label" is undefined; allowed is a text'],
      [{ label: ' ' }, '"label" is " "; allowed is a text, or one for each language, such as {"en": "Subscribe"}'],
      [{ label: {} }, '"label" is {}'],
      [{ label: { en: 'a', de: 5 } }, '"label" is {"en":"a","de":5}'],
      [{ label: 'a', url: '' }, '"url" is ""; allowed is the address of a page, such as "/subscribe"'],
      [{ label: 'a', url: 'javascript:alert(1)' }, '"url" is "javascript:alert(1)"'],
    ] as const)
      expect(() => readConsentOrPayOptions(given), words).to.throw(TypeError, words)
  })
})

describe('requests that the guard saw too late', () => {
  const request = (channel: string, more = {}) =>
    ({ url: 'https://a.test/x', category: 'marketing', channel, mayHaveBeenRequested: true, ...more }) as LoggedRequest

  it('are explained once each, with the markup that prevents them', () => {
    expect(explainRequested([request('img', { mayHaveBeenRequested: false })])).to.deep.equal([])
    const start = (channel: string) =>
      `<${channel}> with https://a.test/x may have been requested before the guard could block it, because browsers read ahead. `
    expect(explainRequested([request('img'), request('img'), request('script'), request('link')])).to.deep.equal([
      `${start('img')}Write <img data-consent="marketing" data-src="https://a.test/x">`,
      `${start('script')}Write <script type="text/plain" data-consent="marketing" data-src="https://a.test/x">`,
      `${start('link')}Let a script add it after consent, or use guard-capture.js`,
    ])
  })
})

it('the files that a visit needs are those of the question or of the decision, then those of the site', () => {
  const file = (name: string) => `consent-elements-${name}.js?v=${version}`
  expect(visitPlan({ isDecided: true })).to.deep.equal([file('kernel')])
  expect(visitPlan({ isDecided: false })).to.deep.equal(['core', 'banner', 'rest'].map(file))
  expect(visitPlan({ isDecided: true, services: ['a-b', 'c'], parts: ['tags', 'signals'] })).to.deep.equal([
    ...['kernel', 'tags', 'signals', 'services'].map(file),
    `services/a-b-${version}.js`,
    `services/c-${version}.js`,
  ])
})
