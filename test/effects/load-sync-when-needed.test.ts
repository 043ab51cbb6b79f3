import { expect } from '@open-wc/testing'
import { offlineBannerResponse } from '../../src/consent/banner-response'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { submissionOf } from '../../src/consent/consent-submission'
import { allConsents } from '../../src/consent/consents'
import type { EffectContext } from '../../src/effects/effect-context'
import { loadSyncWhenNeeded } from '../../src/effects/load-sync-when-needed'
import { queueSubmission } from '../../src/storage/pending-submissions'
import { writeRecord } from '../../src/storage/record-storage'
import {
  acceptAllAtom,
  createConsentStore,
  isLoadingConsentInfoAtom,
  isPrivacyDialogOpenAtom,
  receiveRecordAtom,
  settingsAtom,
  type ConsentStore,
} from '../../src/store'
import { storageWorksAtom } from '../../src/store/banner-atoms'
import { widgetShownAtom } from '../../src/store/ui-atoms'
import { atRest } from '../support/at-rest'
import { eventually } from '../support/eventually'

const record = (more: Partial<ConsentRecord> = {}): ConsentRecord => ({
  consents: allConsents(),
  consentInfo: { time: Date.now(), type: 'all' },
  id: 'd1',
  ...more,
})

describe('the communication with the server', () => {
  let store: ConsentStore
  let asked: number
  let sent: number
  let running: ReturnType<typeof loadSyncWhenNeeded>
  const start = (): void => {
    const client = {
      mode: 'custom' as const,
      handlers: {
        showConsentBanner: async () => {
          asked++
          return offlineBannerResponse()
        },
        setConsent: async () => void sent++,
      },
    }
    running = loadSyncWhenNeeded({
      store,
      client,
      callbacks: {},
      report() {},
      tagManager: null,
      signals: null,
      services: null,
      sweep: null,
      reloadOnWithdrawal: false,
    } as unknown as EffectContext)
  }
  const waits = (): boolean => store.get(isLoadingConsentInfoAtom)

  beforeEach(() => {
    localStorage.clear()
    store = createConsentStore()
    asked = sent = 0
  })
  afterEach(() => {
    running.stop()
    localStorage.clear()
  })

  it('begins at once for new visitors, who are asked', async () => {
    start()
    expect([waits(), store.get(storageWorksAtom)]).to.deep.equal([true, true])
    await eventually(() => expect([asked, waits()]).to.deep.equal([1, false]))
  })

  it('begins if a category or service has to be answered again, or the law may have changed with the place', async () => {
    for (const more of [{ asked: { marketing: null } }, { openServices: ['one'] }, { model: 'opt-out' as const }]) {
      asked = 0
      store = createConsentStore()
      store.set(receiveRecordAtom, record(more))
      start()
      await eventually(() => expect(asked, JSON.stringify(more)).to.equal(1))
      running.stop()
    }
  })

  it('does not begin with a decision that stands, and begins when the visitor decides again', async () => {
    store.set(receiveRecordAtom, record())
    start()
    expect([waits(), store.get(storageWorksAtom)]).to.deep.equal([false, true])
    store.set(receiveRecordAtom, record({ id: 'of another tab' }))
    await atRest()
    expect([asked, sent]).to.deep.equal([0, 0])
    store.set(acceptAllAtom)
    await eventually(() => expect(sent).to.equal(1))
  })

  it('loads once, and gives the receipts on demand', async () => {
    store.set(receiveRecordAtom, record())
    start()
    const [one, other] = await Promise.all([running.sync(), running.sync()])
    expect(one).to.equal(other)
    expect((await one.receipts()).map(({ recordId }) => recordId)).to.deep.equal(['d1'])
  })

  it('does not start after a stop', async () => {
    store.set(receiveRecordAtom, record())
    start()
    const loading = running.sync()
    running.stop()
    const message = await loading.then(
      () => 'started',
      (thrown: Error) => thrown.message,
    )
    expect(message).to.equal('The consent manager has been stopped')
    store.set(acceptAllAtom)
    store.set(isPrivacyDialogOpenAtom, true)
    store.set(widgetShownAtom, true)
    await atRest()
    expect([asked, sent]).to.deep.equal([0, 0])
  })

  describe('with a decision that stands', () => {
    let stopsOfStore: number
    /** Counts the listeners of the store, which the file adds. */
    const watch = (): void => {
      stopsOfStore = 0
      const { sub } = store
      store = {
        ...store,
        sub: (...words) => {
          stopsOfStore++
          return sub(...words)
        },
      }
    }
    const begins = async (cause: () => void, isExpected: boolean): Promise<void> => {
      store.set(receiveRecordAtom, record())
      watch()
      cause()
      start()
      const before = stopsOfStore
      if (isExpected) await eventually(() => expect(stopsOfStore).to.be.greaterThan(before))
      else {
        await atRest()
        expect(stopsOfStore).to.equal(before)
      }
    }

    it('begins if the settings are in the page as a widget', () => begins(() => store.set(widgetShownAtom, true), true))
    it('begins if an earlier decision waits to be sent', () =>
      begins(() => queueSubmission('d0', submissionOf(record(), 'site.test')), true))
    it('begins if the cookie of the site lacks the decision', () =>
      begins(() => store.set(settingsAtom, { ...store.get(settingsAtom), cookie: true }), true))
    it('does not begin otherwise, as with a decision that is only stored', () =>
      begins(() => writeRecord(record()), false))

    it('begins when the settings open, or become a widget', async () => {
      for (const atom of [isPrivacyDialogOpenAtom, widgetShownAtom]) {
        store = createConsentStore()
        await begins(() => {}, false)
        const before = stopsOfStore
        store.set(atom, true)
        await eventually(() => expect(stopsOfStore).to.be.greaterThan(before))
        running.stop()
      }
    })
  })
})
