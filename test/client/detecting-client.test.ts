import { expect } from '@open-wc/testing'
import { detectingClient } from '../../src/client/detecting-client'
import { defaultRetryPolicy } from '../../src/client/retry-policy'
import { subjectsClient } from '../../src/client/subjects-client'
import { submissionOf } from '../../src/consent/consent-submission'
import { allConsents } from '../../src/consent/consents'
import { stopClock } from '../support/fake-clock'
import { fakeServer, type FakeAnswer, type FakeRequest } from '../support/fake-server'

const body = submissionOf({ consents: allConsents(), consentInfo: { time: 5, type: 'all' } }, 'site.test')
const banner = { showConsentBanner: true, jurisdiction: { code: 'GDPR', message: '' }, location: {} }

let clock: ReturnType<typeof stopClock>
let server: ReturnType<typeof fakeServer>
beforeEach(() => (clock = stopClock()))
afterEach(() => {
  clock.restore()
  server.restore()
})

const answering = (answer: (request: FakeRequest) => FakeAnswer) => (server = fakeServer(answer))
const calls = (): string[] => [...new Set(server.requests.map(({ method, url }) => `${method} ${url}`))]
const options = { backendUrl: '/c', headers: {}, retry: defaultRetryPolicy }
const memory = { originOf: () => ({ subjectId: 'sub_1', time: 5 }), subjectId: () => 'sub_1' }
const client = (expected: () => '1' | '2' | null = () => null) =>
  detectingClient({ ...options, protocol: 'auto' }, async () => subjectsClient(options, memory), expected)

describe('protocol detection with a server that', () => {
  it('rejects the method of a decision uses the other protocol, as it does for a missing route', async () => {
    answering(({ url }) => (url.endsWith('/subjects') ? { json: {} } : { status: 405, json: {} }))
    expect((await clock.until(client().setConsent(body, 'a'))).ok).to.equal(true)
    expect(calls()).to.deep.equal(['POST /c/consent/set', 'POST /c/subjects'])
  })

  it('hides its 404 from other origins uses protocol 1 if its banner request works', async () => {
    answering(({ url }) => (url.endsWith('/subjects') ? 'no network' : { json: url.endsWith('banner') ? banner : {} }))
    expect((await clock.until(client(() => '2').setConsent(body, 'a'))).ok).to.equal(true)
    expect(calls()).to.deep.equal(['POST /c/subjects', 'GET /c/show-consent-banner', 'POST /c/consent/set'])
  })

  it('rejects a decision with 404 reports that status if its banner request works', async () => {
    answering(({ url }) => {
      if (url.endsWith('/subjects')) return 'no network'
      return url.endsWith('banner') ? { json: banner } : { status: 404, json: {} }
    })
    const result = await clock.until(client().setConsent(body, 'a'))
    expect(result.ok ? null : result.error.status).to.equal(404)
    expect(result.ok ? null : result.error.message).to.equal('Request failed with status 404')
  })
})

describe('the client for protocol 2', () => {
  it('is loaded once, and again after a failure, which is a network error', async () => {
    answering(() => ({ json: {} }))
    let loads = 0
    const load = async () => {
      if (++loads === 1) throw new TypeError('Failed to fetch')
      return subjectsClient(options, memory)
    }
    const detecting = detectingClient({ ...options, protocol: '2' }, load)
    const first = await clock.until(detecting.setConsent(body, 'a'))
    expect(!first.ok && [first.error.code, first.error.status, first.error.message]).to.deep.equal([
      'NETWORK_ERROR',
      0,
      'Failed to fetch',
    ])
    for (const id of ['b', 'c']) expect((await clock.until(detecting.setConsent(body, id))).ok).to.equal(true)
    expect(loads).to.equal(2)
    expect(calls()).to.deep.equal(['POST /c/subjects'])
  })
})
