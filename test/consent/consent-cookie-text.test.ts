import { expect } from '@open-wc/testing'
import { consentCookieName, decodeConsentCookie, encodeConsentCookie } from '../../src/consent/consent-cookie-text'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { newId } from '../../src/consent/new-id'

const now = Date.UTC(2026, 10, 21)
const bare: ConsentRecord = { consents: onlyNecessary(), consentInfo: { time: now, type: 'necessary' } }
const full: ConsentRecord = {
  consents: { ...onlyNecessary(), measurement: true },
  consentInfo: { time: now, type: 'custom' },
  expires: now + 1000,
  id: newId(),
  language: 'sr-Latn',
  policyVersion: '2026.4 ; ü',
  model: 'opt-out',
  asked: { necessary: '1z141z3', measurement: '0', marketing: null },
}

describe('a decision encoded as a cookie value', () => {
  for (const [what, record] of Object.entries({
    'with everything it can have': full,
    'of c15t 1.5, without any field of ours': bare,
    'to accept everything': { ...bare, consents: allConsents(), consentInfo: { time: now, type: 'all' as const } },
  }))
    it(`${what} is decoded without loss`, () => {
      expect(decodeConsentCookie(encodeConsentCookie(record)!, now)).to.deep.equal(record)
    })

  it('has one character for each category in the fifth field, so servers can read it', () => {
    expect(encodeConsentCookie(full)!.split('.')[4]).to.equal('1010-')
  })

  it('contains only characters that are valid in a cookie', () => {
    const odd = { ...full, language: 'x;y, "z"', id: 'a b;c' }
    for (const record of [full, odd]) expect(encodeConsentCookie(record)).to.match(/^[\w.%!'()*~-]+$/)
  })

  it('stays under 200 bytes with its name, for every policy version', () => {
    const longest = { ...full, language: 'x'.repeat(36), policyVersion: 'v'.repeat(36) }
    const fingerprints = { necessary: '1z141z3', functionality: '1z141z3', measurement: '1z141z3' }
    longest.asked = { ...fingerprints, experience: '1z141z3', marketing: '1z141z3' }
    const text = encodeConsentCookie(longest)!
    expect(`${consentCookieName}=${text}`.length).to.be.below(200)
    expect(encodeConsentCookie({ ...full, policyVersion: 'v'.repeat(37) })).to.equal(null)
  })

  it('names up to 40 refused services, and is not written for more', () => {
    const refusing = (count: number): ConsentRecord => ({
      ...full,
      services: Object.fromEntries(Array.from({ length: count }, (_, at) => [`service-${at}`, false] as const)),
    })
    expect(decodeConsentCookie(encodeConsentCookie(refusing(40))!, now)).to.deep.equal(refusing(40))
    expect(encodeConsentCookie(refusing(41))).to.equal(null)
    expect(encodeConsentCookie({ ...full, services: { 'a.b': false } })).to.equal(null)
  })

  it('is no decision after its expiry', () => {
    expect(decodeConsentCookie(encodeConsentCookie(full)!, now + 1000)).to.equal(null)
  })

  const text = encodeConsentCookie(full)!
  const changed = (at: number, field: string): string => text.split('.').with(at, field).join('.')
  const junk: Record<string, string> = {
    nothing: '',
    'of another version': changed(0, '2'),
    'of a time that is none': changed(1, '!'),
    'of a time in the future': changed(1, (now + 90_000_000).toString(36)),
    'of an end that is none': changed(2, '!'),
    'of a type that is none': changed(3, 'x'),
    'of too few answers': changed(4, '110'),
    'of answers that are none': changed(4, '1truee'),
    'of a policy that cannot be decoded': changed(9, '%'),
    'cut short': text.split('.').slice(0, 8).join('.'),
    JSON: JSON.stringify(full),
  }
  for (const [what, value] of Object.entries(junk))
    it(`counts as no decision if it is ${what}`, () => {
      expect(decodeConsentCookie(value, now)).to.equal(null)
    })
})
