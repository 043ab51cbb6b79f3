import { expect } from '@open-wc/testing'
import { detectingClient } from '../../src/client/detecting-client'
import { readInitResponse } from '../../src/client/init-response'
import { retryAfter } from '../../src/client/retry-after'
import { defaultRetryPolicy } from '../../src/client/retry-policy'
import { subjectsClient } from '../../src/client/subjects-client'
import { submissionOf } from '../../src/consent/consent-submission'
import { allConsents } from '../../src/consent/consents'
import { newId } from '../../src/consent/new-id'
import { subjectIdOf } from '../../src/consent/subject-id'
import { stopClock } from '../support/fake-clock'
import { fakeServer, type FakeAnswer, type FakeRequest } from '../support/fake-server'

const body = submissionOf({ consents: allConsents(), consentInfo: { time: 5, type: 'all' } }, 'site.test')
const missing: FakeAnswer = { status: 404, json: { code: 'NOT_FOUND', message: 'Not Found' } }
const banner = { showConsentBanner: true, jurisdiction: { code: 'GDPR', message: '' }, location: {} }
const init = { jurisdiction: 'GDPR', location: { countryCode: 'DE', regionCode: null } }

let clock: ReturnType<typeof stopClock>
let server: ReturnType<typeof fakeServer>
beforeEach(() => (clock = stopClock()))
afterEach(() => {
  clock.restore()
  server.restore()
})

const answering = (answer: (request: FakeRequest) => FakeAnswer) => (server = fakeServer(answer))
const calls = (): string[] => server.requests.map(({ method, url }) => `${method} ${url}`)
const options = { backendUrl: '/c', headers: {}, retry: defaultRetryPolicy }
const memory = { originOf: () => ({ subjectId: 'sub_1', time: 5 }), subjectId: () => 'sub_1' }
const client = (protocol: 'auto' | '1' | '2' = 'auto', expected?: () => '1' | '2' | null) =>
  detectingClient({ ...options, protocol }, async () => subjectsClient(options, memory), expected)

describe('protocol detection', () => {
  it('keeps the protocol of the first response', async () => {
    answering(({ url }) =>
      url.endsWith('/init') ? { json: init } : url.endsWith('/subjects') ? { json: {} } : missing,
    )
    const detecting = client()
    expect((await clock.until(detecting.showConsentBanner())).ok).to.equal(true)
    expect((await clock.until(detecting.setConsent(body, 'a'))).ok).to.equal(true)
    expect(calls()).to.deep.equal(['GET /c/show-consent-banner', 'GET /c/init', 'POST /c/subjects'])
  })

  it('never tries another protocol on a server of c15t 1.5', async () => {
    answering(({ url }) => ({ json: url.endsWith('banner') ? banner : {} }))
    const detecting = client()
    await clock.until(detecting.showConsentBanner())
    await clock.until(detecting.setConsent(body, 'a'))
    expect(calls()).to.deep.equal(['GET /c/show-consent-banner', 'POST /c/consent/set'])
  })

  it('starts with the protocol that accepted the last decision', async () => {
    answering(() => ({ json: {} }))
    await clock.until(client('auto', () => '2').setConsent(body, 'a'))
    expect(calls()).to.deep.equal(['POST /c/subjects'])
  })

  for (const status of [400, 401, 403, 409, 413, 500, 503])
    it(`does not switch after status ${status}, so that no decision is submitted twice`, async () => {
      answering(() => ({ status, json: {} }))
      await clock.until(client().setConsent(body, 'a'))
      expect(new Set(calls())).to.deep.equal(new Set(['POST /c/consent/set']))
    })

  it('switches while a page is open, in both directions, without submitting a decision twice', async () => {
    let spoken = '1'
    const taken: string[] = []
    answering(({ url, headers }) => {
      if (url.endsWith('/consent/set') !== (spoken === '1')) return missing
      taken.push(headers['x-request-id']!)
      return { json: {} }
    })
    const detecting = client()
    for (const [at, protocol] of ['1', '2', '2', '1', '1'].entries()) {
      spoken = protocol
      expect((await clock.until(detecting.setConsent(body, `decision-${at}`))).ok).to.equal(true)
    }
    expect(taken).to.deep.equal(['decision-0', 'decision-1', 'decision-2', 'decision-3', 'decision-4'])
  })

  it('uses only the configured protocol', async () => {
    answering(() => missing)
    const result = await clock.until(client('2').setConsent(body, 'a'))
    expect(calls()).to.deep.equal(['POST /c/subjects'])
    expect(!result.ok && result.error.message).to.contain('mode="offline"')
  })
})

