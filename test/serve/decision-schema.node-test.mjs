// Which bodies of decisions are stored, and what is said of the others.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { decisionSchema } = await source('../serve/decision-schema.ts')
const { decision, old } = decisionSchema(['chat'])

const base = () => ({
  type: 'cookie_banner',
  subjectId: 'sub_1Az',
  domain: 'shop.test',
  preferences: { necessary: true, marketing: false },
  givenAt: Date.now(),
})
const oldBase = { type: 'cookie_banner', domain: 'shop.test', preferences: { necessary: true } }
/** @returns what is said of a decision with other fields; an empty text if it is accepted */
const refusal = (more, read = decision, given = base()) => {
  const { value, field, message } = read({ ...given, ...more })
  if (value) return ''
  strictEqual(message.startsWith(`${field} `), true, message)
  return message
}
const nested = levels => (levels === 0 ? 1 : { a: nested(levels - 1) })
const DAY = 86_400_000

test('a decision with all fields is read, and those that are not known are left out', () => {
  const whole = {
    ...base(),
    metadata: { receipt: { recordId: 'r' } },
    externalSubjectId: 'a',
    identityProvider: 'b',
    jurisdiction: 'GDPR',
    jurisdictionModel: 'opt-in',
    uiSource: 'banner',
    consentAction: 'all',
    tcString: 'CP',
    policyId: 'p',
    policyHash: 'h',
    documentSnapshotToken: 't',
  }
  deepStrictEqual(decision({ ...whole, more: 1 }), { value: whole })
  const all = { ...oldBase, subjectId: 'sub_1', externalSubjectId: 'a', metadata: {} }
  deepStrictEqual(old({ ...all, more: 1 }), { value: all })
  deepStrictEqual(old(oldBase), { value: oldBase })
})

test('each type of consent is accepted by protocol 2, and only that of a banner by protocol 1', () => {
  const types =
    'cookie_banner privacy_policy dpa terms_and_conditions marketing_communications age_verification other'.split(' ')
  for (const type of types) strictEqual(refusal({ type }), '', type)
  for (const type of ['', 'banner', undefined])
    strictEqual(refusal({ type }), 'type must be a type of consent such as cookie_banner')
  for (const type of [...types.slice(1), undefined])
    strictEqual(refusal({ type }, old, oldBase), 'type must be cookie_banner')
})

test('only a banner’s decision needs preferences', () => {
  const message = 'preferences must be an object with true or false for each category'
  strictEqual(refusal({ preferences: undefined }), message)
  strictEqual(refusal({ preferences: undefined, type: 'dpa' }), '')
  for (const preferences of [null, [], 'all', 1]) {
    strictEqual(refusal({ preferences }), message)
    strictEqual(refusal({ preferences }, old, oldBase), message)
  }
})

test('preferences are true or false for the five categories and the names in PURPOSES', () => {
  const all = ['necessary', 'functionality', 'measurement', 'experience', 'marketing', 'chat']
  const preferences = Object.fromEntries(all.map((name, at) => [name, at % 2 === 0]))
  deepStrictEqual(decision({ ...base(), preferences }).value.preferences, preferences)
  const message =
    'preferences must have true or false for names out of necessary, functionality, measurement, experience, marketing, chat; others are allowed by PURPOSES'
  for (const wrong of [{ maps: true }, { chat: 'yes' }, { marketing: 1 }, { necessary: true, marketing: null }])
    strictEqual(refusal({ preferences: wrong }), message)
  strictEqual('value' in decisionSchema().decision({ ...base(), preferences: { chat: true } }), false)
  strictEqual(refusal({ preferences: {} }), '')
})

test('each text has a greatest length, and nothing that PostgreSQL cannot store', () => {
  for (const [field, most] of Object.entries({
    externalSubjectId: 512,
    identityProvider: 64,
    jurisdiction: 32,
    jurisdictionModel: 32,
    uiSource: 64,
    consentAction: 32,
    tcString: 8192,
    policyId: 255,
    policyHash: 255,
    documentSnapshotToken: 8192,
  })) {
    strictEqual(refusal({ [field]: 'x'.repeat(most) }), '', field)
    strictEqual(refusal({ [field]: 'x'.repeat(most + 1) }), `${field} must have at most ${most} characters`)
    strictEqual(refusal({ [field]: 5 }), `${field} must be a text`)
    for (const wrong of ['a\0', '\ud83d', 'a\ude00b'])
      strictEqual(refusal({ [field]: wrong }), `${field} must have no U+0000 and no lone surrogate`)
    strictEqual(refusal({ [field]: '😀' }), '')
  }
  strictEqual(refusal({ externalSubjectId: 'x'.repeat(512) }, old, oldBase), '')
  strictEqual(
    refusal({ externalSubjectId: 'x'.repeat(513) }, old, oldBase),
    'externalSubjectId must have at most 512 characters',
  )
})

