import { expect } from '@open-wc/testing'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { EffectContext } from '../../src/effects/effect-context'
import { followTabs } from '../../src/effects/follow-tabs'
import { persistCookie } from '../../src/effects/persist-cookie'
import { persistRecord } from '../../src/effects/persist-record'
import { revalidateDecision } from '../../src/effects/revalidate-decision'
import type { SyncContext } from '../../src/effects/sync-effect'
import { deleteConsentCookie, readConsentCookie, writeConsentCookie } from '../../src/storage/consent-cookie'
import { pendingSubmission } from '../../src/storage/pending-submissions'
import { readRecord, writeRecord } from '../../src/storage/record-storage'
import {
  acceptAllAtom,
  createConsentStore,
  receiveRecordAtom,
  recordAtom,
  rejectAllAtom,
  resetAtom,
  settingsAtom,
  type ConsentStore,
} from '../../src/store'
import type { Settings } from '../../src/consent/settings'

let store: ConsentStore
let reported: string[]
let stops: (() => void)[]
const contextOf = (mode: 'c15t' | 'offline' = 'c15t', more: object = {}) =>
  ({
    store,
    client: { mode },
    report: ({ code }: { code: string }) => reported.push(code),
    ...more,
  }) as unknown as EffectContext & SyncContext
const start = (effect: (context: never) => () => void, context = contextOf()): void =>
  void stops.push(effect(context as never))
const site = (settings: Partial<Settings>): void => store.set(settingsAtom, { ...store.get(settingsAtom), ...settings })
const decision = (more: Partial<ConsentRecord> = {}): ConsentRecord => ({
  consents: allConsents(),
  consentInfo: { time: Date.now() - 1000, type: 'all' },
  id: 'd1',
  ...more,
})
const setItem = Storage.prototype.setItem
/** Makes local storage full. */
const fill = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

beforeEach(() => {
  localStorage.clear()
  deleteConsentCookie()
  store = createConsentStore()
  reported = []
  stops = []
})
afterEach(() => {
  for (const stop of stops) stop()
  Storage.prototype.setItem = setItem
  localStorage.clear()
  deleteConsentCookie()
})

describe('a decision on this device', () => {
  it('is stored and queued for a server, and only stored without one', () => {
    start(persistRecord, contextOf('offline'))
    store.set(acceptAllAtom)
    expect(readRecord()?.id).to.equal(store.get(recordAtom)!.id)
    expect(pendingSubmission()).to.equal(null)
    stops.pop()!()
    start(persistRecord)
    store.set(rejectAllAtom)
    expect(pendingSubmission()?.id).to.equal(store.get(recordAtom)!.id)
    expect(pendingSubmission()?.body.domain).to.equal(location.hostname)
  })

  it('is removed by a reset, with all that belongs to it', () => {
    start(persistRecord)
    store.set(acceptAllAtom)
    store.set(resetAtom)
    expect(localStorage.length).to.equal(0)
  })

  it('that cannot be stored is reported once', () => {
    start(persistRecord)
    fill()
    store.set(acceptAllAtom)
    store.set(rejectAllAtom)
    expect(reported).to.deep.equal(['STORAGE_ERROR'])
  })
})

describe('the cookie of a decision', () => {
  it('is not written unless the site uses one', () => {
    start(persistCookie)
    store.set(acceptAllAtom)
    expect(readConsentCookie(Date.now())).to.equal(null)
  })

  it('has the decision of before, and each later one, and is deleted by a reset', () => {
    site({ cookie: true })
    store.set(receiveRecordAtom, decision())
    start(persistCookie)
    expect(readConsentCookie(Date.now())?.consents).to.deep.equal(allConsents())
    store.set(rejectAllAtom)
    expect(readConsentCookie(Date.now())?.consents).to.deep.equal(onlyNecessary())
    store.set(resetAtom)
    expect(readConsentCookie(Date.now())).to.equal(null)
    stops.pop()!()
    store.set(acceptAllAtom)
    expect(readConsentCookie(Date.now())).to.equal(null)
  })

  it('is named in the stored decision, which the guard reads, and only written there if it is not yet', () => {
    site({ cookie: true })
    store.set(receiveRecordAtom, decision())
    start(persistCookie)
    expect(readRecord()?.cookie).to.equal(true)
    localStorage.clear()
    store.set(receiveRecordAtom, decision({ cookie: true }))
    start(persistCookie)
    expect(readRecord()).to.equal(null)
  })

  it('that cannot be written is reported once', () => {
    site({ cookie: true })
    start(persistCookie)
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!
    Object.defineProperty(Document.prototype, 'cookie', { ...own, set() {} })
    try {
      store.set(acceptAllAtom)
      store.set(rejectAllAtom)
    } finally {
      Object.defineProperty(Document.prototype, 'cookie', own)
    }
    expect(reported).to.deep.equal(['STORAGE_ERROR'])
  })
})

