import { expect } from '@open-wc/testing'
import * as fc from 'fast-check'
import { readBannerResponse } from '../../src/consent/banner-response'
import { categoryNames } from '../../src/consent/categories'
import { decodeConsentCookie, encodeConsentCookie } from '../../src/consent/consent-cookie-text'
import { consentModelOf } from '../../src/consent/consent-models'
import { readConsentRecord, type ConsentRecord } from '../../src/consent/consent-record'
import { isDictionary } from '../../src/consent/is-dictionary'
import { parseJson, toJson } from '../../src/consent/json'
import { readOptions } from '../../src/options/options'
import { isOlderThanCookie } from '../../src/storage/is-older-than-cookie'
import { readRecord } from '../../src/storage/record-storage'
import { pendingSubmission } from '../../src/storage/pending-submissions'
import { storageKeys } from '../../src/storage/storage-keys'
import { seed } from '../support/seed'

/** The number of runs. `npm run test:attacks` makes more, each time with other seeds. */
const scale = Number(await (await fetch('/page/attacks')).text()) || 1
const tries = { seed, numRuns: 1000 * scale }
const now = Date.now()

/** Values that an attacker could write: the names that we read, with values of every kind, and names of prototypes. */
const names = fc.constantFrom(
  ...categoryNames,
  ...(
    'consents consentInfo time type expires asked receipts translations id count cookie showConsentBanner jurisdiction ' +
    'location code message countryCode regionCode language mode tagManager handlers callbacks trackingHosts exemptHosts ' +
    'headers categories retry __proto__ constructor prototype toString valueOf toJSON then get set length'
  ).split(' '),
)
const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    true,
    false,
    null,
    undefined,
    0,
    1,
    -1,
    now,
    now + 9e9,
    NaN,
    Infinity,
    '',
    'all',
    'NONE',
    'necessary',
  ),
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.bigInt(),
)
const { value: hostile } = fc.letrec<{ value: unknown }>(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.array(fc.tuple(names, tie('value')), { maxLength: 8 }).map(entries => {
      const object = {}
      for (const [name, value] of entries)
        Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })
      return object
    }),
  ),
}))
const json = fc.oneof(
  fc.json(),
  fc.string(),
  hostile.map(value => stringify(value)),
)

function stringify(value: unknown): string {
  try {
    return JSON.stringify(value, (_name, inner: unknown) => (typeof inner === 'bigint' ? Number(inner) : inner)) ?? ''
  } catch {
    return ''
  }
}

/** Whether a value itself contains a grant of a category. */
const says = (value: unknown, name: string): boolean =>
  isDictionary(value) &&
  Object.hasOwn(value, 'consents') &&
  isDictionary(value.consents) &&
  Object.hasOwn(value.consents, name) &&
  value.consents[name] === true

const grants = (record: ConsentRecord | null): string[] =>
  record === null ? [] : categoryNames.filter(name => name !== 'necessary' && record.consents[name])

afterEach(() => {
  localStorage.clear()
  document.cookie = 'privacy-consent=; Path=/; Max-Age=0'
})

describe(`data from outside, with seed ${seed}`, function () {
  // 1,000 runs take up to a second on a busy machine.
  this.timeout(30_000 + 3000 * scale)

  it('grants nothing that a stored record does not contain itself, and never throws', () => {
    fc.assert(
      fc.property(hostile, value => {
        for (const name of grants(readConsentRecord(value, now))) expect(says(value, name), name).to.equal(true)
      }),
      tries,
    )
  })

  it('grants nothing that text in local storage does not contain itself, and never throws', () => {
    fc.assert(
      fc.property(json, json, (record, pending) => {
        localStorage.setItem(storageKeys.record, record)
        localStorage.setItem(storageKeys.pending, pending)
        pendingSubmission()
        const granted = grants(readRecord())
        if (granted.length > 0) for (const name of granted) expect(says(JSON.parse(record), name)).to.equal(true)
      }),
      tries,
    )
  })

  it('never throws as text in a cookie, and grants only if the cookie is complete', () => {
    const parts = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('1', 'a', 'n', 'c', '11111', '10000', '%', now.toString(36))),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          parts.map(words => words.join('.')),
        ),
        text => {
          const record = decodeConsentCookie(text, now)
          if (grants(record).length > 0) expect(text).to.match(/^1\.[^.]+\.[^.]*\.[anc]\.1[01-]{4}\./)
          document.cookie = `privacy-consent=${encodeURIComponent('x').replace('x', '')}${text.replace(/[;\s]/g, '')}; Path=/`
          isOlderThanCookie(
            { consents: record?.consents ?? ({} as never), consentInfo: { time: now - 1, type: 'all' } },
            true,
          )
        },
      ),
      tries,
    )
  })

  it('is the same decision after it has been written to a cookie', () => {
    const decision = fc.record({
      consents: fc
        .tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean())
        .map(([functionality, measurement, experience, marketing]) => ({
          necessary: true,
          functionality,
          measurement,
          experience,
          marketing,
        })),
      consentInfo: fc.record({
        time: fc.integer({ min: 1, max: now }),
        type: fc.constantFrom('all' as const, 'necessary' as const, 'custom' as const),
      }),
      expires: fc.integer({ min: now + 1, max: now + 9e9 }),
      policyVersion: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(decision, record => {
        const text = encodeConsentCookie(record)
        if (text === null) return
        expect(text).to.match(/^[!#-+\--:<-[\]-~]*$/, 'characters that a cookie may have')
        const { consents, consentInfo, expires, policyVersion } = decodeConsentCookie(text, now)!
        expect({ consents, consentInfo, expires, policyVersion }).to.deep.equal(record)
      }),
      tries,
    )
  })

  it('never throws as a response, and grants without a choice only if it contains NONE and no banner', () => {
    fc.assert(
      fc.property(hostile, value => {
        const response = readBannerResponse(value)
        if (response === null) return
        const model = consentModelOf(response, 'server', {})
        if (model === 'none')
          expect([response.showConsentBanner, response.jurisdiction.code.toUpperCase()]).to.deep.equal([false, 'NONE'])
      }),
      tries,
    )
  })

  it('never throws as options, and omitted options have their defaults', () => {
    fc.assert(
      fc.property(hostile, value => {
        const { options } = readOptions(value)
        const said = (name: string): boolean => isDictionary(value) && Object.hasOwn(value, name)
        if (!said('mode')) expect(options.mode).to.equal('c15t')
        if (!said('tagManager') && !said('tagManagerId')) expect(options.tagManager).to.equal(null)
        if (!said('exemptHosts')) expect(options.exemptHosts).to.deep.equal([])
        if (!said('blocking')) expect(options.blocks).to.equal(true)
        expect(Object.keys(options.trackingHosts).every(name => Object.hasOwn(options.trackingHosts, name))).to.equal(
          true,
        )
      }),
      tries,
    )
  })

  it('is read and written as JSON without changes, and its objects have no prototype', () => {
    fc.assert(
      fc.property(fc.jsonValue(), value => {
        const read = parseJson(JSON.stringify(value))
        expect(toJson(read)).to.equal(JSON.stringify(value))
        if (isDictionary(read)) expect(Object.getPrototypeOf(read)).to.equal(null)
      }),
      tries,
    )
  })
})
