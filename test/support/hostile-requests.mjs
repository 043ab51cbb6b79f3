// Generated requests that the consent server must survive, shared by its fuzz tests.
import * as fc from 'fast-check'

const base58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']

/** Texts that have broken something before, and others. */
const text = fc.oneof(
  fc.constantFrom(
    '\0',
    '\ud800',
    '\u001b[2J',
    '\u202e',
    '__proto__',
    'constructor',
    '=1+1',
    "'; drop table consent; --",
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const value = fc.oneof(
  text,
  fc.constantFrom(null, true, false, 0, -1, 1e15, -1e15, 1e308, 0.5, Date.now()),
  fc.jsonValue({ maxDepth: 6 }),
)
const fields = [
  'type',
  'subjectId',
  'domain',
  'preferences',
  'givenAt',
  'metadata',
  'uiSource',
  'consentAction',
].concat(['externalSubjectId', 'policyId', 'tcString', 'identityProvider', 'jurisdictionModel', '__proto__'])
/** A decision of which some fields are replaced. */
const decision = fc
  .record({
    valid: fc.record({
      type: fc.constant('cookie_banner'),
      subjectId: fc
        .array(fc.constantFrom(...base58), { minLength: 8, maxLength: 30 })
        .map(all => `sub_${all.join('')}`),
      domain: fc.constantFrom('one.test', 'two.test'),
      preferences: fc.record({ necessary: fc.boolean(), marketing: fc.boolean() }),
      givenAt: fc.integer({ min: -1000, max: 1000 }).map(drift => Date.now() + drift),
      metadata: fc.record({ receipt: fc.dictionary(text, value, { maxKeys: 4 }), acceptanceMethod: value }),
      uiSource: text,
      consentAction: fc.constantFrom('all', 'necessary', 'custom', 'x'),
    }),
    changes: fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 2 }),
  })
  .map(({ valid, changes }) => JSON.stringify({ ...valid, ...changes }))
/** Bodies of decisions: valid ones, and ones with changed fields. */
export const body = fc.oneof(
  { weight: 6, arbitrary: decision },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: text },
)
/** Addresses that bodies are sent to. */
export const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('/api/c15t/subjects', '/api/c15t/consent/set', '/api/c15t/consent/verify') },
  { weight: 1, arbitrary: fc.constantFrom('/statistics', '/dashboard', '/api/c15t/subjects/sub_1', '/', '/healthz') },
)

/** Bytes that are nearly a request. */
export const bytes = fc
  .tuple(
    fc.constantFrom('GET', 'POST', 'TRACE', 'CONNECT', 'PATCH', 'OPTIONS', 'PRI', 'get', ''),
    fc.oneof(
      fc.constantFrom('/healthz', '/api/c15t/init', '*', 'http://a:b@x/', '//', '/%', '/%00', '/../..', 'http://['),
      fc.string({ unit: 'binary-ascii', maxLength: 60 }),
    ),
    fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
    fc.array(
      fc.tuple(
        fc.constantFrom(
          'Host',
          'Content-Length',
          'Transfer-Encoding',
          'Upgrade',
          'Connection',
          'Expect',
          'X\0',
          'Origin',
        ),
        fc.oneof(
          fc.constantFrom('x', 'a:b@x', '[', '5', '-1', '99999999999', 'chunked', 'websocket', '100-continue', 'null'),
          fc.string({ unit: 'binary-ascii', maxLength: 30 }),
        ),
      ),
      { maxLength: 5 },
    ),
    fc.oneof(fc.constant(''), fc.constant('5\r\nabcde\r\n0\r\n\r\n'), fc.string({ unit: 'binary', maxLength: 60 })),
  )
  .map(
    ([method, target, version, headers, rest]) =>
      `${method} ${target} ${version}\r\n${headers.map(pair => pair.join(': ')).join('\r\n')}\r\n\r\n${rest}`,
  )
