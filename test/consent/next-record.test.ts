import { expect } from '@open-wc/testing'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { nextRecord } from '../../src/consent/next-record'

const DAY = 24 * 3600 * 1000
const decide = (previous: ConsentRecord | null, more: Partial<Parameters<typeof nextRecord>[1]> = {}): ConsentRecord =>
  nextRecord(previous, {
    type: 'necessary',
    consents: onlyNecessary(),
    notice: { policyVersion: null, shown: ['necessary', 'marketing'], words: () => undefined },
    question: () => 'q',
    language: 'de',
    lifetimeDays: 180,
    cookie: false,
    ...more,
  })

describe('the record of a decision', () => {
  it('expires after the lifetime of the site, and is the first of the visitor', () => {
    const before = Date.now()
    const record = decide(null)
    expect(record.consentInfo.time).to.be.within(before, Date.now())
    expect(record.expires! - record.consentInfo.time).to.equal(180 * DAY)
    expect(record).to.include({ count: 1, language: 'de', question: 'q' })
    expect(record).not.to.have.any.keys('previousId', 'policyVersion', 'cookie')
  })

  it('is one of the page without a known press, and has only what is known', () => {
    const record = decide(null)
    expect(record.surface).to.equal('page')
    expect(record).not.to.have.any.keys('trusted', 'notice', 'subjectId', 'translations', 'model', 'hosts', 'origin')
    expect(decide(null, { model: 'opt-in', hosts: null, translations: null, subjectId: '' })).not.to.have.any.keys(
      'model',
      'hosts',
      'translations',
      'subjectId',
    )
  })

  it('names the press, the text, and all else that is known', () => {
    const text = { title: 'Film', description: 'From elsewhere.' }
    const hosts = { exemptHosts: ['cdn.example'] }
    const services = { services: { maps: false }, knownServices: ['maps'] } as const
    const record = decide(null, {
      model: 'opt-out',
      hosts,
      services,
      subjectId: 'sub_1',
      context: { surface: 'placeholder', trusted: false, notice: text, imported: { origin: 'klaro', expires: 5 } },
    })
    expect(record).to.include({ surface: 'placeholder', trusted: false, model: 'opt-out', subjectId: 'sub_1' })
    expect(record).to.include({ origin: 'klaro', expires: 5 })
    expect(record).to.deep.include({ notice: text, hosts, ...services })
  })

  it('counts on, and names the one that it replaces', () => {
    const first = decide(null)
    const second = decide(first)
    expect(second.count).to.equal(2)
    expect(second.previousId).to.equal(first.id)
    expect(second.id).not.to.equal(first.id)
    expect(decide({ ...first, count: 7 }).count).to.equal(8)
  })

  it('is not older than the one that it replaces, if the clock was set back', () => {
    const time = Date.now() + 30 * DAY
    const later = { consents: allConsents(), consentInfo: { time, type: 'all' as const } }
    const record = decide(later)
    expect(record.consentInfo.time).to.equal(time)
    expect(record.expires).to.equal(time + 180 * DAY)
  })

  it('has a random id, also where the browser makes none', () => {
    const ids = [decide(null).id, decide(null).id]
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true }) // as on plain http
    ids.push(decide(null).id, decide(null).id)
    Reflect.deleteProperty(crypto, 'randomUUID')
    expect(crypto.randomUUID).to.be.a('function')
    for (const id of ids) expect(id).to.match(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(new Set(ids).size).to.equal(4)
  })

  it('keeps the kind of cookie', () => {
    expect(decide(null, { cookie: 'host' }).cookie).to.equal('host')
  })
})
