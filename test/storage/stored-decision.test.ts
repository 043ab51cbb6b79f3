import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { DAY } from '../../src/consent/day'
import type { Decision } from '../../src/consent/decision'
import { decisionForNotice } from '../../src/storage/decision-for-notice'
import { hasStoredDecision } from '../../src/storage/has-stored-decision'
import { isOlderThanCookie } from '../../src/storage/is-older-than-cookie'
import { mayDecisionStand } from '../../src/storage/may-decision-stand'
import { moveReceipts, readReceipts, writeReceipts } from '../../src/storage/receipt-storage'
import { clearRecord, deleteRecord, writeLegacyConsent, writeRecord } from '../../src/storage/record-storage'
import { refuseStored } from '../../src/storage/refuse-stored'
import { storageKeys } from '../../src/storage/storage-keys'

const now = Date.now()
const decision = (consents = allConsents(), more = {}) => ({
  consents,
  consentInfo: { time: now, type: 'all' as const },
  ...more,
})
const store = (value: unknown, key: string = storageKeys.record) => localStorage.setItem(key, JSON.stringify(value))
const stored = (key: string = storageKeys.record): unknown => JSON.parse(localStorage.getItem(key) ?? 'null')
const setCookie = (text: string, name = 'privacy-consent') => (document.cookie = `${name}=${text}; Path=/`)
const { setItem } = Storage.prototype

beforeEach(() => localStorage.clear())
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
  Storage.prototype.setItem = setItem
  for (const name of ['privacy-consent', 'privacy-consent-x']) setCookie('; Max-Age=0', name)
})

/** Has the page see a cookie that only https could set. */
const pretendCookie = (get: () => string) => Object.defineProperty(document, 'cookie', { configurable: true, get })