describe('a stored decision that was not applied', () => {
  const restore = (): ConsentRecord | null => {
    // As after start: the store has looked for a decision, and there is none.
    store.set(receiveRecordAtom, null)
    start(revalidateDecision)
    return store.get(recordAtom)
  }

  it('applies with the answers to what has not changed, and is stored at once', () => {
    writeRecord(decision({ asked: { marketing: 'other texts' }, language: 'de' }))
    const record = restore()
    expect([record?.consents.marketing, record?.consents.measurement]).to.deep.equal([false, true])
    expect(record?.asked).to.deep.equal({ marketing: null })
    expect(readRecord()).to.deep.equal(record)
    expect(record?.question).to.be.a('string')
    expect(record).not.to.have.property('cookie')
  })

  it('is deleted if it is about another policy', () => {
    site({ policyVersion: '2' })
    writeRecord(decision({ policyVersion: '1' }))
    expect(restore()).to.equal(null)
    expect(readRecord()).to.equal(null)
  })

  it('is the later one of storage and cookie, and says that the site uses a cookie', () => {
    for (const [inStorage, inCookie, expected] of [
      [5000, 1000, onlyNecessary()],
      [1000, 5000, allConsents()],
      [null, 1000, onlyNecessary()],
      [1000, null, allConsents()],
      [1000, 1000, allConsents()], // the cookie is a copy, and has fewer fields
    ] as const) {
      localStorage.clear()
      deleteConsentCookie()
      store = createConsentStore()
      site({ cookie: true })
      const now = Date.now()
      const at = (ago: number) => ({ time: now - ago, type: 'custom' as const })
      if (inStorage) writeRecord(decision({ consentInfo: at(inStorage) }))
      const cookie = decision({ consents: onlyNecessary(), consentInfo: at(inCookie ?? 0) })
      if (inCookie) writeConsentCookie(cookie, null, Date.now())
      const record = restore()
      expect(record?.consents, `${inStorage}, ${inCookie}`).to.deep.equal(expected)
      expect(record?.cookie).to.equal(true)
    }
  })

  it('is not read from a cookie that the site does not use', () => {
    writeConsentCookie(decision(), null, Date.now())
    expect(restore()).to.equal(null)
  })

  it('is deleted, also in the cookie, if the page has been reset meanwhile', () => {
    site({ cookie: true })
    writeRecord(decision())
    writeConsentCookie(decision(), null, Date.now())
    store.set(resetAtom)
    start(revalidateDecision)
    expect([readRecord(), readConsentCookie(Date.now()), store.get(recordAtom)]).to.deep.equal([null, null, null])
  })

  it('does not replace the one that applies', () => {
    writeRecord(decision({ id: 'stored' }))
    store.set(receiveRecordAtom, decision({ id: 'applies' }))
    start(revalidateDecision)
    expect(store.get(recordAtom)!.id).to.equal('applies')
  })
})

describe('a decision of another tab', () => {
  const tell = (key: string | null, storageArea: Storage = localStorage): unknown =>
    dispatchEvent(new StorageEvent('storage', { key, storageArea }))
  const show = (persisted: boolean): unknown => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  const key = 'privacy-consent-storage'

  it('is read at start only if the kernel has noticed a change', () => {
    writeRecord(decision())
    start(followTabs)
    expect(store.get(recordAtom)).to.equal(null)
    start(followTabs, contextOf('c15t', { isOutdated: true }))
    expect(store.get(recordAtom)?.id).to.equal('d1')
  })

  it('is not read for session storage, for a first view of the page, or after a stop', () => {
    start(followTabs)
    writeRecord(decision())
    tell(key, sessionStorage)
    show(false)
    expect(store.get(recordAtom)).to.equal(null)
    stops.pop()!()
    tell(key)
    show(true)
    expect(store.get(recordAtom)).to.equal(null)
  })

  it('is not removed by a view of a page of the cache whose storage is empty', () => {
    store.set(receiveRecordAtom, decision())
    start(followTabs)
    show(true)
    expect(store.get(recordAtom)?.id).to.equal('d1')
    tell(null)
    expect(store.get(recordAtom)).to.equal(null)
  })

  it('replaces an earlier one, and not a later one, which is stored again', () => {
    const later = decision({ id: 'later', consentInfo: { time: Date.now(), type: 'all' } })
    start(followTabs)
    store.set(receiveRecordAtom, decision())
    writeRecord(later)
    tell(key)
    expect(store.get(recordAtom)?.id).to.equal('later')
    writeRecord(decision())
    tell(key)
    expect([store.get(recordAtom)?.id, readRecord()?.id]).to.deep.equal(['later', 'later'])
  })
})
