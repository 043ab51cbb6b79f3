import { expect } from '@open-wc/testing'
import { ClientError } from '../../src/client/client-error'
import type { ConsentClient, Result } from '../../src/client/consent-client'
import type { BannerResponse } from '../../src/consent/banner-response'
import { submissionOf, type ConsentSubmission } from '../../src/consent/consent-submission'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { ConsentCallbacks } from '../../src/effects/consent-callbacks'
import { reporter } from '../../src/effects/report-error'
import { announceSurfaces } from '../../src/effects/announce-surfaces'
import { startSync } from '../../src/effects/consent-sync'
import type { EffectContext } from '../../src/effects/effect-context'
import { followTabs } from '../../src/effects/follow-tabs'
import { persistRecord } from '../../src/effects/persist-record'
import { notifyHost } from '../../src/effects/notify-host'
import { startBannerFetch } from '../../src/effects/start-banner-fetch'
import { defaultRetryPolicy } from '../../src/client/retry-policy'
import { pendingSubmission, renewLease, queueSubmission } from '../../src/storage/pending-submissions'
import {
  acceptAllAtom,
  bannerAnswerAtom,
  consentsAtom,
  createConsentStore,
  isLoadingConsentInfoAtom,
  jurisdictionInfoAtom,
  locationInfoAtom,
  receiveRecordAtom,
  rejectAllAtom,
  resetAtom,
  settingsAtom,
  showPopupAtom,
  type ConsentStore,
} from '../../src/store'
import { stopClock } from '../support/fake-clock'

const gdpr: BannerResponse = {
  showConsentBanner: true,
  jurisdiction: { code: 'GDPR', message: 'm' },
  location: { countryCode: 'DE', regionCode: 'BE' },
}
const ok = <T>(data: T): Result<T> => ({ ok: true, data })
const failure = (code: ConstructorParameters<typeof ClientError>[0], status: number): Result<never> => ({
  ok: false,
  error: new ClientError(code, `failed with ${status}`, status),
})
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')

let store: ConsentStore
let clock: ReturnType<typeof stopClock>
let stop: () => void
let told: string[]
let posted: [ConsentSubmission, string][]
let hushed: typeof console.error

/** Starts the effects with a fake client. Each test overrides the methods that it needs. */
function start(
  client: Partial<ConsentClient> = {},
  callbacks: ConsentCallbacks = {},
  mode: 'c15t' | 'custom' = 'c15t',
): void {
  const context: EffectContext = {
    store,
    client:
      mode === 'custom' ? { mode, handlers: {} } : { mode, backendUrl: '', headers: {}, retry: defaultRetryPolicy },
    callbacks,
    report: reporter(callbacks),
    tagManager: null,
    signals: null,
    services: null,
    sweep: null,
    reloadOnWithdrawal: false,
  }
  const effects = [persistRecord, notifyHost, announceSurfaces, followTabs].map(effect => effect(context))
  const answering: ConsentClient = {
    showConsentBanner: async () => ok(gdpr),
    verifyConsent: async () => ok({ isValid: true }),
    ...client,
    setConsent(body, id, isCurrent) {
      posted.push([body, id])
      told.push('posted')
      return client.setConsent?.(body, id, isCurrent) ?? Promise.resolve(ok(null))
    },
  }
  const started = startBannerFetch(
    context,
    null,
    async () => null,
    async () => ({ startSync: given => startSync(given, answering) }),
  )
  stop = () => [started.stop, ...effects].forEach(end => end())
}
const settled = (): Promise<void> => clock.pass(0)

beforeEach(() => {
  localStorage.clear()
  hushed = console.error
  console.error = () => {}
  clock = stopClock()
  store = createConsentStore()
  told = []
  posted = []
})
afterEach(() => {
  stop()
  clock.restore()
  console.error = hushed
  localStorage.clear()
})

