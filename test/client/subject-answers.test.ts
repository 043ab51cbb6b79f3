import { expect } from '@open-wc/testing'
import {
  bannerRequest,
  prefetchBannerResponse,
  prefetchedRequest,
  takePrefetchedResponse,
} from '../../src/client/banner-request'
import type { Result } from '../../src/client/consent-client'
import { acceptHandOff, issueHandOff } from '../../src/client/hand-off-calls'
import { defaultRetryPolicy } from '../../src/client/retry-policy'
import { serverClient } from '../../src/client/server-client'
import { subjectsClient } from '../../src/client/subjects-client'
import { submissionOf, verifyRequestOf } from '../../src/consent/consent-submission'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { stopClock } from '../support/fake-clock'
import { fakeServer, type FakeAnswer, type FakeRequest } from '../support/fake-server'

let clock: ReturnType<typeof stopClock>
let server: ReturnType<typeof fakeServer>
const answering = (answer: (request: FakeRequest) => FakeAnswer) => (server = fakeServer(answer))
const calls = (): string[] => server.requests.map(({ method, url }) => `${method} ${url}`)
beforeEach(() => (clock = stopClock()))
afterEach(() => {
  clock.restore()
  server.restore()
})

const options = { backendUrl: '/c', headers: {}, retry: { ...defaultRetryPolicy, maxRetries: 0 } }
const clientOf = (subjectId: string | null): ReturnType<typeof subjectsClient> =>
  subjectsClient(options, { originOf: () => ({ subjectId: 'sub_1', time: 5 }), subjectId: () => subjectId })
const notFound: FakeAnswer = { status: 404, json: { code: 'SUBJECT_NOT_FOUND', message: 'no' } }
/** Returns the data of a result, or code and status of its error, and the code that the server or the client gave as its cause. */
const outcome = (result: Result<unknown>): unknown => {
  if (result.ok) return result.data
  const { code, status, cause } = result.error
  const why = (cause as { code?: string } | undefined)?.code
  return `${code} ${status}${why ? `: ${why}` : ''}`
}

describe('the check of a decision under protocol 2', () => {
  const verify = async (answer: FakeAnswer, subjectId: string | null = 'sub_1', more = {}): Promise<unknown> => {
    answering(() => answer)
    const request = verifyRequestOf({ ...onlyNecessary(), marketing: true, ...more }, 'site.test')
    return outcome(await clock.until(clientOf(subjectId).verifyConsent!(request)))
  }
  const consent = (givenAt: string, preferences: unknown = { necessary: true, marketing: true }): object => ({
    givenAt,
    preferences,
  })
  const [older, newer] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z']
  const refused = { necessary: true, marketing: false }

  it('reads the consents of the visitor', async () => {
    expect(await verify({ json: { consents: [consent(older)] } })).to.deep.equal({ isValid: true })
    expect(calls()).to.deep.equal(['GET /c/subjects/sub_1?type=cookie_banner'])
  })

  for (const [what, consents, isValid] of [
    ['the latest one grants all', [consent(older, refused), consent(newer)], true],
    ['the latest one grants all, in the other order', [consent(newer), consent(older, refused)], true],
    ['the latest one refuses', [consent(newer, refused), consent(older)], false],
    ['the later of two with the same time refuses', [consent(newer), consent(newer, refused)], false],
    ['the later of two with the same time grants', [consent(newer, refused), consent(newer)], true],
    ['it is among entries that are no consents', [7, consent(older), null], true],
    ['it grants with something else than true', [consent(newer, { necessary: true, marketing: 'yes' })], false],
    ['it has no answers', [consent(newer, null)], false],
    ['it has a text as answers', [consent(newer, 'marketing')], false],
    ['there is none', [], false],
    ['entries are no consents', ['x', null], false],
  ] as const)
    it(`is ${isValid} if ${what}`, async () => {
      expect(await verify({ json: { consents } })).to.deep.equal({ isValid })
    })

  it('is false if one of two categories that were asked about is not granted', async () => {
    const granted = (...preferences: unknown[]): FakeAnswer => ({
      json: { consents: [consent(older, ...preferences)] },
    })
    expect(await verify(granted(), 'sub_1', { measurement: true })).to.deep.equal({ isValid: false })
    const both = granted({ necessary: true, marketing: true, measurement: true })
    expect(await verify(both, 'sub_1', { measurement: true })).to.deep.equal({ isValid: true })
  })

  for (const json of [null, 5, 'x', [], {}, { consents: {} }, { consents: null }])
    it(`fails with an answer that has another shape: ${JSON.stringify(json)}`, async () => {
      expect(await verify({ json })).to.equal('PARSE_ERROR 200')
    })

  it('has the error of c15t 1.5 for a visitor whom the server does not know, and requests nothing without an id', async () => {
    expect(await verify(notFound)).to.equal('API_ERROR 404: NO_CONSENT_FOUND')
    server.restore()
    expect(await verify({ json: {} }, null)).to.equal('API_ERROR 404: NO_CONSENT_FOUND')
    expect(calls()).to.deep.equal([])
  })

  it('passes on another error', async () => {
    expect(await verify({ status: 403, json: { code: 'FORBIDDEN' } })).to.equal('API_ERROR 403: FORBIDDEN')
  })
})

