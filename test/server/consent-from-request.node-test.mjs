import assert from 'node:assert/strict'
import { createServer, request as httpRequest } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { consentFromRequest } = await source('../server/consent-from-request.ts')
const { isSameOriginRequest } = await source('../server/is-same-origin-request.ts')
const { readConsent } = await source('../server/read-consent.ts')

const form = 'application/x-www-form-urlencoded'
const own = { 'sec-fetch-site': 'same-origin' }

/** A POST as a Fetch API request. */
const fetched = (body, headers = own, init = {}) =>
  new Request('https://shop.example/consent', { method: 'POST', body, headers, ...init })
/** A POST as in Express with a body parser. */
const parsed = (body, headers = own) => ({ method: 'POST', headers: { host: 'shop.example', ...headers }, body })
const field = text => new URLSearchParams(text)

describe('consentFromRequest', () => {
  it('omits Secure only on request, and never from a cookie with __Host-, which browsers would refuse', async () => {
    const cookieOf = async options => (await consentFromRequest(fetched(field('consent=all'), own), options)).setCookie
    assert.match(await cookieOf({}), /; Secure$/)
    assert.doesNotMatch(await cookieOf({ secure: false }), /Secure/)
    assert.match(await cookieOf({ secure: false, cookie: 'host' }), /^__Host-.*; Secure$/)
  })

  it('reads Accept All and Reject All, and returns a cookie that readConsent can decode', async () => {
    for (const [type, marketing] of [
      ['all', true],
      ['necessary', false],
    ]) {
      const { consent, setCookie } = await consentFromRequest(fetched(field(`consent=${type}`)))
      assert.equal(consent.consents.marketing, marketing)
      assert.match(setCookie, /; Max-Age=15724800; Path=\/; SameSite=Lax; Secure$/)
      assert.deepEqual(readConsent(setCookie.split(';')[0])?.consentInfo, consent.consentInfo)
    }
  })

  it('reads a press on the third button as a refusal, and says that the visitor wants to subscribe', async () => {
    const { consent, setCookie, subscribes } = await consentFromRequest(fetched(field('consent=subscribe')))
    assert.equal(subscribes, true)
    assert.deepEqual(
      Object.entries(consent.consents).filter(([, on]) => on),
      [['necessary', true]],
    )
    assert.deepEqual([consent.consentInfo.type, consent.origin], ['necessary', 'subscription'])
    assert.equal(readConsent(setCookie.split(';')[0])?.consents.marketing, false)
    for (const type of ['all', 'necessary'])
      assert.equal('subscribes' in (await consentFromRequest(fetched(field(`consent=${type}`)))), false)
  })

  it('reads decisions that React can pass from a server component to the browser: plain objects at every depth', () => {
    const [time, expires] = [Date.now(), Date.now() + 1e9].map(number => number.toString(36))
    const consent = readConsent(`privacy-consent=1.${time}.${expires}.c.11-10.~youtube.en.-a-b-c-d.some-id.`)
    const plain = value =>
      typeof value !== 'object' ||
      value === null ||
      (Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(plain))
    assert.ok(consent.asked && consent.services)
    for (const [name, value] of Object.entries({ consent, ...consent })) assert.ok(plain(value), name)
  })

  it('takes the latest of several cookies, as a host and its parent domains send them, in any order', () => {
    const cookieOf = (age, choice) => {
      const [time, expires] = [Date.now() - age, Date.now() + 1e9].map(number => number.toString(36))
      return `privacy-consent=1.${time}.${expires}.${choice}..en.-a-b-c-d.id-${age}.`
    }
    const newer = cookieOf(1000, 'a.11111')
    const older = cookieOf(5000, 'n.10000')
    const [onlyNewer, onlyOlder] = [readConsent(newer), readConsent(older)]
    assert.notEqual(onlyNewer, null)
    assert.notEqual(onlyOlder, null)
    for (const header of [`${older}; ${newer}`, `${newer}; ${older}`, `${older};${newer};${older}`])
      assert.deepEqual(readConsent(header), onlyNewer)
    const newest = cookieOf(1, 'n.10000')
    assert.equal(readConsent(`${newer}; ${newest}`).consentInfo.type, 'necessary')
  })

  it('returns null for Customize, for other methods and for cross-site requests', async () => {
    assert.equal(await consentFromRequest(fetched(field('consent=customize'))), null)
    assert.equal(await consentFromRequest({ ...parsed({ consent: 'all' }), method: 'GET' }), null)
    assert.equal(await consentFromRequest(fetched(field('consent=all'), { 'sec-fetch-site': 'cross-site' })), null)
    assert.equal(await consentFromRequest(parsed({ consent: 'all' }, { 'sec-fetch-site': 'cross-site' })), null)
    assert.equal(await consentFromRequest(parsed({ consent: 'all' }, { origin: 'https://evil.example' })), null)
    assert.equal(await consentFromRequest(parsed({ consent: 'all' }, {})), null)
  })

  it('returns null for any other body, whether parsed or not', async () => {
    const bodies = [
      undefined,
      null,
      '',
      'null',
      'consent',
      'consent=all&consent=necessary',
      '{"consent":"all"}',
      [],
      ['all'],
      [['consent', 'all']],
      0,
      true,
      {},
      { consent: ['all'] },
      { consent: { toString: () => 'all' } },
      Object.create({ consent: 'all' }),
      new Uint8Array([0xff, 0xfe, 0]),
      Symbol('body'),
      () => 'consent=all',
      {
        get consent() {
          throw new Error('a getter')
        },
      },
    ]
    for (const body of bodies)
      assert.equal(await consentFromRequest(parsed(body)), null, String(body?.constructor?.name))
    for (const [body, type] of [
      ['{"consent":"all"}', 'application/json'],
      ['[1]', 'application/json'],
      ['consent=all', 'text/plain'],
      ['--x', 'multipart/form-data; boundary=x'],
      ['consent=all', 'multipart/form-data'],
      [undefined, form],
    ])
      assert.equal(await consentFromRequest(fetched(body, { ...own, 'content-type': type })), null, type)
  })

  it('reads strings, bytes, URLSearchParams, FormData and objects that a framework has parsed', async () => {
    const data = new FormData()
    data.set('consent', 'all')
    const bare = Object.assign(Object.create(null), { consent: 'all' })
    for (const body of [
      'consent=all',
      Buffer.from('consent=all'),
      field('consent=all'),
      data,
      { consent: 'all' },
      bare,
    ])
      assert.equal((await consentFromRequest(parsed(body)))?.consent.consentInfo.type, 'all')
    assert.equal((await consentFromRequest(fetched(data)))?.consent.consentInfo.type, 'all')
  })

  it('reads at most 16 KB of a body, whatever its Content-Length is', async () => {
    const large = `consent=all&pad=${'x'.repeat(10_000_000)}`
    assert.equal(await consentFromRequest(fetched(large, { ...own, 'content-type': form })), null)
    let pulled = 0
    const endless = new ReadableStream({
      pull(controller) {
        pulled++
        controller.enqueue(new Uint8Array(1024))
      },
    })
    const request = fetched(endless, { ...own, 'content-type': form, 'content-length': '11' }, { duplex: 'half' })
    assert.equal(await consentFromRequest(request), null)
    assert.ok(pulled < 40, `${pulled} KB were read`)
  })

  it('reports in the console that the body was already read', async t => {
    const complain = t.mock.method(console, 'error', () => {})
    const request = fetched(field('consent=all'))
    await request.text()
    assert.equal(await consentFromRequest(request), null)
    assert.match(complain.mock.calls[0].arguments[0], /has been read/)
  })

  it('throws for a lifetime that is not a whole number of days from 1 to 365', async () => {
    for (const lifetimeDays of [0, -1, 366, 1.5, NaN, Infinity, '182', null])
      await assert.rejects(
        consentFromRequest(fetched(field('consent=all')), { lifetimeDays }),
        /whole number from 1 to 365/,
      )
    const { setCookie } = await consentFromRequest(fetched(field('consent=all')), { lifetimeDays: 1 })
    assert.match(setCookie, /Max-Age=86400;/)
  })
})

