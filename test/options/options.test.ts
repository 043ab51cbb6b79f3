import { expect } from '@open-wc/testing'
import { explainOptions } from '../../src/options/explain-options'
import { optionNames, readOptions } from '../../src/options/options'
import { pageOptions } from '../../src/boot/page-options'

/**
 * Returns the messages of explainOptions, after checking that readOptions has reported possible problems if there are
 * any.
 */
function problemsOf(options: unknown): string[] {
  const problems = explainOptions(options).map(({ message }) => message)
  expect(readOptions(options).mayHaveProblems, 'doubtful').to.equal(problems.length > 0)
  return problems
}

describe('options', () => {
  it('may all be omitted', () => {
    for (const silence of [undefined, null, {}, { mode: undefined, categories: null }]) {
      const { options } = readOptions(silence)
      expect(problemsOf(silence)).to.deep.equal([])
      expect([options.mode, options.backendUrl, options.settings.gdprTypes.join()]).to.deep.equal([
        'c15t',
        '/api/c15t',
        'necessary,marketing',
      ])
      expect(options.retry).to.deep.equal({ maxRetries: 3, initialDelayMs: 100, backoffFactor: 2 })
    }
  })

  it('are read if they are valid', () => {
    const said = {
      mode: 'offline',
      categories: 'marketing  measurement',
      backendUrl: 'https://consent.test/api/',
      trackingHosts: { 'a.test': 'marketing' },
      tagManagerId: 'GTM-1',
      retry: { maxRetries: 0 },
    }
    const { options } = readOptions(said)
    expect(problemsOf(said)).to.deep.equal([])
    expect(options.settings.gdprTypes).to.deep.equal(['marketing', 'measurement'])
    expect(options.backendUrl).to.equal('https://consent.test/api')
    expect(options.tagManager).to.include({ id: 'GTM-1', mode: 'advanced', dataLayerName: 'dataLayer' })
    expect(options.retry).to.deep.equal({ maxRetries: 0, initialDelayMs: 100, backoffFactor: 2 })
  })

  const wrong: [unknown, string][] = [
    [{ mode: 'online' }, 'Option "mode" is "online"; allowed is "c15t", "offline" or "custom"'],
    [
      { callbacks: '[object Object]' },
      'Option "callbacks" is "[object Object]"; allowed is an object. An attribute cannot hold an object: set the property of the tag, or use JSON',
    ],
    [{ backendUrl: 'http://[' }, 'Option "backendUrl" is "http://["; allowed is a relative or http(s) url'],
    [
      { backendUrl: 'javascript:alert(1)' },
      'Option "backendUrl" is "javascript:alert(1)"; allowed is a relative or http(s) url',
    ],
    [{ language: ' ' }, 'Option "language" is " "; allowed is a non-empty text'],
    [{ lifetimeDays: 366 }, 'Option "lifetimeDays" is 366; allowed is a whole number of days from 1 to 365'],
    [{ lifetimeDays: 0 }, 'Option "lifetimeDays" is 0; allowed is a whole number of days from 1 to 365'],
    [{ backendUrl: '' }, 'Option "backendUrl" is ""; allowed is a relative or http(s) url'],
    [
      { categories: 'marketing,adverts, measurement' },
      'Option "categories" has "adverts"; allowed are necessary, functionality, measurement, experience, marketing, "all" or "auto"',
    ],
    [
      { categories: 'marketing ads' },
      'Option "categories" has "ads"; allowed are necessary, functionality, measurement, experience, marketing, "all" or "auto"',
    ],
    [
      { trackingHosts: ['a.test'] as never },
      'Option "trackingHosts" is ["a.test"]; allowed is an object, such as {"stats.example": "measurement"}',
    ],
    [
      { trackingHosts: { measurement: ['a.test'] } as never },
      'Option "trackingHosts.measurement" is ["a.test"]; allowed is "necessary", "functionality", "measurement", "experience" or "marketing", such as {"stats.example": "measurement"}',
    ],
    [
      { trackingHosts: { 'a.test': 'ads' } },
      'Option "trackingHosts.a.test" is "ads"; allowed is "necessary", "functionality", "measurement", "experience" or "marketing"',
    ],
    [
      { trackingHosts: { [location.hostname]: 'marketing' } },
      `Option "trackingHosts.${location.hostname}" names the site itself, which is never blocked as a whole; write the path that trackers use, such as "/ingest"`,
    ],
    [
      { mode: 'custom', handlers: { setConsent() {} } },
      'Option "handlers.showConsentBanner" is missing; mode "custom" needs a function there',
    ],
    [{ handlers: { setConsent: 'save' } }, 'Option "handlers.setConsent" is "save"; allowed is a function'],
    [
      { callbacks: { onClose() {} } },
      'Option "callbacks.onClose" is not known; known are onReady, onBannerShown, onBannerClosed, onConsentGiven, onPreferenceExpressed, onError, onLocationDetected',
    ],
    [
      { jurisdictions: { CCPA: 'maybe' } },
      'Option "jurisdictions.CCPA" is "maybe"; allowed is "opt-in", "opt-out" or "none"',
    ],
    [{ retry: { maxRetries: -1 } }, 'Option "retry.maxRetries" is -1; allowed is a whole number from 0'],
    [
      { privacySettings: { honorDoNotTrack: 'yes' } },
      'Option "privacySettings.honorDoNotTrack" is "yes"; allowed is true or false',
    ],
    [{ exemptHosts: 'a.test' }, 'Option "exemptHosts" is "a.test"; allowed is a list of hosts'],
    [
      { blocking: 'strict' },
      'Option "blocking" is "strict", but the page has not loaded guard-strict.js first in <head>; "standard" is used',
    ],
    [
      { complianceSettings: { gdpr: { enabled: 1 } } },
      'Option "complianceSettings.gdpr.enabled" is 1; allowed is true or false',
    ],
    ['offline', 'The options are "offline"; allowed is an object'],
    [
      { categories: '' },
      'Option "categories" is ""; allowed are necessary, functionality, measurement, experience, marketing, "all" or "auto"',
    ],
    [
      { categories: [] },
      'Option "categories" is []; allowed are necessary, functionality, measurement, experience, marketing, "all" or "auto"',
    ],
  ]
  for (const [options, problem] of wrong)
    it(`that are invalid are reported: ${problem}`, () => {
      expect(problemsOf(options)).to.deep.equal([problem])
    })

  it('may name paths and subdomains of the site as tracking hosts', () => {
    const own = {
      [`stats.${location.hostname}`]: 'marketing',
      [`${location.hostname}/a`]: 'marketing',
      '/b': 'marketing',
    }
    expect(problemsOf({ trackingHosts: own })).to.deep.equal([])
  })

  it('that are unknown are reported, with the known ones', () => {
    const [problem] = problemsOf({ catagories: 'all' })
    expect(problem).to.contain(
      'Option "catagories" is not known (did you mean "categories"?); known are mode, backendUrl, protocol, categories',
    )
  })

  it('may have problems exactly if there is something to explain, for any value', () => {
    const texts = ['', ' ', 'x', 'all', 'basic', 'custom', 'strict', '/x', 'javascript:x', 'marketing', 'marketing x']
    const others = [true, 0, 1, 1.5, -1, NaN, null, undefined, [], ['x'], [1], ['marketing'], {}, { x: 'marketing' }]
    const inner = ['mode', 'id', 'maxRetries', 'backoffFactor', 'onError', 'setConsent', 'gdpr', 'translations', 'x']
    for (const name of [...optionNames, 'constructor', 'x'])
      for (const value of [...texts, ...others, () => {}]) {
        problemsOf({ [name]: value })
        for (const key of inner) problemsOf({ [name]: { [key]: value } })
      }
  })

  it('that are invalid within a list of hosts still block, and within headers are ignored', () => {
    const { options } = readOptions({
      trackingHosts: { 'a.test': 'ads', 'b.test': 'marketing', 'c.test': null },
      headers: { 'X-A': 5 },
    })
    expect(options.trackingHosts).to.deep.equal({ 'a.test': 'marketing', 'b.test': 'marketing' })
    expect(options.headers).to.deep.equal({})
  })

  it('block the hosts of a text or list in place of an object, and each keeps the category that an object names', () => {
    const hostsOf = (options: object) => readOptions(options).options.trackingHosts
    const both = { 'a.test': 'marketing', 'b.test/path': 'marketing' }
    for (const list of ['a.test, b.test/path', 'a.test,b.test/path', 'a.test b.test/path', ['a.test', 'b.test/path']])
      expect(hostsOf({ trackingHosts: list }), JSON.stringify(list)).to.deep.equal(both)
    expect(hostsOf({ trackingHosts: { 'a.test': 'measurement', more: ['a.test', 'b.test/path'] } })).to.include({
      ...both,
      'a.test': 'measurement',
    })
    expect(hostsOf({ trackingHosts: `www.${location.hostname} ${location.hostname} x.test` })).to.deep.equal({
      'x.test': 'marketing',
    })
  })

  it('limit Accept to what is shown where categories follow from the page, unless the site says otherwise', () => {
    for (const [categories, given, grants] of [
      ['auto', undefined, 'displayed'],
      ['auto', null, 'displayed'],
      ['auto', 'all', 'all'],
      ['auto', 'displayed', 'displayed'],
      ['marketing', undefined, 'all'],
      ['marketing', 'displayed', 'displayed'],
      ['adverts', 'all', 'displayed'], // nobody knows what the site has meant
    ] as const)
      expect(
        readOptions({ categories, acceptAllGrants: given }).options.settings.acceptAllGrants,
        `${categories} ${given}`,
      ).to.equal(grants)
  })

  it('take the container from the object, then from the attribute', () => {
    const idOf = (options: object) => readOptions(options).options.tagManager?.id
    expect(idOf({ tagManagerId: 'GTM-2', tagManager: { id: 'GTM-1' } })).to.equal('GTM-1')
    expect(idOf({ tagManagerId: 'GTM-2', tagManager: { mode: 'basic' } })).to.equal('GTM-2')
    expect(readOptions({ categories: 'all' }).options.tagManager).to.equal(null)
  })

  it('may be relative URLs in pages that were opened from a folder', () => {
    const base = document.head.appendChild(document.createElement('base'))
    base.href = 'file:///site/'
    expect(document.baseURI).to.equal('file:///site/')
    const problems = problemsOf({ policyUrl: '/privacy', backendUrl: 'javascript:alert(1)' })
    base.remove()
    expect(problems).to.deep.equal([
      'Option "backendUrl" is "javascript:alert(1)"; allowed is a relative or http(s) url',
    ])
  })

  it('that are invalid never have visitors consent to more, and the others apply', () => {
    const { options } = readOptions({
      mode: 'online',
      categories: 'ads',
      scrollLock: true,
      retry: { maxRetries: 1.5, backoffFactor: 3 },
    })
    expect(options.mode).to.equal('c15t')
    // Nothing that the site may not have meant is asked for; see never-widen.test.ts.
    expect(options.settings.gdprTypes).to.deep.equal(['necessary'])
    expect(options.settings.acceptAllGrants).to.equal('displayed')
    expect(options.settings.scrollLock).to.equal(true)
    expect(options.retry).to.deep.equal({ maxRetries: 3, initialDelayMs: 100, backoffFactor: 3 })
  })
})