describe('a decision under protocol 2', () => {
  it('is sent again, with the same id, with the policy token that the server requests', async () => {
    answering(({ url, body: sent }) =>
      url.endsWith('/init')
        ? { json: { ...init, policySnapshotToken: 'token' } }
        : sent.includes('"policySnapshotToken":"token"')
          ? { json: {} }
          : { status: 409, json: { code: 'POLICY_SNAPSHOT_REQUIRED', message: 'required' } },
    )
    expect((await clock.until(client('2').setConsent(body, 'a'))).ok).to.equal(true)
    expect(calls()).to.deep.equal(['POST /c/subjects', 'GET /c/init', 'POST /c/subjects'])
    const [first, , second] = server.requests.map(({ body: sent }) => (sent ? (JSON.parse(sent) as object) : {}))
    expect(second).to.deep.equal({ ...first, policySnapshotToken: 'token' })
  })

  it('contains only the categories that a strict policy accepts', async () => {
    const policy = { model: 'opt-in', consent: { scopeMode: 'strict', categories: ['marketing'] } }
    answering(({ url, body: sent }) =>
      url.endsWith('/init')
        ? { json: { ...init, policy } }
        : sent.includes('measurement":true')
          ? { status: 400, json: { code: 'PURPOSE_NOT_ALLOWED', message: 'no' } }
          : { json: {} },
    )
    expect((await clock.until(client('2').setConsent(body, 'a'))).ok).to.equal(true)
    const { preferences } = JSON.parse(server.requests.at(-1)!.body) as { preferences: object }
    expect(preferences).to.deep.equal({ necessary: true, marketing: true })
  })

  it('contains the terms of the latest answer alone: an earlier token is not sent with a later one that has none', async () => {
    let answers = 0
    answering(({ url }) =>
      url.endsWith('/init')
        ? { json: answers++ === 0 ? { ...init, policySnapshotToken: 'token' } : init }
        : { json: {} },
    )
    const detecting = client('2')
    const tokens: unknown[] = []
    for (let visit = 0; visit < 2; visit++) {
      await clock.until(detecting.showConsentBanner())
      await clock.until(detecting.setConsent(body, `decision-${visit}`))
      tokens.push((JSON.parse(server.requests.at(-1)!.body) as { policySnapshotToken?: string }).policySnapshotToken)
    }
    expect(tokens).to.deep.equal(['token', undefined])
  })

  it('has a subject id in the format of the server, which is the same for every retry', () => {
    const ids = Array.from({ length: 200 }, newId)
    for (const id of ids)
      expect(subjectIdOf(id))
        .to.match(/^sub_[1-9A-HJ-NP-Za-km-z]+$/)
        .and.equal(subjectIdOf(id))
    expect(new Set(ids.map(subjectIdOf)).size).to.equal(200)
    expect(subjectIdOf('00000000-0000-0000-0000-000000000039')).to.equal('sub_z')
  })
})

describe('a response of GET /init', () => {
  const shown = (value: unknown) => readInitResponse(value)?.answer.showConsentBanner
  const none = { model: 'none', ui: { mode: 'none' } }
  const place = { countryCode: 'US', regionCode: 'CA' }

  it('shows the banner if the policy requires it', () => {
    expect(shown({ jurisdiction: 'GDPR', policy: { model: 'opt-in', ui: { mode: 'banner' } } })).to.equal(true)
    expect(shown({ jurisdiction: 'CCPA', policy: { model: 'opt-out', ui: { mode: 'none' } } })).to.equal(false)
    expect(shown({ jurisdiction: 'CCPA', policy: { model: 'opt-out', ui: { mode: 'banner' } } })).to.equal(true)
    expect(shown({ jurisdiction: 'NONE', policy: none })).to.equal(false)
  })

  it('without a policy shows the banner unless no law applies in a known country', () => {
    expect(shown({ jurisdiction: 'GDPR', location: place })).to.equal(true)
    expect(shown({ jurisdiction: 'NONE', location: place })).to.equal(false)
    expect(shown({ jurisdiction: 'NONE', location: { countryCode: null, regionCode: null } })).to.equal(true)
    expect(shown({ jurisdiction: 'NONE' })).to.equal(true)
  })

  it('names the policy pack of our server, and no policy of another server', () => {
    const policyOf = (id: unknown) => readInitResponse({ ...init, policy: { id, model: 'opt-in' } })?.answer.policy
    expect(policyOf('gdpr-fr@1')).to.equal('gdpr-fr@1')
    for (const id of ['opt-in', 'a@b', '<b>@1', 7, undefined]) expect(policyOf(id), String(id)).to.equal('')
  })

  it('with an unknown model is opt-in', () => {
    for (const model of ['iab', 'granted', undefined, 5, 'constructor', '__proto__'])
      expect(readInitResponse({ jurisdiction: 'NONE', policy: { ...none, model } })?.answer).to.include({
        model: 'opt-in',
        showConsentBanner: true,
      })
  })

  it('of another shape is invalid', () => {
    for (const value of [
      null,
      5,
      'x',
      [],
      {},
      { jurisdiction: { code: 'NONE' } },
      { jurisdiction: 'NONE', policy: 'none' },
    ])
      expect(readInitResponse(value), JSON.stringify(value)).to.equal(null)
  })
})

describe('Retry-After', () => {
  const read = (said: string) => retryAfter(new Headers({ 'retry-after': said }), 1_700_000_000_000)
  beforeEach(() => answering(() => missing))

  it('is parsed in seconds and as a date', () => {
    expect(read('3')).to.equal(3000)
    expect(read('Tue, 14 Nov 2023 22:13:30 GMT')).to.equal(10_000)
    expect(read('Tue, 14 Nov 2000 22:13:30 GMT')).to.equal(0)
    expect(read('soon')).to.equal(null)
  })

  it('delays the retry of a decision', async () => {
    server.restore()
    const native = window.fetch
    let attempts = 0
    window.fetch = async () =>
      ++attempts === 1 ? new Response('{}', { status: 429, headers: { 'retry-after': '7' } }) : Response.json({})
    const call = client('1').setConsent(body, 'a')
    await clock.pass(6_900)
    expect(attempts).to.equal(1)
    expect((await clock.until(call)).ok).to.equal(true)
    expect(attempts).to.equal(2)
    window.fetch = native
  })

  it('of more than a minute ends the retries; the decision is sent on a later page', async () => {
    server.restore()
    const native = window.fetch
    window.fetch = async () => new Response('{}', { status: 429, headers: { 'retry-after': '3600' } })
    const result = await clock.until(client('1').setConsent(body, 'a'))
    expect(!result.ok && [result.error.code, result.error.status]).to.deep.equal(['API_ERROR', 429])
    window.fetch = native
  })
})