describe('isSameOriginRequest', () => {
  const cases = [
    [{ 'sec-fetch-site': 'same-origin' }, {}, true],
    [{ 'sec-fetch-site': 'none' }, {}, true],
    [{ 'sec-fetch-site': 'same-site' }, {}, false],
    [{ 'sec-fetch-site': 'same-site' }, { allowSameSite: true }, true],
    [{ 'sec-fetch-site': 'cross-site' }, { allowSameSite: true }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' }, {}, false],
    [{ 'sec-fetch-site': 'same-origin, cross-site' }, {}, false],
    [{ 'sec-fetch-site': 'nonsense' }, {}, false],
    [{ origin: 'https://shop.example' }, {}, true],
    [{ origin: 'http://shop.example' }, {}, true],
    [{ origin: 'https://shop.example:443' }, {}, true],
    [{ origin: 'https://shop.example:8443' }, {}, false],
    [{ origin: 'https://a.shop.example' }, {}, false],
    [{ origin: 'https://shop.example.evil.example' }, {}, false],
    [{ origin: 'https://evil.example/shop.example' }, {}, false],
    [{ origin: 'null' }, {}, false],
    [{ origin: '' }, {}, false],
    [{ origin: 'https://shop.example, https://evil.example' }, {}, false],
    [{ origin: 'https://public.example', 'x-forwarded-host': 'public.example' }, {}, false],
    [{ origin: 'https://public.example', 'x-forwarded-host': 'public.example' }, { trustForwardedHost: true }, true],
    [{ origin: 'https://public.example' }, { origin: 'https://public.example' }, true],
    [{ origin: 'https://public.example' }, { origin: ['https://a.example', 'https://public.example'] }, true],
    [{ origin: 'http://public.example' }, { origin: 'https://public.example' }, false],
    [{ origin: 'https://evil.example', host: 'x@evil.example' }, {}, false],
    [{ origin: 'https://evil.example', host: 'evil.example/?' }, {}, false],
    [{ referer: 'https://shop.example/' }, {}, false],
  ]
  for (const [headers, options, accepted] of cases)
    it(`${accepted ? 'accepts' : 'rejects'} ${JSON.stringify(headers)} with ${JSON.stringify(options)}`, () => {
      assert.equal(isSameOriginRequest(parsed({}, headers), options), accepted)
      if ('host' in headers) return
      assert.equal(isSameOriginRequest(fetched('', headers), options), accepted, 'as a Fetch API request')
    })
})

describe('a Node server', () => {
  let server
  before(async () => {
    server = createServer(async (request, response) => {
      if (!isSameOriginRequest(request)) return response.writeHead(403).end()
      const decision = await consentFromRequest(request)
      const cookie = decision?.setCookie
      response.writeHead(303, { location: '/', ...(cookie && { 'set-cookie': cookie }) }).end()
    })
    await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
  })
  after(() => server.close())

  const post = (body, headers, pieces = 1) =>
    new Promise((resolve, reject) => {
      const { port } = server.address()
      const request = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'POST',
        headers: { 'content-type': form, ...headers },
      })
      request.on('response', response => resolve(response.resume()))
      request.on('error', reject)
      for (let at = 0; at < pieces; at++) request.write(body)
      request.end()
    })

  it('stores a decision of its own page, and rejects another site with 403 and without a cookie', async () => {
    const { port } = server.address()
    const good = await post('consent=necessary', { origin: `http://127.0.0.1:${port}` })
    assert.equal(good.statusCode, 303)
    assert.match(good.headers['set-cookie'][0], /^privacy-consent=1\./)
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
      const { statusCode, headers: answer } = await post('consent=all', headers)
      assert.equal(statusCode, 403)
      assert.equal(answer['set-cookie'], undefined)
    }
  })

  it('responds while a body of 10 MB is still being sent', async () => {
    const { statusCode, headers } = await post('x'.repeat(100_000), own, 100)
    assert.equal(statusCode, 303)
    assert.equal(headers['set-cookie'], undefined)
  })
})
