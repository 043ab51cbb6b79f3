import { expect } from '@open-wc/testing'
import { categoryNames } from '../../src/consent/categories'
import { subjectSubmission } from '../../src/client/subject-submission'
import { pendingSubmission } from '../../src/storage/pending-submissions'
import { readReceipts } from '../../src/storage/receipt-storage'
import { readRecord } from '../../src/storage/record-storage'
import { storageKeys } from '../../src/storage/storage-keys'
import { createConsentStore } from '../../src/store'
import { acceptAllAtom } from '../../src/store/actions'
import { receiveRecordAtom } from '../../src/store/actions'
import { effectiveConsentsAtom } from '../../src/store/record-atoms'
import { seed } from '../support/seed'

beforeEach(() => localStorage.clear())

let state = seed
const random = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}
const pieces = ['"', '{', '}', '[', ']', ',', ':', 'null', 'true', 'false', '0', '-1', '1e999', '\\u0000', '__proto__']
/** Returns a text with one to three random changes. */
function changed(text: string): string {
  let now = text
  for (let changes = random(3); changes >= 0; changes--) {
    const at = random(now.length)
    now = now.slice(0, at) + pieces[random(pieces.length)] + now.slice(at + random(4))
  }
  return now
}
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

const record = {
  consents: { necessary: true, functionality: false, measurement: true, experience: false, marketing: false },
  consentInfo: { time: Date.now() - 1000, type: 'custom' },
  id: 'a',
  expires: Date.now() + 1_000_000_000,
  asked: { measurement: 'x', marketing: null },
  services: { youtube: false },
  blockedHosts: { marketing: ['ads.example'] },
  hosts: { trackingHosts: { 'a.example': 'marketing' } },
  knownServices: ['youtube'],
  openServices: [],
  model: 'opt-out',
  translations: { language: 'de', translations: { common: { acceptAll: 'Ja' } } },
}
const receipt = {
  version: '1',
  id: 'a',
  time: '2026-01-01T00:00:00Z',
  purposes: { marketing: { decision: 'granted' } },
  jurisdiction: { code: 'GDPR', countryCode: 'DE', regionCode: '', model: 'opt-in' },
}

const pending = {
  id: 'a',
  body: {
    type: 'cookie_banner',
    domain: 'a.example',
    preferences: record.consents,
    metadata: {
      source: 'consent_widget',
      acceptanceMethod: 'custom',
      receipt: { ...receipt, method: { surface: 'banner', action: 'custom' } },
    },
  },
}

describe(`stored texts after random changes, with seed ${seed}`, () => {
  it('of a decision grant what their text says, or nothing, and never throw', () => {
    const text = JSON.stringify(record)
    let read = 0
    for (let round = 0; round < 5000; round++) {
      const wrong = changed(text)
      localStorage.setItem(storageKeys.record, wrong)
      const found = readRecord()
      if (found === null) continue
      read++
      const { consents } = parsed(wrong) as { consents: Record<string, unknown> }
      const given = categoryNames.filter(name => name !== 'necessary' && found.consents[name])
      expect(given, wrong).to.deep.equal(
        categoryNames.filter(name => name !== 'necessary' && Object.hasOwn(consents, name) && consents[name] === true),
      )
      if (round % 20 > 0) continue
      const store = createConsentStore()
      store.set(receiveRecordAtom, found)
      const inForce = store.get(effectiveConsentsAtom)
      expect(
        categoryNames.filter(name => name !== 'necessary' && inForce[name] && !given.includes(name)),
      ).to.deep.equal([])
      // The visitor can still decide.
      store.set(acceptAllAtom)
      expect(store.get(effectiveConsentsAtom).marketing).to.equal(true)
    }
    expect(read).to.be.above(100)
  })

  it('of receipts leave those that can be read, with purposes, and never throw', () => {
    const text = JSON.stringify([receipt, { ...receipt, id: 'b' }])
    let read = 0
    for (let round = 0; round < 5000; round++) {
      const wrong = changed(text)
      localStorage.setItem(storageKeys.receipts, wrong)
      const found = readReceipts()
      read += found.length
      const all = parsed(wrong)
      for (const one of found) {
        expect(one.purposes, wrong).to.be.an('object')
        // What TCF, GPP and the log of decisions read. A place that cannot be read is none.
        const { code, countryCode, regionCode } = one.jurisdiction ?? { code: '', countryCode: '', regionCode: '' }
        for (const value of [code, countryCode, regionCode]) expect(value, wrong).to.be.a('string')
        if (one.jurisdiction !== null) expect(all as unknown[], wrong).to.deep.include(one)
      }
    }
    expect(read).to.be.above(1000)
  })

  it('of a queued decision can be submitted by both protocols, or are ignored', () => {
    const text = JSON.stringify([pending])
    let read = 0
    for (let round = 0; round < 5000; round++) {
      const wrong = changed(text)
      localStorage.setItem(storageKeys.pending, wrong)
      const found = pendingSubmission()
      if (found === null) continue
      read++
      const sent = subjectSubmission(found.body, { subjectId: 's', time: 1 })
      expect(sent.preferences, wrong).to.deep.equal({ ...found.body.preferences })
    }
    expect(read).to.be.above(500)
    localStorage.setItem(storageKeys.pending, text)
    expect(pendingSubmission()).to.deep.equal(pending)
    expect(JSON.stringify(pendingSubmission()), 'the same bytes').to.equal(JSON.stringify(pending))
  })
})