describe("the options in the page's markup", () => {
  const tag = (html: string): Element => {
    const template = document.createElement('template')
    template.innerHTML = html
    return template.content.firstElementChild!
  }

  it('are the attributes of the tag, including attributes without a value', () => {
    const { options, problem } = pageOptions(
      tag(
        '<consent-banner mode="offline" backend-url="/x" policy-url="/p" hide-branding scroll-lock="false" categories=""></consent-banner>',
      ),
    )
    expect(problem).to.equal(null)
    expect(options).to.deep.equal({
      mode: 'offline',
      backendUrl: '/x',
      policyUrl: '/p',
      hideBranding: true,
      scrollLock: false,
      categories: '',
    })
  })

  it('are the JSON inside the tag, which attributes override', () => {
    const { options } = pageOptions(
      tag(
        '<consent-banner mode="offline"><script type="application/json">{"mode":"c15t","exemptHosts":["a.test"]}</script></consent-banner>',
      ),
    )
    expect(options).to.deep.equal({ mode: 'offline', exemptHosts: ['a.test'] })
  })

  for (const json of ['{"mode":', '[1]', '"offline"'])
    it(`cannot be the JSON ${json}`, () => {
      const { options, problem } = pageOptions(
        tag(`<consent-banner mode="offline"><script type="application/json">${json}</script></consent-banner>`),
      )
      expect(problem).to.contain('<script type="application/json">').and.to.contain('allowed is one JSON object')
      expect(options).to.deep.equal({ mode: 'offline' })
    })

  it('are properties that a script has set, such as functions', () => {
    const banner = tag('<consent-banner></consent-banner>')
    const handlers = { setConsent() {} }
    Object.assign(banner, { handlers })
    expect(pageOptions(banner).options.handlers).to.equal(handlers)
  })
})
