import { expect } from '@open-wc/testing'
import { encodeConsentCookie } from '../../src/consent/consent-cookie-text'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { deleteConsentCookie, readConsentCookie, writeConsentCookie } from '../../src/storage/consent-cookie'
import { writeRecord, readRecord, readCurrentRecord } from '../../src/storage/record-storage'

const now = Date.now()
const record: ConsentRecord = {
  consents: allConsents(),
  consentInfo: { time: now - 1000, type: 'all' },
  expires: now + 86_400_000,
}

/** Mocks the cookies of a browser on a host of a site: it rejects public suffixes, and keeps one cookie for each domain. */
function browserWith(suffixes: string[]): { jar: Map<string, string>; written: string[] } {
  const jar = new Map<string, string>()
  const written: string[] = []
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => [...jar.values()].join('; '),
    set(text: string) {
      written.push(text)
      const domain = /Domain=([^;]*)/.exec(text)?.[1] ?? ''
      if (suffixes.includes(domain)) return
      if (text.includes('Max-Age=0')) jar.delete(domain)
      else jar.set(domain, text.split(';')[0]!)
    },
  })
  return { jar, written }
}
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
  deleteConsentCookie()
  localStorage.clear()
})

describe('the cookie', () => {
  it('contains the decision until its expiry, and is deleted with it', () => {
    expect(writeConsentCookie(record, null, now)).to.equal(true)
    expect(document.cookie).to.include(`privacy-consent=${encodeConsentCookie(record)}`)
    expect(readConsentCookie(now)).to.deep.equal(record)
    deleteConsentCookie()
    expect(document.cookie).not.to.include('privacy-consent')
  })

  it('is first-party, for every path, and expires with the decision', () => {
    const { written } = browserWith([])
    writeConsentCookie(record, null, now)
    expect(written.at(-1)).to.include('; Path=/; SameSite=Lax; Max-Age=86400')
  })

  it('is set for the widest domain that the browser accepts, and never for a public suffix', () => {
    const labels = location.hostname.split('.')
    const domains = labels.map((_, at) => labels.slice(at).join('.'))
    for (const widest of domains) {
      const { jar } = browserWith(domains.slice(domains.indexOf(widest) + 1))
      expect(writeConsentCookie(record, null, now)).to.equal(true)
      expect([...jar.keys()], widest).to.deep.equal([widest])
    }
  })

  it('is set for the host only, if the site configures a domain that is not its own', () => {
    const { jar } = browserWith([])
    writeConsentCookie(record, 'elsewhere.test', now)
    expect([...jar.keys()]).to.deep.equal([''])
  })

  it('replaces an older one of a narrower domain', () => {
    const { jar } = browserWith([])
    jar.set('', `privacy-consent=${encodeConsentCookie({ ...record, consents: onlyNecessary() })}`)
    writeConsentCookie(record, null, now)
    expect([...jar.values()]).to.deep.equal([`privacy-consent=${encodeConsentCookie(record)}`])
  })

  it('is read as the latest if there are several', () => {
    const { jar } = browserWith([])
    const later = { ...record, consents: onlyNecessary(), consentInfo: { time: now, type: 'necessary' as const } }
    jar.set('a', `privacy-consent=${encodeConsentCookie(record)}`)
    jar.set('b', `privacy-consent=${encodeConsentCookie(later)}`)
    jar.set('c', 'privacy-consent=junk')
    expect(readConsentCookie(now)).to.deep.equal(later)
  })

  it('reports an error if it cannot be written, and nothing throws', () => {
    browserWith(['', ...location.hostname.split('.').map((_, at, all) => all.slice(at).join('.'))])
    expect(writeConsentCookie(record, null, now)).to.equal(false)
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get() {
        throw new DOMException('no cookies here', 'SecurityError')
      },
      set() {
        throw new DOMException('no cookies here', 'SecurityError')
      },
    })
    expect(writeConsentCookie(record, null, now)).to.equal(false)
    expect(readConsentCookie(now)).to.equal(null)
    deleteConsentCookie()
  })

  it('overrides local storage with a later decision, for the guard too', () => {
    writeRecord(record)
    expect(readCurrentRecord(true)).to.deep.equal(record)
    document.cookie = `privacy-consent=${encodeConsentCookie({ ...record, consentInfo: { time: now, type: 'all' } })}; Path=/`
    expect(readCurrentRecord(true)).to.equal(null)
    expect(readRecord()).to.deep.equal(record)
  })

  it('overrides nothing with an earlier decision or under another name', () => {
    writeRecord(record)
    document.cookie = `privacy-consent=${encodeConsentCookie({ ...record, consentInfo: { time: now - 9999, type: 'all' } })}; Path=/`
    document.cookie = 'zzzzzzzzzzzz=1; Path=/'
    document.cookie = 'my-privacy-consent=1.zzzzzzzzzz; Path=/'
    const kept = readCurrentRecord(true)
    document.cookie = 'zzzzzzzzzzzz=; Path=/; Max-Age=0'
    document.cookie = 'my-privacy-consent=; Path=/; Max-Age=0'
    expect(kept).to.deep.equal(record)
  })
})
