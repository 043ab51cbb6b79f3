import { expect } from '@open-wc/testing'
import { ClientError, type ErrorCode } from '../../src/client/client-error'
import type { ConsentClient } from '../../src/client/consent-client'
import { allConsents } from '../../src/consent/consents'
import type { ConsentSubmission } from '../../src/consent/consent-submission'
import { createSendQueue } from '../../src/effects/send-queue'
import { leaseRemaining, pendingSubmission, queueSubmission } from '../../src/storage/pending-submissions'

const body = { type: 'cookie_banner', domain: 'a.example', preferences: allConsents() } as unknown as ConsentSubmission

/** Sends a queued decision to a server that answers with an error. */
async function sendInVain(code: ErrorCode, status: number): Promise<string> {
  const error = new ClientError(code, 'no', status)
  const client = { setConsent: async () => ({ ok: false, error }) } as unknown as ConsentClient
  queueSubmission('one', body)
  const { outcome } = await createSendQueue(client, 'c15t')('one', body)
  return outcome
}

describe('a decision that the server does not take', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => localStorage.clear())

  for (const status of [0, 408, 425, 429, 500, 502, 503, 504, 507, 599])
    it(`stays queued, and free for the next page, after ${status || 'a network error'}`, async () => {
      expect(await sendInVain(status ? 'API_ERROR' : 'NETWORK_ERROR', status)).to.equal('retryable')
      expect(pendingSubmission()?.id).to.equal('one')
      expect(leaseRemaining(pendingSubmission()!)).to.equal(0)
    })

  for (const status of [400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 451, 499])
    it(`is refused for good with ${status}, and leaves the queue`, async () => {
      expect(await sendInVain('API_ERROR', status)).to.equal('rejected')
      expect(pendingSubmission()).to.equal(null)
    })

  for (const code of ['ENDPOINT_NOT_FOUND', 'HANDLER_ERROR'] as const)
    it(`is refused for good with ${code}, whatever the status`, async () => {
      expect(await sendInVain(code, 0)).to.equal('rejected')
      expect(pendingSubmission()).to.equal(null)
    })
})

describe('two decisions', () => {
  beforeEach(() => localStorage.clear())

  it('are sent one after the other, and the first is not sent if the second has replaced it', async () => {
    const seen: string[] = []
    let answer = (): void => {}
    const client = {
      async setConsent(_: ConsentSubmission, id: string) {
        seen.push(id)
        await new Promise<void>(resolve => (answer = resolve))
        return { ok: true, data: {} }
      },
    } as unknown as ConsentClient
    const send = createSendQueue(client, 'c15t')
    queueSubmission('one', body)
    const first = send('one', body)
    await Promise.resolve()
    queueSubmission('two', body)
    const second = send('two', body)
    queueSubmission('three', body)
    const third = send('three', body)
    await Promise.resolve()
    expect(seen).to.deep.equal(['one'])
    answer()
    expect((await first).outcome).to.equal('accepted')
    expect((await second).outcome).to.equal('superseded')
    await Promise.resolve()
    await Promise.resolve()
    answer()
    expect((await third).outcome).to.equal('accepted')
    expect(seen).to.deep.equal(['one', 'three'])
    expect(pendingSubmission()).to.equal(null)
  })
})
