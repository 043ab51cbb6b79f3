import { deepStrictEqual, doesNotMatch, match, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { addressMask } = await source('mask-addresses.ts')
const { withMaskedErrors } = await source('with-masked-errors.ts')
const { readAuditArguments } = await source('audit/read-audit-arguments.ts')
const { readDoctorArguments } = await source('doctor/read-doctor-arguments.ts')

const given = 'https://anna:s3cret%2Fword@site.test:8080/a?token=abc%20def&plain#section'
const secret = /anna|s3cret|word@|abc|def|plain|section/

for (const [text, masked] of [
  [given, 'https://site.test:8080/a?token=***&***#***'],
  ['https://other.test/', 'https://other.test/'],
  ['https://other.test', 'https://other.test'],
  ['https://other.test?', 'https://other.test?'],
  ['https://other.test/a@b/c', 'https://other.test/a@b/c'],
  ['http://u@x.test/p?q=1&r=', 'http://x.test/p?q=***&r=***'],
  ['wss://x.test/s?key=v#f', 'wss://x.test/s?key=***#***'],
  ['https://x.test/a.js?v=1:12', 'https://x.test/a.js?v=***:12'],
  ['https://u:p@x.test/a.js:12', 'https://x.test/a.js:12'],
  ['One request to https://x.test/?id=7 (marketing).', 'One request to https://x.test/?id=*** (marketing).'],
  ['<script src="https://x.test/a?id=7"></script>', '<script src="https://x.test/a?id=***"></script>'],
])
  test(`${text} is reported as ${masked}`, () => {
    const mask = addressMask(given)
    strictEqual(mask(text), masked)
    strictEqual(mask(mask(text)), masked)
  })

test('what the given address must not tell is masked in every text of a report, however it is written', () => {
  const mask = addressMask(given, ['paste'])
  const report = {
    url: given,
    states: { undecided: { requests: [{ url: `https://t.test/?dl=${encodeURIComponent(given)}`, count: 1 }] } },
    findings: [
      { message: 'The page has "s3cret/word" and abc%20def, abc def.', paste: '<a href="/x?v=12&t=abc def">' },
    ],
    none: null,
  }
  const masked = mask(report)
  doesNotMatch(JSON.stringify(masked), secret)
  strictEqual(masked.findings[0].paste, '<a href="/x?v=12&t=***">')
  deepStrictEqual([masked.none, masked.states.undecided.requests[0].count], [null, 1])
})

test('errors of a visit are masked as well', async () => {
  const failed = withMaskedErrors(addressMask(given), () => Promise.reject(new Error(`${given} does not answer`)))
  const error = await failed.catch(reason => reason)
  match(error.message, /site\.test:8080/)
  doesNotMatch(`${error.message} ${error.stack}`, secret)
})

test('--full-addresses shows them', () => {
  strictEqual(readAuditArguments(['https://a.test']).showsAddresses, false)
  strictEqual(readAuditArguments(['https://a.test', '--full-addresses']).showsAddresses, true)
  strictEqual(readDoctorArguments(['https://a.test']).showsAddresses, false)
  strictEqual(readDoctorArguments(['https://a.test', '--full-addresses']).showsAddresses, true)
})
