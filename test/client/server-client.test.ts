import { expect } from '@open-wc/testing'
import { serverClient } from '../../src/client/server-client'
import { defaultRetryPolicy } from '../../src/client/retry-policy'
import type { ClientError } from '../../src/client/client-error'
import { submissionOf, verifyRequestOf } from '../../src/consent/consent-submission'
import { allConsents } from '../../src/consent/consents'
import { stopClock } from '../support/fake-clock'
import { fakeServer, type FakeAnswer, type FakeRequest } from '../support/fake-server'

const uuid4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
const banner = {
  showConsentBanner: true,
  jurisdiction: { code: 'GDPR', message: 'm' },
  location: { countryCode: 'DE', regionCode: '' },
}
const body = submissionOf({ consents: allConsents(), consentInfo: { time: 1, type: 'all' } }, 'site.test')

let clock: ReturnType<typeof stopClock>
let server: ReturnType<typeof fakeServer>
const answering = (answer: (request: FakeRequest) => FakeAnswer) => (server = fakeServer(answer))
const client = (backendUrl = '/api/c15t', headers = {}) =>
  serverClient({ backendUrl, headers, retry: defaultRetryPolicy })
beforeEach(() => (clock = stopClock()))
afterEach(() => {
  clock.restore()
  server.restore()
})

/** Advances the clock until the call has finished. */
const outcome = <T>(call: Promise<T>): Promise<T> => clock.until(call)
const errorOf = async (call: Promise<{ ok: true } | { ok: false; error: ClientError }>): Promise<ClientError> => {
  const result = await outcome(call)
  if (result.ok) throw new Error('the call did not fail')
  return result.error
}

describe('the requests of specification §7', () => {
  it('GET /show-consent-banner, without a body', async () => {
    answering(() => ({ json: banner }))
    expect(await outcome(client().showConsentBanner())).to.deep.equal({ ok: true, data: banner })
    const [request] = server.requests
    expect([request!.method, request!.url, request!.body]).to.deep.equal(['GET', '/api/c15t/show-consent-banner', ''])
  })

  it('POST /consent/set, byte for byte as c15t 1.5 writes it', async () => {
    answering(() => ({ json: { id: 'cns_1' } }))
    await outcome(client().setConsent(body, 'decision'))
    const [request] = server.requests
    expect([request!.method, request!.url]).to.deep.equal(['POST', '/api/c15t/consent/set'])
    expect(request!.body).to.equal(
      '{"type":"cookie_banner","domain":"site.test","preferences":{"necessary":true,"functionality":true,' +
        '"measurement":true,"experience":true,"marketing":true},"metadata":{"source":"consent_widget","acceptanceMethod":"all"}}',
    )
  })

  it('POST /consent/verify, with the categories by name', async () => {
    answering(() => ({ json: { isValid: true, consent: {} } }))
    const result = await outcome(
      client().verifyConsent(verifyRequestOf({ ...allConsents(), marketing: false }, 'site.test')),
    )
    expect(result).to.deep.equal({ ok: true, data: { isValid: true } })
    expect(server.requests[0]!.body).to.equal(
      '{"type":"cookie_banner","domain":"site.test","preferences":["necessary","functionality","measurement","experience"]}',
    )
  })

  it('include credentials, have the content type JSON and a random UUID as X-Request-ID', async () => {
    answering(() => ({ json: banner }))
    await outcome(client().showConsentBanner())
    await outcome(client().showConsentBanner())
    const [first, second] = server.requests
    expect(first!.init.credentials).to.equal('include')
    expect(first!.headers['content-type']).to.equal('application/json')
    expect(first!.headers['x-request-id']).to.match(uuid4)
    expect(second!.headers['x-request-id']).not.to.equal(first!.headers['x-request-id'])
  })

  it('have an X-Request-ID without crypto.randomUUID, as on plain http', async () => {
    answering(() => ({ json: banner }))
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined })
    await outcome(client().showConsentBanner())
    delete (crypto as { randomUUID?: unknown }).randomUUID
    expect(server.requests[0]!.headers['x-request-id']).to.match(uuid4)
  })

  it("have the site's own headers", async () => {
    answering(() => ({ json: banner }))
    await outcome(client('https://consent.test/base', { 'X-Mine': '1' }).showConsentBanner())
    expect(server.requests[0]!.url).to.equal('https://consent.test/base/show-consent-banner')
    expect(server.requests[0]!.headers['x-mine']).to.equal('1')
  })

  it('use keepalive to submit a decision', async () => {
    answering(() => ({ json: {} }))
    await outcome(client().setConsent(body, 'decision'))
    expect(server.requests[0]!.init.keepalive).to.equal(true)
  })
})

