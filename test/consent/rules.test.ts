import { expect } from '@open-wc/testing'
import { shouldShowBanner } from '../../src/consent/banner-visibility'
import type { BannerResponse } from '../../src/consent/banner-response'
import { categoryNames } from '../../src/consent/categories'
import { categoriesToShow } from '../../src/consent/categories-to-show'
import { readImportPlan, type ImportPlan } from '../../src/consent/import-plan'
import { parseJson, toJson } from '../../src/consent/json'
import { matchWildcards } from '../../src/consent/match-wildcards'
import { noticeOf } from '../../src/consent/notice-of'
import { questionOf } from '../../src/consent/question-of'
import { asServiceHosts, readBlockedHosts } from '../../src/consent/service-hosts'
import { namesIn, shownCategories } from '../../src/consent/shown-categories'
import { readSiteHosts } from '../../src/consent/site-hosts'
import { subjectIdOf } from '../../src/consent/subject-id'
import { withoutEndSlashes } from '../../src/consent/without-end-slashes'

describe('the option categories', () => {
  it('is read from names with spaces or commas, or from a list', () => {
    expect(namesIn(' marketing, measurement  x ')).to.deep.equal(['marketing', 'measurement', 'x'])
    expect(namesIn(['a', 'b'])).to.deep.equal(['a', 'b'])
    expect(namesIn(5)).to.deep.equal([5])
    for (const nothing of [undefined, null, '', []]) expect(namesIn(nothing)).to.deep.equal([])
  })

  it('shows the default without a value, and the necessary category alone if it names none', () => {
    expect(shownCategories('all')).to.deep.equal(categoryNames)
    for (const absent of [undefined, null]) expect(shownCategories(absent)).to.deep.equal(['necessary', 'marketing'])
    for (const none of ['', 'x', [], ['x'], 5, {}]) expect(shownCategories(none)).to.deep.equal(['necessary'])
    expect(shownCategories('experience,x')).to.deep.equal(['experience'])
  })

  it('set to auto shows what is in use, what was asked before, and all if that is nothing', () => {
    const auto = { gdprTypes: ['marketing'], autoCategories: true } as const
    expect(categoriesToShow(auto)).to.deep.equal(['necessary', 'marketing'])
    expect(categoriesToShow(auto, { measurement: 'hash' })).to.deep.equal(['necessary', 'measurement', 'marketing'])
    expect(categoriesToShow({ ...auto, gdprTypes: [] })).to.deep.equal(categoryNames)
    expect(categoriesToShow({ ...auto, autoCategories: false }, { measurement: 'hash' })).to.deep.equal(['marketing'])
  })
})

describe('the banner', () => {
  it('is shown only if all of it is true: undecided, storage, trusted presses, and an answer that asks for it', () => {
    const answer = { showConsentBanner: true } as BannerResponse
    const asks = { decided: false, storageWorks: true, mayAsk: true, answer }
    expect(shouldShowBanner(asks)).to.equal(true)
    const not = { ...answer, showConsentBanner: false }
    for (const change of [
      { decided: true },
      { storageWorks: false },
      { mayAsk: false },
      { answer: null },
      { answer: not },
    ])
      expect(shouldShowBanner({ ...asks, ...change }), JSON.stringify(change)).to.equal(false)
  })
})

describe('the notice', () => {
  const options = {
    policyVersion: '2',
    gdprTypes: ['necessary', 'marketing'] as const,
    autoCategories: true,
    translations: { de: { consentTypes: { marketing: { title: 'Werbung' } } } },
  }

  it('has the version, the categories, and the site’s own words in a language', () => {
    const notice = noticeOf(options, { measurement: 'hash' })
    expect(notice.policyVersion).to.equal('2')
    expect(notice.shown).to.deep.equal(['necessary', 'measurement', 'marketing'])
    expect(notice.words('marketing', 'de')).to.deep.equal({ title: 'Werbung' })
    for (const [name, language] of [
      ['marketing', 'en'],
      ['marketing', undefined],
      ['experience', 'de'],
    ] as const)
      expect(notice.words(name, language)).to.equal(undefined)
  })

  it('has another hash with another version, other categories or other words', () => {
    const hashes = [
      questionOf(options)('de'),
      questionOf({ ...options, policyVersion: '3' })('de'),
      questionOf(options)('de', { measurement: 'hash' }),
      questionOf(options)('en'),
      questionOf({ ...options, translations: { de: { consentTypes: { marketing: { title: 'Anzeigen' } } } } })('de'),
    ]
    expect(new Set(hashes).size).to.equal(hashes.length)
    expect(questionOf(options)()).to.equal(questionOf(options)('en'))
    expect(questionOf(structuredClone(options))('de')).to.equal(hashes[0])
  })
})

describe('the site’s own hosts', () => {
  it('are read from options or from storage, without what is invalid', () => {
    const whole = {
      trackingHosts: { 'ads.example': 'marketing' },
      addresses: { '/stats': 'matomo' },
      replaceTrackingHosts: true,
      exemptHosts: ['cdn.example'],
    }
    const read = readSiteHosts(whole)
    expect({ ...read }).to.deep.equal(whole)
    expect(Object.getPrototypeOf(read)).to.equal(null)
    for (const useless of [
      null,
      'x',
      [],
      { trackingHosts: { 'ads.example': 'ads' } },
      { addresses: { '/stats': 5 } },
      { addresses: [] },
      { replaceTrackingHosts: 'true' },
      { exemptHosts: [] },
      { exemptHosts: 'cdn.example' },
    ])
      expect({ ...readSiteHosts(useless) }, JSON.stringify(useless)).to.deep.equal({})
    expect({ ...readSiteHosts({ exemptHosts: [5], addresses: { a: 'b', c: 1 } }) }).to.deep.equal({
      exemptHosts: ['5'],
      addresses: { a: 'b' },
    })
  })

  it('of refused services are all blocked', () => {
    expect(readBlockedHosts({ 'a.example': 'marketing', 'b.example': 'x' })).to.deep.equal({ 'a.example': 'marketing' })
    for (const none of [undefined, {}, [], 'x', { 'a.example': 'x' }])
      expect(readBlockedHosts(none)).to.equal(undefined)
    expect(asServiceHosts({ 'a.example': 'marketing', 'b.example': 'experience' })).to.deep.equal({
      'a.example': { category: 'marketing', allowed: false },
      'b.example': { category: 'experience', allowed: false },
    })
  })
})

