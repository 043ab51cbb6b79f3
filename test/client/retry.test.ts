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

  for (const [asked, expected] of [
    [null, [1000, 2000, 4000]],
    [500, [1000, 2000, 4000]],
    [3000, [3000, 3000, 4000]],
  ] as const)
    it(`waits for the longer of its own delay and a Retry-After of ${asked ?? 0} ms`, async () => {
      const times: number[] = []
      const busy = { ok: false, error: new ClientError('API_ERROR', 'busy', 503, undefined, asked) } as const
      const policy = { maxRetries: 3, initialDelayMs: 1000, backoffFactor: 2 }
      const call = async (): Promise<Result<never>> => (times.push(Date.now()), busy)
      await clock.until(retry(call, policy))
      const waits = times.slice(1).map((time, at) => time - times[at]!)
      for (const [at, wait] of waits.entries()) expect(wait, `the wait ${at + 1}`).to.equal(expected[at])
      expect(waits).to.have.length(3)
    })

  it('waits for a minute if the server asks for it', async () => {
    let calls = 0
    const error = new ClientError('API_ERROR', 'busy', 503, undefined, 60_000)
    const busy = { ok: false, error } as const
    const done = retry(async () => (calls++, busy), { ...defaultRetryPolicy, maxRetries: 1 })
    await clock.pass(59_999)
    expect(calls).to.equal(1)
    await clock.pass(1)
    expect(calls).to.equal(2)
    await done
  })

  it('is not retried if the server asks for more than a minute', async () => {
    let calls = 0
    const busy = { ok: false, error: new ClientError('API_ERROR', 'busy', 503, undefined, 60_001) } as const
    const result = await clock.until(retry(async () => (calls++, busy), defaultRetryPolicy))
    expect([calls, result]).to.deep.equal([1, busy])
  })

  for (const [status, asked, isRetried] of [
    [400, 1000, false],
    [404, 1000, false],
    [408, null, true],
    [425, null, true],
    [429, null, false],
    [429, 1000, true],
    [500, null, true],
    [501, null, false],
    [502, null, true],
    [504, null, true],
  ] as const)
    it(`is ${isRetried ? '' : 'not '}retried after ${status}${asked ? ' with Retry-After' : ''}`, async () => {
      let calls = 0
      const error = new ClientError('API_ERROR', 'no', status, undefined, asked)
      await clock.until(retry(async () => (calls++, { ok: false, error }), defaultRetryPolicy))
      expect(calls > 1).to.equal(isRetried)
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
