import { expect } from '@open-wc/testing'
import { unansweredCategories, readConsentRecord } from '../../src/consent/consent-record'

const now = Date.UTC(2026, 10, 21)
const consents = { necessary: true, functionality: false, measurement: true, experience: false, marketing: false }
const record = { consents, consentInfo: { time: now - 1000, type: 'custom' } }

describe('a stored decision', () => {
  it('is read in the format of c15t 1.5', () => {
    expect(readConsentRecord(record, now)).to.deep.equal(record)
  })

  it('keeps our own optional fields', () => {
    const ours = { ...record, id: 'a', language: 'de' }
    expect(readConsentRecord(ours, now)).to.deep.equal(ours)
  })

  for (const [name, kept, dropped] of [
    ['cookie', [true, 'host'], [false, 'x', 1]],
    ['trusted', [false], [true, 'false', 0]],
    ['model', ['opt-out'], ['opt-in', true]],
    ['knownServices', [[], ['maps']], ['maps', {}]],
    ['openServices', [[], ['maps']], ['maps', {}]],
    ['blockedHosts', [{ 'a.test': 'marketing' }], [{}, ['a.test'], 'a.test']],
    ['hosts', [{ exemptHosts: ['a.test'] }, {}], [['a.test'], 'a.test', null]],
    ['asked', [{ marketing: 'a' }], ['a', null]],
    ['expires', [now + 1], [`${now}`]],
    ['count', [0, 3], ['3', null]],
  ] as const)
    it(`keeps ${name} only with a value that a manager writes`, () => {
      for (const value of kept)
        expect(readConsentRecord({ ...record, [name]: value }, now), JSON.stringify(value)).to.deep.equal({
          ...record,
          [name]: value,
        })
      for (const value of dropped)
        expect(readConsentRecord({ ...record, [name]: value }, now), JSON.stringify(value)).to.deep.equal(record)
    })

  it('drops optional fields of the wrong type', () => {
    const wrong = { id: 1, language: null, policyVersion: {}, expires: '1', asked: 'x', model: 'none', translations: 1 }
    expect(readConsentRecord({ ...record, ...wrong }, now)).to.deep.equal(record)
  })

  it('keeps the services that the visitor refused, and nothing else about services', () => {
    const services = { youtube: false, vimeo: true, maps: 'no', chat: null }
    expect(readConsentRecord({ ...record, services }, now)).to.deep.equal({ ...record, services: { youtube: false } })
    expect(readConsentRecord({ ...record, services: 'youtube' }, now)).to.deep.equal(record)
  })

  it('lists the categories that the visitor has to answer again', () => {
    const asked = { necessary: 'a', marketing: null, experience: null }
    expect(unansweredCategories(readConsentRecord({ ...record, asked }, now)!)).to.deep.equal([
      'experience',
      'marketing',
    ])
    expect(unansweredCategories(readConsentRecord(record, now)!)).to.deep.equal([])
  })

  it('is valid until it expires; then the visitor is asked again', () => {
    expect(readConsentRecord({ ...record, expires: now + 1 }, now)).to.deep.equal({ ...record, expires: now + 1 })
    expect(readConsentRecord({ ...record, expires: now }, now)).to.equal(null)
  })

  it('may have been made by a clock that is a day ahead, which some devices have', () => {
    const ahead = { ...record, consentInfo: { time: now + 86_399_999, type: 'all' } }
    expect(readConsentRecord(ahead, now)).to.deep.equal(ahead)
  })

  it('counts missing categories as refused', () => {
    const { marketing: _, ...older } = consents
    expect(readConsentRecord({ ...record, consents: older }, now)?.consents.marketing).to.equal(false)
  })

  it('always grants the necessary category', () => {
    const tampered = { ...record, consents: { ...consents, necessary: false } }
    expect(readConsentRecord(tampered, now)?.consents.necessary).to.equal(true)
  })

  const junk: Record<string, unknown> = {
    'a number': 5,
    'a text': 'x',
    null: null,
    'an empty object': {},
    'a list': [],
    'no consents': { consentInfo: record.consentInfo },
    'no consentInfo': { consents },
    'consents that are texts': { ...record, consents: { ...consents, marketing: 'false' } },
    'an unknown type': { ...record, consentInfo: { time: now, type: 'maybe' } },
    'a time that is a text': { ...record, consentInfo: { time: '1', type: 'all' } },
    'a time that is not a number': { ...record, consentInfo: { time: NaN, type: 'all' } },
    'a time in the future': { ...record, consentInfo: { time: now + 86_400_000, type: 'all' } },
    'a time of zero': { ...record, consentInfo: { time: 0, type: 'all' } },
    'a polluted prototype': JSON.parse('{"__proto__":{"consents":{},"consentInfo":{"time":1,"type":"all"}}}'),
  }
  for (const [what, value] of Object.entries(junk))
    it(`counts as no decision if it is ${what}`, () => {
      expect(readConsentRecord(value, now)).to.equal(null)
    })
})