describe('saving', () => {
  it('stores the consent locally, fires the consent-given and preference-expressed callbacks, then posts to the server', async () => {
    start(
      {},
      {
        onConsentGiven: () => told.push(`given, ${stored('privacy-consent-storage') === null ? 'not ' : ''}stored`),
        onPreferenceExpressed: () => told.push('expressed'),
      },
    )
    store.set(rejectAllAtom)
    await settled()
    expect(told).to.deep.equal(['given, stored', 'expressed', 'posted'])
    const { metadata, ...body } = posted[0]![0]
    expect(body).to.deep.equal({
      type: 'cookie_banner',
      domain: location.hostname,
      preferences: onlyNecessary(),
    })
    expect(metadata).to.include({ source: 'consent_widget', acceptanceMethod: 'necessary' })
  })

  it('continues if a callback throws', async () => {
    start(
      {},
      {
        onConsentGiven() {
          throw new Error('host')
        },
      },
    )
    store.set(acceptAllAtom)
    await settled()
    expect(posted).to.have.length(1)
    expect(store.get(consentsAtom)).to.deep.equal(allConsents())
  })

  it('calls the callbacks for the last decision only, if a listener makes another one', () => {
    start({}, { onConsentGiven: ({ consentInfo }) => told.push(`given ${consentInfo!.type}`) })
    document.addEventListener('consent-change', () => store.set(rejectAllAtom), { once: true })
    store.set(acceptAllAtom)
    expect(told.filter(what => what.startsWith('given'))).to.deep.equal(['given necessary'])
  })

  it('dispatches one consent-change with the changed categories', async () => {
    start()
    const details: unknown[] = []
    const hear = (event: CustomEvent): void => void details.push(event.detail.changed, event.detail.consentInfo.type)
    document.addEventListener('consent-change', hear)
    store.set(acceptAllAtom)
    document.removeEventListener('consent-change', hear)
    expect(details).to.deep.equal([['functionality', 'measurement', 'experience', 'marketing'], 'all'])
  })

  it('is not repeated for a restored decision', async () => {
    store.set(receiveRecordAtom, { consents: allConsents(), consentInfo: { time: 1, type: 'all' } })
    start()
    store.set(receiveRecordAtom, { consents: onlyNecessary(), consentInfo: { time: 2, type: 'necessary' } })
    await clock.pass(10_000)
    expect(posted).to.deep.equal([])
    expect(localStorage.length).to.equal(0)
  })

  it('sends two decisions in order, even if the server is slow', async () => {
    let answerFirst = (): void => {}
    start({
      setConsent: () =>
        posted.length === 1
          ? new Promise(resolve => (answerFirst = () => resolve(ok(null))))
          : Promise.resolve(ok(null)),
    })
    store.set(acceptAllAtom)
    await settled()
    store.set(rejectAllAtom)
    await settled()
    expect(posted).to.have.length(1)
    answerFirst()
    await settled()
    expect(posted.map(([body]) => body.metadata.acceptanceMethod)).to.deep.equal(['all', 'necessary'])
    expect(pendingSubmission()).to.equal(null)
  })
})

describe('reset', () => {
  it('removes the stored decision and shows the banner again', async () => {
    start()
    await settled()
    store.set(acceptAllAtom)
    await settled()
    store.set(resetAtom)
    expect(localStorage.getItem('privacy-consent-storage')).to.equal(null)
    expect(store.get(showPopupAtom)).to.equal(true)
    expect(posted).to.have.length(1)
  })
})

describe('a submission that fails', () => {
  it('is stored locally, queued, and reported as "Failed to save consents"', async () => {
    const errors: unknown[] = []
    start({ setConsent: async () => failure('NETWORK_ERROR', 0) }, { onError: error => errors.push(error) })
    store.set(acceptAllAtom)
    await settled()
    expect(errors).to.deep.equal([{ code: 'NETWORK_ERROR', message: 'Failed to save consents' }])
    expect((stored('privacy-consent') as { preferences: unknown }).preferences).to.deep.equal(allConsents())
    expect(pendingSubmission()?.body).to.deep.equal(posted[0]![0])
    expect(store.get(consentsAtom)).to.deep.equal(allConsents())
  })

  for (const status of [400, 401, 403, 404, 409])
    it(`is not queued if the server has rejected it with ${status}`, async () => {
      start({ setConsent: async () => failure('API_ERROR', status) })
      store.set(acceptAllAtom)
      await settled()
      expect(pendingSubmission()).to.equal(null)
      expect(stored('privacy-consent-storage')).not.to.equal(null)
    })

  it('is queued while it is being sent, so that leaving the page does not lose it', async () => {
    start({ setConsent: () => new Promise(() => {}) })
    store.set(acceptAllAtom)
    await settled()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    const waiting = pendingSubmission()
    expect([waiting?.body.metadata.acceptanceMethod, waiting?.claim]).to.deep.equal(['all', undefined])
  })

  it('is not retried after a reset, and leaves no receipt', async () => {
    let fail = (): void => {}
    start({ setConsent: () => new Promise(resolve => (fail = () => resolve(failure('NETWORK_ERROR', 0)))) })
    store.set(acceptAllAtom)
    await settled()
    store.set(resetAtom)
    fail()
    await settled()
    expect(pendingSubmission()).to.equal(null)
    expect(localStorage.getItem('privacy-consent')).to.equal(null)
  })

  it('is checked before each retry for a later decision', async () => {
    const asked: unknown[] = []
    start({
      setConsent: async (_body, _id, isCurrent) => {
        asked.push(isCurrent!())
        localStorage.removeItem('privacy-consent-pending') // another tab has submitted a later one
        asked.push(isCurrent!())
        return failure('NETWORK_ERROR', 0)
      },
    })
    store.set(acceptAllAtom)
    await settled()
    expect(asked).to.deep.equal([true, false])
  })

  it('is replaced by a later decision', async () => {
    start({ setConsent: async () => failure('NETWORK_ERROR', 0) })
    store.set(acceptAllAtom)
    store.set(rejectAllAtom)
    await settled()
    expect(pendingSubmission()?.body.metadata.acceptanceMethod).to.equal('necessary')
  })
})