describe('a pattern with wildcards', () => {
  const rows: [string, string, boolean, string?][] = [
    ['', '', true],
    ['', 'a', false],
    ['*', '', true],
    ['*', 'abc', true],
    ['a*', 'abc', true],
    ['a*', 'bac', false],
    ['*c', 'abc', true],
    ['*c', 'abcd', false],
    ['a*c', 'ac', true],
    ['a*c', 'abcbc', true],
    ['a**c', 'abc', true],
    ['ab', 'a', false],
    ['a', 'ab', false],
    ['a*b*c', 'a1b2b3c', true],
    ['a*b*c', 'a1c2b', false],
    ['a?c', 'abc', false],
    ['a?c', 'abc', true, '?'],
    ['a?c', 'ac', false, '?'],
    ['?*', '', false, '?'],
    ['a.c', 'abc', false],
  ]
  for (const [pattern, text, fits, any] of rows)
    it(`"${pattern}"${any ? ` with ${any} for one character` : ''} ${fits ? 'matches' : 'does not match'} "${text}"`, () =>
      expect(matchWildcards(pattern, text, any)).to.equal(fits))
})

describe('the id of a subject', () => {
  it('is the base 58 form of the first decision’s id', () => {
    expect(subjectIdOf('00000000-0000-0000-0000-000000000039')).to.equal('sub_z')
    expect(subjectIdOf('00000000-0000-0000-0000-00000000003a')).to.equal('sub_21')
    expect(subjectIdOf('')).to.equal('sub_1')
    expect(subjectIdOf('x-y')).to.equal('sub_1')
    expect(subjectIdOf('FFFFFFFF-ffff-ffff-ffff-ffffffffffff')).to.equal(subjectIdOf('f'.repeat(32)))
  })
})

describe('the end of an address', () => {
  it('loses its slashes, and nothing else', () => {
    expect(['', '/', '///', 'a', 'a/', '/a//', 'a/b'].map(withoutEndSlashes)).to.deep.equal([
      '',
      '',
      '',
      'a',
      'a',
      '/a',
      'a/b',
    ])
  })
})

describe('JSON', () => {
  it('is read into objects without a prototype, at each depth', () => {
    const read = parseJson('{"a": [{"b": 1}], "__proto__": {"c": 2}}') as { a: object[] }
    expect(Object.getPrototypeOf(read)).to.equal(null)
    expect(Object.getPrototypeOf(read.a[0])).to.equal(null)
    expect(Array.isArray(read.a)).to.equal(true)
    expect(({} as { c?: number }).c).to.equal(undefined)
    expect(() => parseJson('{')).to.throw(SyntaxError)
  })

  it('is written without what another script has added to objects', () => {
    const polluted = Object.prototype as { toJSON?: () => string }
    polluted.toJSON = () => 'other'
    try {
      expect(toJson({ a: { b: [1] } })).to.equal('{"a":{"b":[1]}}')
    } finally {
      delete polluted.toJSON
    }
  })
})

describe('the option importDecision', () => {
  it('names a tool, with the usual names of categories and its usual cookie', () => {
    const keys = ['vanilla-cookieconsent', 'klaro', 'c15t', 'osano', 'tarteaucitron'].map(tool => {
      const plan = readImportPlan(` ${tool} `) as ImportPlan
      expect(plan).to.include({ tool, isComplete: false })
      expect(Object.fromEntries(plan.answers)).to.include({
        necessary: 'necessary',
        marketing: 'marketing',
        analytics: 'measurement',
        statistics: 'measurement',
        functional: 'functionality',
        preferences: 'functionality',
        ads: 'marketing',
        advertising: 'marketing',
      })
      return plan.key
    })
    expect(keys).to.deep.equal(['cc_cookie', 'klaro', 'c15t', 'cookieconsent_status', 'tarteaucitron'])
  })

  it('names the cookie after a colon, and the answer of each of the tool’s names', () => {
    expect(readImportPlan('klaro:my:consent stats=measurement a=b=marketing')).to.deep.equal({
      tool: 'klaro',
      key: 'my:consent',
      isComplete: true,
      answers: [
        ['stats', 'measurement'],
        ['a=b', 'marketing'],
      ],
    })
  })

  it('says what is wrong with a tool or an answer', () => {
    expect(readImportPlan('other')).to.equal(
      'names "other"; allowed are vanilla-cookieconsent, klaro, c15t, osano, tarteaucitron',
    )
    expect(readImportPlan('')).to.match(/^names ""/)
    expect(readImportPlan('toString')).to.match(/^names "toString"/)
    for (const wrong of ['stats=x', '=marketing', 'stats', 'stats=necessary'])
      expect(readImportPlan(`klaro ok=marketing ${wrong}`)).to.equal(
        `has "${wrong}"; allowed is a name of klaro, "=" and one of functionality, measurement, experience, marketing`,
      )
  })
})