describe('the account of a visitor under protocol 2', () => {
  const checked = (hasConsent: unknown): FakeAnswer => ({ json: { results: { cookie_banner: { hasConsent } } } })
  const known = checked(true)
  const identify = async (patch: FakeAnswer, check: FakeAnswer = known, subjectId: string | null = 'sub_1') => {
    answering(({ method }) => (method === 'PATCH' ? patch : check))
    return outcome(await clock.until(clientOf(subjectId).identify!('a b&c=d/ü')))
  }

  it('is linked to the decision, and says whether it has a consent', async () => {
    expect(await identify({ json: {} })).to.deep.equal({ linked: true, hasConsent: true })
    expect(calls()).to.deep.equal([
      'GET /c/consents/check?type=cookie_banner&externalId=a%20b%26c%3Dd%2F%C3%BC',
      'PATCH /c/subjects/sub_1',
    ])
    expect(JSON.parse(server.requests[1]!.body)).to.deep.equal({ externalId: 'a b&c=d/ü' })
  })

  it('is not linked without a decision, or before the server has it', async () => {
    expect(await identify({ json: {} }, known, null)).to.deep.equal({ linked: false, hasConsent: true })
    expect(calls()).to.have.length(1)
    server.restore()
    expect(await identify(notFound, checked(false))).to.deep.equal({ linked: false, hasConsent: false })
  })

  it('is sent with the next decision', async () => {
    const client = clientOf(null)
    const send = async (): Promise<unknown> => {
      const body = submissionOf({ consents: allConsents(), consentInfo: { time: 5, type: 'all' } }, 'site.test')
      await clock.until(client.setConsent(body, 'a'))
      return (JSON.parse(server.requests.at(-1)!.body) as { externalSubjectId?: string }).externalSubjectId
    }
    answering(() => known)
    expect(await send()).to.equal(undefined)
    await clock.until(client.identify!('me'))
    expect(await send()).to.equal('me')
  })

  for (const json of [
    null,
    {},
    { results: {} },
    { results: [] },
    { results: { cookie_banner: { hasConsent: 'yes' } } },
  ])
    it(`is not linked if the check answers ${JSON.stringify(json)}`, async () => {
      expect(await identify({ json: {} }, { json })).to.equal('PARSE_ERROR 200')
      expect(calls()).to.have.length(1)
    })

  it('passes on the error of either call', async () => {
    expect(await identify({ json: {} }, { status: 403, json: {} })).to.equal('API_ERROR 403')
    server.restore()
    expect(await identify({ status: 409, json: { code: 'TAKEN' } })).to.equal('API_ERROR 409: TAKEN')
  })
})

describe('a decision that another one has replaced', () => {
  const body = submissionOf({ consents: allConsents(), consentInfo: { time: 5, type: 'all' } }, 'site.test')

  it('is not sent again with the policy that the server requests', async () => {
    let isCurrent = true
    const post = async (): Promise<string[]> => {
      answering(({ url }) => {
        if (!url.endsWith('/init')) return { status: 409, json: { code: 'POLICY_SNAPSHOT_EXPIRED' } }
        return { json: { jurisdiction: 'GDPR' } }
      })
      await clock.until(clientOf('sub_1').setConsent(body, 'a', () => isCurrent))
      server.restore()
      return calls()
    }
    expect(await post()).to.deep.equal(['POST /c/subjects', 'GET /c/init', 'POST /c/subjects'])
    isCurrent = false
    expect(await post()).to.deep.equal(['POST /c/subjects', 'GET /c/init'])
  })

  for (const [protocol, create] of [
    ['1', () => serverClient({ ...options, retry: defaultRetryPolicy })],
    [
      '2',
      () =>
        subjectsClient(
          { ...options, retry: defaultRetryPolicy },
          { originOf: () => ({ subjectId: 'sub_1', time: 5 }), subjectId: () => 'sub_1' },
        ),
    ],
  ] as const)
    it(`is not retried in protocol ${protocol}`, async () => {
      for (const isCurrent of [true, false]) {
        answering(() => ({ status: 503, json: {} }))
        await clock.until(create().setConsent(body, 'a', () => isCurrent))
        server.restore()
        expect(calls()).to.have.length(isCurrent ? 1 + defaultRetryPolicy.maxRetries : 1)
      }
    })
})

