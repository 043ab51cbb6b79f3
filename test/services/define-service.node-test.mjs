import assert from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../../src/services/', import.meta.url))
const bundled = await build({
  stdin: {
    contents: `export { defineService } from './define-service'; export { matchStoredItem } from './match-stored-item'`,
    resolveDir: root,
    loader: 'ts',
  },
  bundle: true,
  format: 'esm',
  write: false,
})
const code = Buffer.from(bundled.outputFiles[0].text).toString('base64')
const { defineService, matchStoredItem } = await import(`data:text/javascript;base64,${code}`)

const acme = {
  name: 'acme-chat',
  title: 'Acme Chat',
  category: 'functionality',
  purpose: 'Shows a chat window.',
  company: { name: 'Acme Ltd', country: 'GB' },
  privacyUrl: 'https://acme.example/privacy',
  hosts: ['chat.acme.example', 'acme.example/widgets'],
  stores: [{ name: 'acme_*', purpose: 'Recognizes visitors.', duration: 'P1Y' }],
}
const loader = { id: { pattern: /^AC-\d+$/, example: 'AC-1', where: 'Settings' }, start() {} }
const errorOf = changes => {
  try {
    defineService({ ...acme, ...changes })
    return 'no error'
  } catch (thrown) {
    assert.ok(thrown instanceof TypeError)
    return thrown.message
  }
}

test('A complete service is returned as a frozen copy without prototypes.', () => {
  const service = defineService({ ...acme, loader })
  assert.deepEqual({ ...service.stores[0] }, acme.stores[0])
  assert.equal(service.loader.id.pattern, loader.id.pattern)
  for (const part of [service, service.company, service.stores[0], service.loader]) {
    assert.equal(Object.getPrototypeOf(part), null)
    assert.ok(Object.isFrozen(part))
  }
  for (const list of [service.stores, service.hosts]) assert.ok(Array.isArray(list) && Object.isFrozen(list))
})

test('Only own properties count.', () => {
  const { hosts: _, ...others } = acme
  const inherited = Object.assign(Object.create({ hosts: acme.hosts }), others)
  assert.throws(() => defineService(inherited), /hosts is missing; allowed is a list of hosts/)
})

test('A property named __proto__ in JSON is reported, and changes no prototype.', () => {
  const parsed = JSON.parse(`{ "__proto__": { "title": "x" }, "name": "acme" }`)
  assert.throws(() => defineService(parsed), /title is missing/)
  assert.equal({}.title, undefined)
})

test('All problems are reported at once, with the name of the service.', () => {
  const message = errorOf({ title: '', category: 'ads' })
  assert.match(message, /^defineService: the service "acme-chat" cannot be used:\n- title is ""/)
  assert.match(
    message,
    /\n- category is "ads"; allowed is one of necessary, functionality, measurement, experience, mark/,
  )
})

for (const [what, changes, message] of [
  ['a name that is not kebab-case', { name: 'Acme Chat' }, /name is "Acme Chat"; allowed is a name in kebab-case/],
  ['a missing purpose', { purpose: undefined }, /purpose is missing; allowed is a sentence/],
  [
    'a privacy link without http',
    { privacyUrl: 'javascript:alert(1)' },
    /privacyUrl is "javascript:alert\(1\)"; allowed/,
  ],
  [
    'a company without a country',
    { company: { name: 'Acme' } },
    /company\.country is missing; allowed is a country code/,
  ],
  ['a country in words', { company: { name: 'Acme', country: 'Germany' } }, /company\.country is "Germany"/],
  ['a host with a scheme', { hosts: ['https://acme.example'] }, /hosts\[0\] is "https:.*; write "acme\.example"$/],
  ['a host with an asterisk', { hosts: ['*.acme.example'] }, /write "acme\.example"$/],
  ['a top-level domain as a host', { hosts: ['com'] }, /hosts\[0\] is "com"; allowed is a host/],
  ['a cookie pattern that matches everything', { stores: [{ ...acme.stores[0], name: '*' }] }, /matches everything/],
  ['a cookie pattern without letters', { stores: [{ ...acme.stores[0], name: '_*-*' }] }, /matches everything/],
  ['a duration in words', { stores: [{ ...acme.stores[0], duration: '1 year' }] }, /duration is "1 year"; allowed is/],
  ['an empty duration', { stores: [{ ...acme.stores[0], duration: 'P' }] }, /duration is "P"; allowed is/],
  [
    'an unknown kind of storage',
    { stores: [{ ...acme.stores[0], kinds: ['disk'] }] },
    /kinds is \["disk"\]; allowed is/,
  ],
  ['no kind of storage', { stores: [{ ...acme.stores[0], kinds: [] }] }, /kinds is \[\]; allowed is/],
  ['kinds in a text', { stores: [{ ...acme.stores[0], kinds: 'cookie' }] }, /kinds is "cookie"; allowed is/],
  ['neither hosts nor stored items', { hosts: [], stores: [] }, /hosts and stores are both empty/],
  ['an unknown field', { cookies: [] }, /cookies is not known; known are name, title/],
  ['a loader without start', { loader: { ...loader, start: undefined } }, /loader\.start is missing/],
  [
    'an id pattern without ends',
    { loader: { ...loader, id: { ...loader.id, pattern: /AC/ } } },
    /loader\.id\.pattern is \/AC\/; it must match the whole id/,
  ],
  [
    'an example that the pattern does not match',
    { loader: { ...loader, id: { ...loader.id, example: 'AC' } } },
    /loader\.id\.example is "AC", which loader\.id\.pattern does not match/,
  ],
])
  test(`A service with ${what} is rejected.`, () => {
    assert.match(errorOf(changes), message)
  })

test('Values that are not objects are rejected.', () => {
  for (const value of [null, undefined, 'acme', [], 1])
    assert.throws(
      () => defineService(value),
      /^TypeError: defineService: the service cannot be used:\n- the service is/,
    )
})

test('Patterns match whole keys; asterisks match any characters, and all other characters themselves.', () => {
  for (const [pattern, key, expected] of [
    ['_ga', '_ga', true],
    ['_ga', '_ga_ABC', false],
    ['_ga_*', '_ga_ABC', true],
    ['_ga_*', '_ga_', true],
    ['_ga_*', 'x_ga_ABC', false],
    ['ph_*_posthog', 'ph_phc_1_posthog', true],
    ['ph_*_posthog', 'ph_phc_1_posthog_2', false],
    ['_pk_id.*', '_pk_idx1', false],
    ['a+b(c)*', 'a+b(c)d', true],
    ['@@lc_*', '@@lc_x\ny', true],
    ['_GA*', '_ga', false],
  ])
    assert.equal(matchStoredItem(pattern, key), expected, `${pattern} and ${key}`)
})
