import { expect } from '@open-wc/testing'
import type { ServerOptions } from '../../src/client/server-options'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { submissionOf } from '../../src/consent/consent-submission'
import { allConsents } from '../../src/consent/consents'
import { subjectIdOf } from '../../src/consent/subject-id'
import { protocol2Client } from '../../src/effects/protocol-2-client'
import { readRecord, writeRecord } from '../../src/storage/record-storage'
import { createConsentStore, receiveRecordAtom, recordAtom, settingsAtom, type ConsentStore } from '../../src/store'
import { receivedRecordAtom } from '../../src/store/record-atoms'

const { fetch } = window
const id = '0b7a2f0e-0000-4000-8000-000000000001'
const server: ServerOptions = {
  backendUrl: 'https://consent.example/api',
  headers: {},
  retry: { maxRetries: 0, initialDelayMs: 0, backoffFactor: 1 },
}
const decision = (more: Partial<ConsentRecord> = {}): ConsentRecord => ({
  consents: allConsents(),
  consentInfo: { time: 1_700_000_000_000, type: 'all' },
  id,
  ...more,
})

describe('the decisions of a visitor at a server of protocol 2', () => {
  let store: ConsentStore
  let requests: { url: string; body: Record<string, unknown> }[]
  let answer: unknown
  const client = () => protocol2Client(store, server)
  const submit = async (record = decision()): Promise<Record<string, unknown>> => {
    await client().setConsent(submissionOf(record, 'site.test'), record.id!)
    return requests.at(-1)!.body
  }

  beforeEach(() => {
    localStorage.clear()
    store = createConsentStore()
    requests = []
    answer = {}
    window.fetch = async (url, init) => {
      const request = url instanceof Request ? url : new Request(url, init)
      const text = await request.clone().text()
      requests.push({ url: request.url, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} })
      return Response.json(answer)
    }
  })
  afterEach(() => {
    window.fetch = fetch
    localStorage.clear()
  })

  it('have a subject id that is derived from the first one, stored, and not announced as a new decision', async () => {
    writeRecord(decision())
    store.set(receiveRecordAtom, decision())
    const { subjectId } = await submit()
    expect(subjectId).to.equal(subjectIdOf(id))
    expect(readRecord()?.subjectId).to.equal(subjectId)
    expect(store.get(recordAtom)?.subjectId).to.equal(subjectId)
    expect(store.get(recordAtom)).to.equal(store.get(receivedRecordAtom))
  })

  it('keep a valid subject id, from the store or from the device, and replace an invalid one', async () => {
    store.set(receiveRecordAtom, decision({ subjectId: 'sub_Known' }))
    expect((await submit()).subjectId).to.equal('sub_Known')
    store = createConsentStore()
    writeRecord(decision({ subjectId: 'sub_Stored' }))
    expect((await submit()).subjectId).to.equal('sub_Stored')
    for (const wrong of ['sub_', 'sub_0', 'x sub_1', 'sub_1 x']) {
      store = createConsentStore()
      localStorage.clear()
      store.set(receiveRecordAtom, decision({ subjectId: wrong }))
      expect((await submit()).subjectId, wrong).to.equal(subjectIdOf(id))
    }
  })

  it('are sent with their time, also after another decision has replaced them', async () => {
    store.set(receiveRecordAtom, decision())
    expect((await submit()).givenAt).to.equal(1_700_000_000_000)
    store.set(receiveRecordAtom, decision({ id: 'other', subjectId: 'sub_Other' }))
    writeRecord(decision({ id: 'third' }))
    const old = submissionOf(decision(), 'site.test')
    await client().setConsent(
      { ...old, metadata: { ...old.metadata, receipt: { time: '2025-01-01T00:00:00.000Z', method: {} } as never } },
      id,
    )
    expect(requests.at(-1)!.body).to.deep.include({
      subjectId: subjectIdOf(id),
      givenAt: Date.parse('2025-01-01T00:00:00.000Z'),
    })
    expect([store.get(recordAtom)?.subjectId, readRecord()?.subjectId]).to.deep.equal(['sub_Other', undefined])
    const before = Date.now()
    await client().setConsent(old, id)
    expect(requests.at(-1)!.body.givenAt).to.be.within(before, Date.now())
  })

  it('are verified with the subject id of the decision that applies, and without a request if there is none', async () => {
    await client().verifyConsent({ type: 'cookie_banner', domain: 'site.test', preferences: ['marketing'] } as never)
    expect(requests).to.deep.equal([])
    store.set(receiveRecordAtom, decision({ subjectId: 'sub_Known' }))
    await client().verifyConsent({ type: 'cookie_banner', domain: 'site.test', preferences: ['marketing'] } as never)
    expect(requests[0]!.url).to.equal('https://consent.example/api/subjects/sub_Known?type=cookie_banner')
  })

  for (const [days, expected] of [
    [30, 30],
    [400, 182],
    [undefined, 182],
  ] as const)
    it(`are kept for ${expected} days if the policy of the server says ${days}`, async () => {
      answer = {
        jurisdiction: 'GDPR',
        location: { countryCode: 'DE', regionCode: 'BE' },
        translations: { language: 'en', translations: {} },
        branding: 'c15t',
        ...(days && { policy: { id: 'p', model: 'opt-in', consent: { expiryDays: days } } }),
      }
      const result = await client().showConsentBanner()
      expect(result.ok, JSON.stringify(result)).to.equal(true)
      expect(store.get(settingsAtom).lifetimeDays).to.equal(expected)
    })
})