describe('a submission of an earlier visit', () => {
  const record = { consents: allConsents(), consentInfo: { time: 1, type: 'all' as const } }
  beforeEach(() => {
    queueSubmission('earlier', submissionOf(record, 'site.test'))
    store.set(receiveRecordAtom, record)
  })

  it('is sent again 2 s after load, with the same id', async () => {
    start()
    await clock.pass(1999)
    expect(posted).to.have.length(0)
    await clock.pass(500)
    expect(posted.map(([, id]) => id)).to.deep.equal(['earlier'])
    expect(pendingSubmission()).to.equal(null)
  })

  it('is retried in up to 3 rounds, after 1 s and 2 s, and then on the next load', async () => {
    start({ setConsent: async () => failure('MAX_RETRIES_EXCEEDED', 503) })
    const counts: number[] = []
    for (const milliseconds of [2200, 900, 500, 1500, 1000, 60_000]) {
      await clock.pass(milliseconds)
      counts.push(posted.length)
    }
    expect(counts).to.deep.equal([1, 1, 2, 2, 3, 3])
    expect(pendingSubmission()?.id).to.equal('earlier')
  })

  it('is removed if the server rejects it permanently', async () => {
    start({ setConsent: async () => failure('API_ERROR', 400) })
    await clock.pass(60_000)
    expect(posted).to.have.length(1)
    expect(pendingSubmission()).to.equal(null)
  })

  it('is not sent while another tab has claimed it', async () => {
    renewLease('earlier', 'other tab')
    start()
    await clock.pass(10_000)
    expect(posted).to.have.length(0)
    await clock.pass(60_000)
    expect(posted).to.have.length(1)
  })

  it('is not sent if the visitor has made another decision', async () => {
    start()
    store.set(rejectAllAtom)
    await clock.pass(60_000)
    expect(posted.map(([body]) => body.metadata.acceptanceMethod)).to.deep.equal(['necessary'])
  })

  it('is ignored if it is invalid', async () => {
    localStorage.setItem('privacy-consent-pending', '{"length":3}')
    start()
    await clock.pass(60_000)
    expect(posted).to.have.length(0)
  })
})

