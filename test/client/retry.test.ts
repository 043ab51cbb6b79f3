import { expect } from '@open-wc/testing'
import { ClientError } from '../../src/client/client-error'
import type { Result } from '../../src/client/consent-client'
import { retry } from '../../src/client/retry'
import { defaultRetryPolicy } from '../../src/client/retry-policy'
import { stopClock } from '../support/fake-clock'

const unavailable: Result<never> = { ok: false, error: new ClientError('API_ERROR', 'unavailable', 503) }

describe('a retried call', () => {
  let clock: ReturnType<typeof stopClock>
  beforeEach(() => (clock = stopClock()))
  afterEach(() => clock.restore())

  it('is not retried once it is superseded, and returns its last failure', async () => {
    let calls = 0
    let isCurrent = true
    const call = async (): Promise<Result<never>> => {
      calls += 1
      if (calls === 2) isCurrent = false
      return unavailable
    }
    const result = await clock.until(retry(call, defaultRetryPolicy, () => isCurrent))
    expect(calls).to.equal(2)
    expect(result).to.equal(unavailable)
  })

  it('is retried three times while it is current', async () => {
    let calls = 0
    const result = await clock.until(
      retry(async () => {
        calls += 1
        return unavailable
      }, defaultRetryPolicy),
    )
    expect(calls).to.equal(4)
    expect(!result.ok && result.error.code).to.equal('MAX_RETRIES_EXCEEDED')
  })
})
