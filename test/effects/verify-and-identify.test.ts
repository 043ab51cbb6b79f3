import { expect } from '@open-wc/testing'
import { ClientError } from '../../src/client/client-error'
import type { ConsentClient, Result } from '../../src/client/consent-client'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { VerifyRequest } from '../../src/consent/consent-submission'
import { identifyVisitor } from '../../src/effects/identify-visitor'
import type { SyncContext } from '../../src/effects/sync-effect'
import { verifyConsent } from '../../src/effects/verify-consent'
import { readRecord, writeRecord } from '../../src/storage/record-storage'
import { createConsentStore, receiveRecordAtom, recordAtom, type ConsentStore } from '../../src/store'

let store: ConsentStore
let reported: string[]
const contextOf = (client: Partial<ConsentClient>): SyncContext =>
  ({
    store,
    client,
    report: ({ code, message }: { code: string; message: string }) => reported.push(`${code} ${message}`),
  }) as unknown as SyncContext
const thrownBy = async (task: Promise<unknown>): Promise<Error> =>
  task.then(
    () => expect.fail('it did not throw'),
    (thrown: Error) => thrown,
  )
const failed = (error: ClientError): Result<never> => ({ ok: false, error })
const decided = (consents = allConsents()): void => {
  const record = { consents, consentInfo: { time: Date.now(), type: 'custom' as const } }
  writeRecord(record)
  store.set(receiveRecordAtom, record)
}

beforeEach(() => {
  localStorage.clear()
  store = createConsentStore()
  reported = []
})
afterEach(() => localStorage.clear())

describe('verifying a consent', () => {
  let requests: VerifyRequest[]
  const answering = (result: Result<{ isValid: boolean }>): SyncContext =>
    contextOf({
      async verifyConsent(request) {
        requests.push(request)
        return result
      },
    })
  const valid = { ok: true as const, data: { isValid: true } }
  const invalid = { ok: true as const, data: { isValid: false } }
  beforeEach(() => {
    requests = []
  })

  it('asks the server about the categories, given as a list or as a boolean for each', async () => {
    expect(await verifyConsent(answering(valid), ['marketing', 'measurement'])).to.deep.equal({ isValid: true })
    await verifyConsent(answering(valid), { marketing: true, measurement: true, experience: false })
    expect(requests[0]).to.deep.equal(requests[1])
    expect(requests[0]!.preferences).to.have.members(['marketing', 'measurement'])
    expect(requests[0]!.domain).to.equal(location.hostname)
  })

  for (const given of [[], {}, ['ads'], ['marketing', 'ads'], 'marketing,', null, undefined, { marketing: 1 }, 5])
    it(`throws and reports ${JSON.stringify(given)}, and asks nothing`, async () => {
      const thrown = await thrownBy(verifyConsent(answering(valid), given as never))
      expect(thrown).to.be.an.instanceof(TypeError)
      expect(reported).to.deep.equal([`INVALID_OPTION ${thrown.message}`])
      expect(thrown.message).to.include('allowed are some of necessary, functionality, ')
      expect(requests).to.deep.equal([])
    })

  it('takes one name, too, as callers without types may give it', async () => {
    await verifyConsent(answering(valid), 'marketing' as never)
    expect(requests[0]!.preferences).to.deep.equal(['marketing'])
  })

  it('deletes the decision if the server lacks a consent that is in force here', async () => {
    decided()
    expect(await verifyConsent(answering(invalid), ['marketing'])).to.deep.equal({ isValid: false })
    expect([store.get(recordAtom), readRecord()]).to.deep.equal([null, null])
  })

  it('keeps the decision if the server has it, or lacks what is not in force here either', async () => {
    decided({ ...onlyNecessary(), measurement: true })
    await verifyConsent(answering(valid), ['measurement'])
    await verifyConsent(answering(invalid), ['measurement', 'marketing'])
    expect(store.get(recordAtom)).not.to.equal(null)
    expect(readRecord()).not.to.equal(null)
  })

  it('stores nothing without a decision', async () => {
    await verifyConsent(answering(invalid), ['necessary'])
    expect([store.get(recordAtom), localStorage.length]).to.deep.equal([null, 0])
  })

  it('is no reason to ask again if the request fails or the server knows no visitor', async () => {
    decided()
    const error = new ClientError('API_ERROR', 'broken', 500)
    expect(await thrownBy(verifyConsent(answering(failed(error)), ['marketing']))).to.equal(error)
    expect(reported).to.deep.equal(['API_ERROR broken'])
    const unknown = new ClientError('API_ERROR', 'none', 500, { code: 'NO_CONSENT_FOUND' })
    expect(await verifyConsent(answering(failed(unknown)), ['marketing'])).to.deep.equal({ isValid: false })
    expect(reported).to.have.length(1)
    expect(store.get(recordAtom)).not.to.equal(null)
  })
})

describe('identifying a visitor', () => {
  it('links the account, and returns what the server says', async () => {
    const given: string[] = []
    const answer = { linked: true, hasConsent: false }
    const context = contextOf({
      identify: async id => {
        given.push(id)
        return { ok: true, data: answer }
      },
    })
    expect(await identifyVisitor(context, 'user-1')).to.equal(answer)
    expect([given, reported]).to.deep.equal([['user-1'], []])
  })

  for (const given of ['', '  ', 5, null, undefined])
    it(`throws and reports ${JSON.stringify(given)}`, async () => {
      const thrown = await thrownBy(identifyVisitor(contextOf({ identify: () => expect.fail('sent') }), given))
      expect(thrown).to.be.an.instanceof(TypeError)
      expect(thrown.message).to.include(
        `identify() was given ${given === undefined ? 'undefined' : JSON.stringify(given)};`,
      )
      expect(reported).to.deep.equal([`INVALID_OPTION ${thrown.message}`])
    })

  it('throws and reports the error of the server, or that the mode has no accounts', async () => {
    const error = new ClientError('API_ERROR', 'broken', 500)
    expect(await thrownBy(identifyVisitor(contextOf({ identify: async () => failed(error) }), 'a'))).to.equal(error)
    expect(reported).to.deep.equal(['API_ERROR broken'])
    const without = await thrownBy(identifyVisitor(contextOf({}), 'a'))
    expect(without).to.be.an.instanceof(ClientError)
    expect(reported[1]).to.equal(`${(without as ClientError).code} ${without.message}`)
  })
})