describe('whether a decision is stored at all', () => {
  it('is answered by the storage, and by the cookie only if the site uses one', () => {
    expect([true, false, 'host' as const].map(hasStoredDecision)).to.deep.equal([false, false, false])
    setCookie('anything')
    expect([true, false, 'host' as const].map(hasStoredDecision)).to.deep.equal([true, false, true])
    store({ broken: true })
    expect(hasStoredDecision(false)).to.equal(true)
  })

  it('is answered with no for another cookie, and where cookies are blocked', () => {
    setCookie('1', 'privacy-consent-x')
    expect(hasStoredDecision(true)).to.equal(false)
    pretendCookie(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(hasStoredDecision(true)).to.equal(false)
  })
})

describe('whether the stored decision probably leaves nothing to do', () => {
  const stands = (value: unknown, isBlocking = false) => {
    store(value)
    return mayDecisionStand(isBlocking)
  }

  it('is true for a grant of everything, and for any choice on a page with a guard', () => {
    expect(stands(decision())).to.equal(true)
    expect(stands(decision(onlyNecessary()))).to.equal(false)
    expect(stands(decision(onlyNecessary()), true)).to.equal(true)
  })

  it('is false if something is still to be asked, sent, or has expired', () => {
    for (const more of [
      { asked: { marketing: null } },
      { model: 'opt-out' },
      { openServices: ['x'] },
      { expires: 1 },
      { expires: now - 1 },
    ])
      expect(stands(decision(allConsents(), more), true), JSON.stringify(more)).to.equal(false)
    expect(stands(decision(allConsents(), { expires: now + DAY }))).to.equal(true)
    store([], storageKeys.pending)
    expect(stands(decision())).to.equal(false)
  })

  it('is false without a decision, and for a text that is none', () => {
    expect(mayDecisionStand(true)).to.equal(false)
    for (const junk of [5, 'x', [], null]) expect(stands(junk, true), JSON.stringify(junk)).to.equal(false)
  })
})

describe('a decision before that of the cookie', () => {
  const time = (ms: number) => Math.floor(ms).toString(36)
  const isOlder = (cookie: string, kind: unknown = true, own: Decision | null = decision()) => {
    setCookie(cookie)
    return isOlderThanCookie(own, kind)
  }
  const [later, soon] = [time(now + 1000), time(now + DAY)]

  it('is older if the cookie is complete, later, and has not expired', () => {
    expect(isOlder(`1.${later}.${soon}.a.11111.x`)).to.equal(true)
    expect(isOlder(`1.${later}..c.1-01-.`)).to.equal(true)
    for (const cookie of [
      `1.${time(now)}.${soon}.a.11111.`, // the same one
      `1.${time(now - 1)}.${soon}.a.11111.`,
      `1.${time(now + 2 * DAY)}.${soon}.a.11111.`, // a clock that is wrong
      `1.${later}.${time(now - 1)}.a.11111.`,
      `1.${later}.${soon}.a.11111`,
      `1.${later}.${soon}.b.11111.`,
      `2.${later}.${soon}.a.11111.`,
    ])
      expect(isOlder(cookie), cookie).to.equal(false)
  })

  it('is older by the cookie that the site uses only', () => {
    const cookie = `1.${later}.${soon}.a.11111.`
    for (const kind of [false, null, 'true']) expect(isOlder(cookie, kind), `${kind}`).to.equal(false)
    expect(isOlder(cookie, 'host')).to.equal(false)
    expect(isOlder(cookie, true, null)).to.equal(false)
    pretendCookie(() => `a=1; __Host-privacy-consent=${cookie}`)
    expect([true, 'host'].map(kind => isOlderThanCookie(decision(), kind))).to.deep.equal([false, true])
    pretendCookie(() => `privacy-consent=1.${time(now - 9)}..a.11111.; privacy-consent=${cookie}`)
    expect(isOlderThanCookie(decision(), true)).to.equal(true)
  })
})

describe('the stored decision for a notice', () => {
  const question = (language?: string, asked?: object) => `${language} ${JSON.stringify(asked)}`
  const kept = (more: object) => {
    writeRecord(decision(allConsents(), more))
    return decisionForNotice(true, question) !== null
  }

  it('is the one that was made for it, in its language and about its categories', () => {
    const asked = { marketing: 'a1' }
    expect(kept({ question: 'de {"marketing":"a1"}', language: 'de', asked })).to.equal(true)
    expect(kept({ question: 'de {"marketing":"a1"}', language: 'en', asked })).to.equal(false)
    expect(kept({ question: 'de {"marketing":"a1"}', language: 'de' })).to.equal(false)
  })

  it('is that of c15t, which names neither a notice nor a policy', () => {
    expect(kept({})).to.equal(true)
    expect(kept({ policyVersion: '1' })).to.equal(false)
    localStorage.clear()
    expect(decisionForNotice(true, question)).to.equal(null)
  })

  it('is none if the cookie has a later one', () => {
    writeRecord(decision())
    setCookie(`1.${(now + 1000).toString(36)}..n.10000.`)
    expect(decisionForNotice(true, question)).to.equal(null)
    expect(decisionForNotice(false, question)).to.not.equal(null)
    expect(decisionForNotice(false, question, { ...decision(), language: 'de' })).to.include({ language: 'de' })
  })
})

describe('a stored grant that is refused before the guard reads it', () => {
  it('grants only what is necessary, and keeps the other fields', () => {
    store(decision(allConsents(), { id: 'a' }))
    expect(refuseStored()).to.equal(true)
    expect(stored()).to.deep.equal(
      decision(onlyNecessary(), { id: 'a', consentInfo: { time: now, type: 'necessary' } }),
    )
  })

  it('is removed if it cannot be replaced', () => {
    store(decision())
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    expect(refuseStored()).to.equal(true)
    expect(localStorage.getItem(storageKeys.record)).to.equal(null)
  })

  it('is left as it is if it grants nothing, and if it is no decision', () => {
    for (const value of [null, 5, {}, { consents: [] }, decision(onlyNecessary())]) {
      store(value)
      expect(refuseStored(), JSON.stringify(value)).to.equal(false)
      expect(stored()).to.deep.equal(value)
    }
  })
})

describe('stored receipts', () => {
  const receipt = (id: number, more = {}) => ({ recordId: `${id}`, purposes: {}, ...more }) as never

  it('are as many of the newest as there is room for, or none', () => {
    const all = Array.from({ length: 9 }, (_, id) => receipt(id))
    let room = 9
    Storage.prototype.setItem = function (key, value) {
      if ((JSON.parse(value) as unknown[]).length > room) throw new DOMException('', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
    const kept = () => {
      writeReceipts(all)
      return readReceipts().map(({ recordId }) => recordId)
    }
    expect(kept()).to.have.length(9)
    room = 4
    expect(kept()).to.deep.equal(['5', '6', '7', '8'])
    room = 1
    expect(kept()).to.deep.equal(['8'])
    room = 0
    expect(kept()).to.deep.equal([])
    expect(localStorage.getItem(storageKeys.receipts)).to.equal(null)
  })

  it('are removed by an empty list', () => {
    writeReceipts([receipt(1)])
    writeReceipts([])
    expect(localStorage.getItem(storageKeys.receipts)).to.equal(null)
  })

  it('are read without what is no receipt, and with a place only if it can be read', () => {
    const place = { code: 'GDPR', countryCode: 'DE', regionCode: '' }
    const odd = [null, 5, {}, { purposes: [] }]
    store(
      [...odd, receipt(1, { jurisdiction: place }), receipt(2, { jurisdiction: { code: 'GDPR' } })],
      storageKeys.receipts,
    )
    expect(readReceipts()).to.deep.equal([receipt(1, { jurisdiction: place }), receipt(2, { jurisdiction: null })])
    store({ 0: receipt(1) }, storageKeys.receipts)
    expect(readReceipts()).to.deep.equal([])
  })

  it('of version 1.5 are within the decision, and moved once to an entry of their own', () => {
    store({ ...decision(), receipts: [receipt(1)] })
    expect(readReceipts()).to.deep.equal([receipt(1)])
    writeRecord(decision())
    expect(stored(storageKeys.receipts)).to.deep.equal([receipt(1)])
    store({ ...decision(), receipts: [receipt(2)] })
    moveReceipts()
    expect(stored(storageKeys.receipts)).to.deep.equal([receipt(1)])
    localStorage.clear()
    moveReceipts()
    expect(localStorage.length).to.equal(0)
  })
})

it('a decision that no server has confirmed is also stored as c15t does', () => {
  expect(writeLegacyConsent(decision(onlyNecessary()))).to.equal(true)
  expect(stored(storageKeys.legacyConsent)).to.deep.equal({
    timestamp: new Date(now).toISOString(),
    preferences: onlyNecessary(),
  })
})

it('a reset removes all that is stored about a decision; an end of the decision leaves what waits for a server', () => {
  const { record, receipts, pending, legacyConsent } = storageKeys
  const fill = () => {
    for (const key of [record, receipts, pending, legacyConsent]) store({}, key)
    localStorage.setItem('own', '1')
  }
  const left = () => Object.keys(localStorage).toSorted()
  fill()
  deleteRecord()
  expect(left()).to.deep.equal(['own', pending, legacyConsent].toSorted())
  fill()
  clearRecord()
  expect(left()).to.deep.equal(['own'])
})