describe('a hand-off to a sister site', () => {
  const token = 'abc.def'

  it('is signed for its host, without cookies and without the address of the page', async () => {
    answering(() => ({ json: { token } }))
    expect(await issueHandOff('/c', 'id', 'sister.test')).to.equal(token)
    const [{ method, url, body, headers, init }] = server.requests as [FakeRequest]
    expect(`${method} ${url}`).to.equal(`POST ${location.origin}/c/hand-off/issue`)
    expect(JSON.parse(body)).to.deep.equal({ recordId: 'id', to: 'sister.test' })
    expect(headers['content-type']).to.equal('application/json')
    expect([init.credentials, init.referrerPolicy]).to.deep.equal(['omit', 'no-referrer'])
    expect(init.signal).to.be.instanceOf(AbortSignal)
  })

  it('is read by the server: its site, and what it grants', async () => {
    answering(() => ({ json: { from: 'shop.test', granted: ['marketing'], more: 1 } }))
    expect(await acceptHandOff('/c', token)).to.deep.equal({ from: 'shop.test', granted: ['marketing'] })
    const [{ method, url, body, init }] = server.requests as [FakeRequest]
    expect(`${method} ${url}`).to.equal(`POST ${location.origin}/c/hand-off/accept`)
    expect(JSON.parse(body)).to.deep.equal({ token })
    expect(init.signal ?? null).to.equal(null)
  })

  for (const answer of [
    { json: {} },
    { json: { token: 5, from: 5, granted: [] } },
    { json: { token: 'no signature', from: 'a', granted: 'marketing' } },
    { status: 403, json: { token, from: 'a', granted: [] } },
    { text: '{' },
    { text: 'null' },
    'no network',
  ] as FakeAnswer[])
    it(`is null with ${JSON.stringify(answer)}`, async () => {
      answering(() => answer)
      expect(await issueHandOff('/c', 'id', 'sister.test')).to.equal(null)
      expect(await acceptHandOff('/c', token)).to.equal(null)
    })
})

describe('the banner request', () => {
  beforeEach(() => answering(() => ({ json: {} })))
  const base = { backendUrl: '/c', retry: defaultRetryPolicy } as const
  const headersOf = (at = 0): Record<string, string> => server.requests[at]!.headers

  it('has an id of its own, or that of the request that it repeats', async () => {
    const { requestId, response } = bannerRequest({ ...base, headers: { 'X-A': '1' } })
    await response
    expect(headersOf()).to.deep.include({ 'x-request-id': requestId, 'x-a': '1' })
    expect(bannerRequest({ ...base, headers: {} }, 'again').requestId).to.equal('again')
    expect(headersOf(1)['x-request-id']).to.equal('again')
  })

  it('has no headers if the markup preloads its address, so that browsers reuse that', async () => {
    const link = Object.assign(document.createElement('link'), { as: 'fetch', href: '/c/show-consent-banner' })
    document.head.append(link)
    const { href } = link
    const backendUrl = href.replace('/show-consent-banner', '')
    bannerRequest({ ...base, headers: {}, backendUrl })
    bannerRequest({ ...base, headers: {}, backendUrl }, 'again')
    bannerRequest({ ...base, backendUrl, headers: { 'X-A': '1' } })
    bannerRequest({ ...base, headers: {}, backendUrl: `${backendUrl}/other` })
    link.remove()
    expect(server.requests.map((_, at) => 'x-request-id' in headersOf(at))).to.deep.equal([false, true, true, true])
  })

  it('is sent ahead once, and taken once by a client with the same address and no headers', () => {
    prefetchBannerResponse('/c')
    const ahead = prefetchedRequest()
    expect(takePrefetchedResponse({ ...base, headers: {} })).to.equal(ahead)
    expect(prefetchedRequest()).to.equal(ahead)
    for (let again = 0; again < 2; again++) expect(takePrefetchedResponse({ ...base, headers: {} })).to.not.equal(ahead)
    expect(calls()).to.deep.equal(Array(3).fill('GET /c/show-consent-banner'))
  })

  for (const [what, other] of [
    ['another server', { backendUrl: '/d' }],
    ['another protocol', { protocol: '2' }],
    ['headers', { headers: { 'X-A': '1' } }],
  ] as const)
    it(`is sent again by a client with ${what}`, () => {
      prefetchBannerResponse('/c')
      const ahead = prefetchedRequest()
      expect(takePrefetchedResponse({ ...base, headers: {}, ...other })).to.not.equal(ahead)
      expect(takePrefetchedResponse({ ...base, headers: {} }), 'afterwards').to.not.equal(ahead)
    })

  it('is sent ahead in protocol 2, if that is configured', () => {
    prefetchBannerResponse('/c', '2')
    expect(calls()).to.deep.equal(['GET /c/init'])
    expect(takePrefetchedResponse({ ...base, headers: {}, protocol: '2' })).to.equal(prefetchedRequest())
  })
})
