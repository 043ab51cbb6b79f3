import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { describe, it } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { readFormField } = await source('../server/read-form-field.ts')

const LARGEST = 16_384
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
const parts = text => `--b\r\nContent-Disposition: form-data; name="consent"\r\n\r\n${text}\r\n--b--\r\n`

/** A request of Node, whose body arrives in chunks. */
const streamed = (chunks, headers = form) => Object.assign(Readable.from(chunks, { objectMode: false }), { headers })
/** A request that has only what is given, such as one of a framework. */
const plain = (iterate, headers = form, more = {}) => ({ headers, [Symbol.asyncIterator]: iterate, ...more })
/** A request with the interface of the Fetch API, and a body as given. */
const polyfilled = (body, headers = form) => ({ headers: new Headers(headers), body, bodyUsed: false })
const ofSize = size => `consent=all&pad=${'x'.repeat(size - 'consent=all&pad='.length)}`

describe('readFormField', () => {
  for (const [what, request, expected] of [
    ['one chunk of bytes', streamed([Buffer.from('consent=all')]), 'all'],
    ['several chunks', streamed([Buffer.from('con'), Buffer.from('sent=a'), Buffer.from('ll&b=c')]), 'all'],
    [
      'chunks of text, as after setEncoding()',
      plain(async function* () {
        yield 'consent='
        yield 'né'
      }),
      'né',
    ],
    [
      'another type in capital letters',
      streamed([Buffer.from('consent=all')], { 'content-type': 'Application/X-WWW-Form-URLEncoded; charset=utf-8' }),
      'all',
    ],
    ['a form with parts', streamed([Buffer.from(parts('necessary'))], multipart), 'necessary'],
    [
      'a form with parts, in capital letters',
      streamed([Buffer.from(parts('all'))], { 'content-type': 'Multipart/Form-Data; boundary=b' }),
      'all',
    ],
    [
      'a file in place of a text',
      streamed([Buffer.from(parts('all').replace('"consent"', '"consent"; filename="a"'))], multipart),
      null,
    ],
    ['the field twice', streamed([Buffer.from('consent=all&consent=all')]), null],
    ['another field', streamed([Buffer.from('consents=all')]), null],
    ['an empty body', streamed([]), null],
    ['no body', polyfilled(null), null],
    ['no type', streamed([Buffer.from('consent=all')], {}), null],
    [
      'a longer type',
      streamed([Buffer.from('consent=all')], { 'content-type': 'application/x-www-form-urlencodedx' }),
      null,
    ],
    [
      'a type behind another',
      streamed([Buffer.from('consent=all')], { 'content-type': 'text/x; application/x-www-form-urlencoded' }),
      null,
    ],
    [
      'parts of a longer type',
      streamed([Buffer.from(parts('all'))], { 'content-type': 'multipart/form-datax; boundary=b' }),
      null,
    ],
    ['the type sent twice', streamed([Buffer.from('consent=all')], { 'content-type': [form['content-type']] }), null],
    ['the largest body', streamed([Buffer.from(ofSize(LARGEST))]), 'all'],
    ['a byte more', streamed([Buffer.from(ofSize(LARGEST + 1))]), null],
    [
      'the largest body in two chunks',
      streamed([ofSize(LARGEST).slice(0, 9000), ofSize(LARGEST).slice(9000)].map(text => Buffer.from(text))),
      'all',
    ],
    [
      'the largest announced body',
      streamed([Buffer.from('consent=all')], { ...form, 'content-length': `${LARGEST}` }),
      'all',
    ],
    [
      'a body that is announced as larger',
      streamed([Buffer.from('consent=all')], { ...form, 'content-length': `${LARGEST + 1}` }),
      null,
    ],
    ['a parsed body, which needs no type', { headers: {}, body: { consent: 'all' } }, 'all'],
    [
      'a parsed body that is null',
      plain(
        async function* () {
          yield 'consent=all'
        },
        form,
        { body: null },
      ),
      'all',
    ],
    [
      'a parsed body beside its stream',
      plain(() => assert.fail('the body was read'), form, { body: 'consent=necessary' }),
      'necessary',
    ],
    ['a parsed field of another kind', { headers: {}, body: { consent: 1 } }, null],
    [
      'a closed connection',
      plain(async function* () {
        yield 'consent=all'
        throw new Error('aborted')
      }),
      null,
    ],
  ])
    it(`reads ${what} as ${expected}`, async () => assert.equal(await readFormField(request, 'consent'), expected))

  it('reads a stream that no loop can iterate, as in Safari, and cancels it at its limit', async () => {
    const readerOf = (chunks, cancelled = []) => {
      const rest = chunks.map(text => new TextEncoder().encode(text))
      const read = async () => ({ done: rest.length === 0, value: rest.shift() })
      return { getReader: () => ({ read, cancel: async () => void cancelled.push(true) }) }
    }
    assert.equal(await readFormField(polyfilled(readerOf(['consent', '=all'])), 'consent'), 'all')
    const cancelled = []
    const large = readerOf([ofSize(LARGEST), 'y', 'z'], cancelled)
    assert.equal(await readFormField(polyfilled(large), 'consent'), null)
    assert.deepEqual(cancelled, [true])
  })

  it('leaves a request of Node open when it stops at the limit, so that the server can respond', async () => {
    const request = streamed([Buffer.alloc(LARGEST), Buffer.alloc(LARGEST), Buffer.alloc(LARGEST)])
    assert.equal(await readFormField(request, 'consent'), null)
    assert.equal(request.destroyed, false)
  })

  it('reports a body that has been read, and only that', async t => {
    const complain = t.mock.method(console, 'error', () => {})
    const request = new Request('https://shop.example/', { method: 'POST', body: new URLSearchParams('consent=all') })
    assert.equal(await readFormField(request.clone(), 'consent'), 'all')
    assert.equal(complain.mock.callCount(), 0)
    await request.text()
    assert.equal(await readFormField(request, 'consent'), null)
    assert.equal(complain.mock.callCount(), 1)
    // Node's requests have no such mark.
    assert.equal(
      await readFormField(
        {
          ...plain(async function* () {
            yield 'consent=all'
          }),
          bodyUsed: true,
        },
        'consent',
      ),
      'all',
    )
  })
})