describe('a failed request', () => {
  for (const status of [500, 502, 503, 504])
    it(`is retried 3 times after status ${status}, with delays of 100, 200 and 400 ms`, async () => {
      answering(() => ({ status, json: {} }))
      const call = client().showConsentBanner()
      const counts = [
        await soFar(0),
        await soFar(99),
        await soFar(1),
        await soFar(199),
        await soFar(1),
        await soFar(399),
        await soFar(1),
      ]
      expect(counts).to.deep.equal([1, 1, 2, 2, 3, 3, 4])
      const error = await errorOf(call)
      expect(server.requests).to.have.length(4)
      expect([error.code, error.status]).to.deep.equal(['MAX_RETRIES_EXCEEDED', status])
      expect(error.message).to.contain('Request failed after 3 retries')
      expect((error.cause as ClientError).message).to.equal(`Request failed with status ${status}`)
    })

  it('is retried after a network error', async () => {
    answering(() => 'no network')
    const error = await errorOf(client().showConsentBanner())
    expect(server.requests).to.have.length(4)
    expect([error.code, error.status]).to.deep.equal(['MAX_RETRIES_EXCEEDED', 0])
    expect((error.cause as ClientError).code).to.equal('NETWORK_ERROR')
  })

  for (const status of [400, 401, 403, 404, 501])
    it(`is never retried after status ${status}`, async () => {
      answering(() => ({ status, text: 'Not Found', type: 'text/plain' }))
      const error = await errorOf(client().showConsentBanner())
      expect(server.requests).to.have.length(1)
      expect([error.code, error.status, error.message]).to.deep.equal([
        'API_ERROR',
        status,
        `Request failed with status ${status}`,
      ])
    })

  it("has the server's message if there is one", async () => {
    answering(() => ({ status: 400, json: { code: 'BAD_REQUEST', message: 'Input validation failed' } }))
    const error = await errorOf(client().setConsent(body, 'a'))
    expect([error.code, error.message]).to.deep.equal(['API_ERROR', 'Input validation failed'])
  })

  it('is a NETWORK_ERROR with status 0 if retries are disabled', async () => {
    answering(() => 'no network')
    const impatient = serverClient({ backendUrl: '', headers: {}, retry: { ...defaultRetryPolicy, maxRetries: 0 } })
    const error = await errorOf(impatient.showConsentBanner())
    expect([error.code, error.status]).to.deep.equal(['NETWORK_ERROR', 0])
  })

  const notAnswers: Record<string, FakeAnswer> = {
    'broken JSON': { text: '{"showConsentBanner":', type: 'application/json' },
    'a page of HTML': { text: '<!doctype html><p>Welcome', type: 'text/html' },
    'JSON that answers something else': { json: { hello: 'world' } },
    nothing: { status: 204 },
  }
  for (const [what, answer] of Object.entries(notAnswers))
    it(`is a PARSE_ERROR, "Failed to parse response", if the banner response is ${what}`, async () => {
      answering(() => answer)
      const error = await errorOf(client().showConsentBanner())
      expect([error.code, error.message]).to.deep.equal(['PARSE_ERROR', 'Failed to parse response'])
      expect(server.requests).to.have.length(1)
    })

  it('times out after 10 s', async () => {
    const native = AbortSignal.timeout
    AbortSignal.timeout = milliseconds => {
      const controller = new AbortController() // uses the stopped clock
      setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), milliseconds)
      return controller.signal
    }
    answering(() => (server.requests.length === 1 ? 'never' : { json: banner }))
    const call = client().showConsentBanner()
    await clock.pass(9_999)
    expect(server.requests).to.have.length(1)
    expect((await outcome(call)).ok).to.equal(true)
    expect(server.requests).to.have.length(2)
    AbortSignal.timeout = native
  })

  it('is not assumed for a plain OK, but for an HTML page', async () => {
    answering(() => ({ text: 'OK', type: 'text/plain' }))
    expect((await outcome(client().setConsent(body, 'a'))).ok).to.equal(true)
    server.restore()
    answering(() => ({ text: '<!doctype html>', type: 'text/html' }))
    expect((await errorOf(client().setConsent(body, 'a'))).code).to.equal('PARSE_ERROR')
  })

  it('succeeds as soon as one retry does', async () => {
    answering(() => (server.requests.length < 3 ? 'no network' : { json: banner }))
    expect((await outcome(client().showConsentBanner())).ok).to.equal(true)
    expect(server.requests).to.have.length(3)
  })

  async function soFar(milliseconds: number): Promise<number> {
    await clock.pass(milliseconds)
    return server.requests.length
  }
})

describe('a verification', () => {
  it('rejects a response with fields of the wrong type', async () => {
    answering(() => ({ json: { isValid: 'yes' } }))
    const error = await errorOf(client().verifyConsent(verifyRequestOf(allConsents(), 'site.test')))
    expect(error.code).to.equal('PARSE_ERROR')
  })
})