test('a subject has the form of the clients’ ids', () => {
  strictEqual(refusal({ subjectId: `sub_${'z'.repeat(60)}` }), '')
  strictEqual(refusal({ subjectId: `sub_${'z'.repeat(61)}` }), 'subjectId must have at most 64 characters')
  for (const subjectId of ['sub_', 'sub_0', 'sub_O', 'sub_I', 'sub_l', 'sub_a-', 'xsub_a', 'cns_a'])
    for (const [read, given] of [
      [decision, base()],
      [old, oldBase],
    ])
      strictEqual(refusal({ subjectId }, read, given), 'subjectId must be sub_ and base 58', subjectId)
  strictEqual(refusal({ subjectId: 5 }), 'subjectId must be a text')
})

test('each site is stored by one spelling', () => {
  const siteOf = domain => decision({ ...base(), domain }).value?.domain
  deepStrictEqual(['Shop.TEST', 'shop.test:8080', 'shop.test.', '[::1]:80', 'a_b.test', 'shop-1.test'].map(siteOf), [
    'shop.test',
    'shop.test',
    'shop.test',
    '[::1]',
    'a_b.test',
    'shop-1.test',
  ])
  const message = 'domain must be a host name such as www.example.com'
  for (const domain of ['', 'shop.test/', 'https://shop.test', 'a b', 'shop.test:x', '::1', '.', 'shöp.test', 'a@b'])
    for (const [read, given] of [
      [decision, base()],
      [old, oldBase],
    ])
      strictEqual(refusal({ domain }, read, given), message, domain)
  strictEqual(refusal({ domain: `${'a.'.repeat(125)}abc` }), '')
  strictEqual(refusal({ domain: `${'a.'.repeat(126)}ab` }), 'domain must have at most 253 characters')
})

test('the time is less than two years away', t => {
  t.mock.timers.enable({ apis: ['Date'], now: 1.8e12 })
  const most = 2 * 366 * DAY - 1
  for (const more of [most, -most]) strictEqual(refusal({ givenAt: Date.now() + more }), '')
  for (const more of [most + 1, -most - 1])
    strictEqual(refusal({ givenAt: Date.now() + more }).startsWith('givenAt must be a time within two years'), true)
  for (const days of [0, -731, 731]) strictEqual(refusal({ givenAt: Date.now() + days * DAY }), '', `${days}`)
  for (const givenAt of [Date.now() - 733 * DAY, Date.now() + 733 * DAY, 0])
    strictEqual(
      refusal({ givenAt }),
      'givenAt must be a time within two years, in milliseconds since 1970',
      `${givenAt}`,
    )
  for (const givenAt of ['2026-11-28', null, Number.NaN])
    strictEqual(refusal({ givenAt }), 'givenAt must be a number: milliseconds since 1970')
})

test('metadata is an object with at most 12 levels and 4000 values', () => {
  const most = 'metadata must have at most 12 levels and 4000 values, no U+0000 and no lone surrogate'
  const accepted = [
    {},
    nested(12),
    { list: Array.from({ length: 3998 }, () => 0) },
    { a: null, b: true, c: 'ü😀', d: [[], {}] },
  ]
  const refused = [
    nested(13),
    { list: Array.from({ length: 3999 }, () => 0) },
    { a: ['\0'] },
    { 'a\0': 1 },
    { a: { b: '\udfff' } },
    { a: ['x', '\0'] },
    { a: 1, b: [1, nested(11)] },
  ]
  for (const [read, given] of [
    [decision, base()],
    [old, oldBase],
  ]) {
    for (const metadata of accepted) strictEqual(refusal({ metadata }, read, given), '')
    for (const [at, metadata] of refused.entries()) strictEqual(refusal({ metadata }, read, given), most, `${at}`)
    for (const metadata of [null, [], 'text', 1])
      strictEqual(refusal({ metadata }, read, given), 'metadata must be an object')
  }
})

test('a body that is no object, or lacks a field, is named so', () => {
  for (const body of [null, 1, 'text', undefined])
    deepStrictEqual(decision(body), { field: 'body', message: 'body is missing, or has the wrong type' })
  for (const field of ['type', 'subjectId', 'domain', 'givenAt'])
    strictEqual(decision({ ...base(), [field]: undefined }).field, field)
  const { givenAt: _, ...without } = base()
  deepStrictEqual(decision(without), { field: 'givenAt', message: 'givenAt is missing, or has the wrong type' })
})