describe('asking for the banner', () => {
  it('sends no request if a decision exists', async () => {
    let asked = 0
    store.set(receiveRecordAtom, { consents: onlyNecessary(), consentInfo: { time: 1, type: 'necessary' } })
    start({
      showConsentBanner: async () => {
        asked++
        return ok(gdpr)
      },
    })
    await settled()
    expect(asked).to.equal(0)
    store.set(resetAtom)
    await settled()
    expect(asked).to.equal(1)
  })

  it("sends the request, shows the banner and reports the visitor's location", async () => {
    const places: unknown[] = []
    start({}, { onLocationDetected: place => places.push(place), onBannerShown: () => told.push('shown') })
    expect(store.get(isLoadingConsentInfoAtom)).to.equal(true)
    await settled()
    expect([store.get(isLoadingConsentInfoAtom), store.get(showPopupAtom)]).to.deep.equal([false, true])
    expect(places).to.deep.equal([gdpr.location])
    expect(told).to.deep.equal(['shown'])
  })

  it('uses the offline response if the server fails: the banner is shown, nothing is granted', async () => {
    const errors: { code: string }[] = []
    start({ showConsentBanner: async () => failure('MAX_RETRIES_EXCEEDED', 500) }, { onError: e => errors.push(e) })
    await settled()
    expect(store.get(showPopupAtom)).to.equal(true)
    expect(store.get(jurisdictionInfoAtom)).to.deep.equal({ code: 'NONE', message: 'Unknown (offline mode)' })
    expect(store.get(locationInfoAtom)?.countryCode).to.equal('XX')
    expect(store.get(consentsAtom)).to.deep.equal(onlyNecessary())
    expect(errors.map(({ code }) => code)).to.deep.equal(['MAX_RETRIES_EXCEEDED'])
  })

  it("keeps the banner hidden if the site's handler fails, and reports it", async () => {
    const errors: unknown[] = []
    start(
      { showConsentBanner: async () => failure('HANDLER_ERROR', 0) },
      { onError: error => errors.push(error) },
      'custom',
    )
    await settled()
    expect([store.get(showPopupAtom), store.get(bannerAnswerAtom)]).to.deep.equal([false, null])
    expect(errors).to.deep.equal([
      { code: 'HANDLER_ERROR', message: 'Unknown error fetching consent banner information' },
    ])
  })

  it('grants nothing after reject and reset while the server still fails', async () => {
    start({
      showConsentBanner: async () => failure('NETWORK_ERROR', 0),
      setConsent: async () => failure('NETWORK_ERROR', 0),
    })
    await settled()
    store.set(rejectAllAtom)
    await settled()
    store.set(resetAtom)
    await settled()
    expect(store.get(consentsAtom)).to.deep.equal(onlyNecessary())
    expect(store.get(showPopupAtom)).to.equal(true)
  })
})

describe('a decision of another tab', () => {
  const record = { consents: allConsents(), consentInfo: { time: Date.now(), type: 'all' as const } }
  const elsewhere = (key: string | null): void => {
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  }

  it('is followed: its decision applies here, the banner is hidden, and nothing is reported twice', async () => {
    start({}, { onConsentGiven: () => told.push('given') })
    await settled()
    localStorage.setItem('privacy-consent-storage', JSON.stringify(record))
    elsewhere('privacy-consent-storage')
    expect(store.get(consentsAtom)).to.deep.equal(allConsents())
    expect(store.get(showPopupAtom)).to.equal(false)
    await clock.pass(10_000)
    expect([told, posted]).to.deep.equal([[], []])
  })

  it('is overwritten if this tab has decided later, so that both agree on the last decision', () => {
    const later = { consents: onlyNecessary(), consentInfo: { time: Date.now() + 5, type: 'necessary' as const } }
    store.set(receiveRecordAtom, later)
    start()
    localStorage.setItem('privacy-consent-storage', JSON.stringify(record))
    elsewhere('privacy-consent-storage')
    expect(store.get(consentsAtom)).to.deep.equal(onlyNecessary())
    expect(stored('privacy-consent-storage')).to.deep.equal(later)
  })

  it('resets this tab when it clears all storage', async () => {
    store.set(receiveRecordAtom, record)
    start()
    elsewhere(null)
    await settled()
    expect(store.get(consentsAtom)).to.deep.equal(onlyNecessary())
    expect(store.get(showPopupAtom)).to.equal(true)
  })

  it('is not followed if its decision is about another policy version', () => {
    store.set(settingsAtom, { ...store.get(settingsAtom), policyVersion: '2' })
    start()
    localStorage.setItem('privacy-consent-storage', JSON.stringify({ ...record, policyVersion: '1' }))
    elsewhere('privacy-consent-storage')
    expect(store.get(consentsAtom)).to.deep.equal(onlyNecessary())
  })

  it('changes nothing with other storage entries', () => {
    store.set(receiveRecordAtom, record)
    start()
    elsewhere('shop-cart')
    expect(store.get(consentsAtom)).to.deep.equal(allConsents())
  })

  it('is followed when the page is restored from the back/forward cache', () => {
    start()
    localStorage.setItem('privacy-consent-storage', JSON.stringify(record))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(store.get(consentsAtom)).to.deep.equal(allConsents())
  })
})

describe('stopping', () => {
  it('stops everything that was started', async () => {
    queueSubmission('earlier', submissionOf({ consents: allConsents(), consentInfo: { time: 1, type: 'all' } }, 'a'))
    start({}, { onConsentGiven: () => told.push('given') })
    stop()
    store.set(acceptAllAtom)
    await clock.pass(60_000)
    expect(told).to.deep.equal([])
    expect(localStorage.getItem('privacy-consent-storage')).to.equal(null)
  })
})
