import assert from 'node:assert/strict'
import { it } from 'node:test'
import { consentFromRequest, isSameOriginRequest, readConsent } from 'consent-elements/server'
import * as fc from 'fast-check'

const scale = Number(process.env.ATTACKS ?? 1)
const tries = { seed: Number(process.env.SEED ?? (scale > 1 ? Date.now() % 2 ** 31 : 19)), numRuns: 500 * scale }

const body = fc.oneof(
  fc.anything({ withNullPrototype: true, withTypedArray: true, withDate: true }),
  fc.uint8Array({ maxLength: 64 }),
  fc.string({ unit: 'binary' }),
  fc.dictionary(fc.constantFrom('consent', '__proto__', 'constructor', 'x'), fc.anything()),
)
const word = fc.oneof(
  fc.string(),
  fc.constantFrom('same-origin', 'cross-site', 'https://a.example', 'a.example', 'null', ''),
)
const headers = fc.dictionary(
  fc.constantFrom('sec-fetch-site', 'origin', 'host', 'x-forwarded-host', 'content-type', 'content-length'),
  fc.oneof(word, fc.array(word)),
)

it('a form with any body never throws, and decides only by its one field', () =>
  fc.assert(
    fc.asyncProperty(body, async given => {
      const decision = await consentFromRequest({
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin' },
        body: given,
      })
      assert.ok(decision === null || ['all', 'necessary'].includes(decision.consent.consentInfo.type))
    }),
    tries,
  ))

it('any headers get a response, and are never accepted without a header of the browser', () =>
  fc.assert(
    fc.property(headers, given => {
      const accepted = isSameOriginRequest({ method: 'POST', headers: given })
      if (accepted)
        assert.ok(
          ['same-origin', 'none'].includes(String(given['sec-fetch-site']).trim()) || new URL(given.origin).host !== '',
        )
    }),
    tries,
  ))

it('any cookie header is read without an exception', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map(text => `privacy-consent=1.${text}`),
      ),
      text => {
        readConsent(text)
      },
    ),
    tries,
  ))
