import { expect } from '@open-wc/testing'
import type { Result } from '../../src/client/consent-client'
import { offlineBannerResponse, type BannerResponse } from '../../src/consent/banner-response'
import { allConsents } from '../../src/consent/consents'
import type { EffectContext } from '../../src/effects/effect-context'
import { fetchBannerResponse } from '../../src/effects/fetch-banner-response'
import { createConsentStore, recordAtom, type ConsentStore } from '../../src/store'
import { receiveRecordAtom } from '../../src/store/actions'
import { bannerAnswerAtom, isLoadingConsentInfoAtom } from '../../src/store/banner-atoms'
import { stopClock } from '../support/fake-clock'

const failed: Result<BannerResponse> = {
  ok: false,
  error: { code: 'NETWORK_ERROR', message: 'offline' } as never,
  data: null,
} as never
const answered: Result<BannerResponse> = { ok: true, data: offlineBannerResponse(), error: null } as never
/** A consent that was not asked for, because the law of the place is opt-out. */
const implied = {
  consents: allConsents(),
  consentInfo: { time: Date.now() - 1, type: 'all' as const },
  model: 'opt-out' as const,
}

describe('the answer whether to ask', () => {
  let clock: ReturnType<typeof stopClock>
  let store: ConsentStore
  let stop = (): void => {}
  let errors: string[]
  beforeEach(() => {
    clock = stopClock()
    store = createConsentStore()
    errors = []
  })
  afterEach(() => {
    stop()
    clock.restore()
    localStorage.clear()
  })
  let requests: number
  const ask = (mode: 'c15t' | 'custom' | 'offline', answer: Promise<Result<BannerResponse>>): void => {
    requests = 0
    const context = {
      store,
      client: { mode },
      callbacks: {},
      report: ({ code }: { code: string }) => errors.push(code),
    }
    stop = fetchBannerResponse({ ...(context as unknown as EffectContext), ask: () => (requests++, answer) })
  }
  const from = () => store.get(bannerAnswerAtom)?.from

  it('is that of the server, which revokes a consent that nobody gave', async () => {
    store.set(receiveRecordAtom, implied)
    ask('c15t', Promise.resolve(answered))
    await clock.pass(1)
    expect(from()).to.equal('server')
    expect(store.get(recordAtom)?.model).to.equal(undefined)
    expect(store.get(recordAtom)?.consents.marketing).not.to.equal(true)
    expect(requests, 'the revocation requests no second answer').to.equal(1)
  })

  it('is a stand-in if the server fails, which is reported and revokes nothing', async () => {
    store.set(receiveRecordAtom, implied)
    ask('c15t', Promise.resolve(failed))
    await clock.pass(1)
    expect([from(), errors]).to.deep.equal(['stand-in', ['NETWORK_ERROR']])
    expect(store.get(recordAtom)?.consents.marketing).to.equal(true)
  })

  it('is a stand-in after 2.5 seconds, until the server answers', async () => {
    let answer!: (result: Result<BannerResponse>) => void
    ask('c15t', new Promise(resolve => (answer = resolve)))
    await clock.pass(2499)
    expect([from(), store.get(isLoadingConsentInfoAtom)]).to.deep.equal([undefined, true])
    await clock.pass(1)
    expect([from(), store.get(isLoadingConsentInfoAtom)]).to.deep.equal(['stand-in', false])
    answer(answered)
    await clock.pass(1)
    expect(from()).to.equal('server')
  })

  it('is none if the handler of the site fails', async () => {
    ask('custom', Promise.resolve(failed))
    await clock.pass(3000)
    expect([from(), errors]).to.deep.equal([undefined, ['NETWORK_ERROR']])
  })

  it('is not changed by an answer after the manager has stopped', async () => {
    ask('c15t', Promise.resolve(answered))
    stop()
    await clock.pass(3000)
    expect(from()).to.equal(undefined)
  })
})
