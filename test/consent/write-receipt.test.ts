import { expect } from '@open-wc/testing'
import type { ConsentRecord } from '../../src/consent/consent-record'
import { consentsFrom } from '../../src/consent/consents'
import { version } from '../../src/consent/version'
import { writeReceipt, type Circumstances } from '../../src/consent/write-receipt'

const TIME = Date.UTC(2026, 10, 28, 9, 30)
const record = (changes: Partial<ConsentRecord> = {}): ConsentRecord => ({
  consents: consentsFrom(name => name !== 'marketing'),
  consentInfo: { time: TIME, type: 'custom' },
  ...changes,
})
const circumstances = (changes: Partial<Circumstances> = {}): Circumstances => ({
  policyUrl: '/privacy',
  notice: { title: 'We ask', description: 'For a reason.' },
  shown: { marketing: { title: 'Ads', description: 'And their success.' } },
  jurisdiction: { code: 'GDPR' },
  location: { countryCode: 'FR', regionCode: '' },
  policy: 'gdpr-fr@1',
  model: 'opt-in',
  signals: { doNotTrack: false, globalPrivacyControl: true },
  services: null,
  ...changes,
})
/** The SHA-256 of a text, by the browser. */
const sha256 = async (text: string): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')

describe('the receipt of a decision', () => {
  it('says what was decided, when, where, by which text and under which law', async () => {
    const decided = record({
      id: 'id-2',
      previousId: 'id-1',
      expires: TIME + 1000,
      language: 'fr',
      policyVersion: '3',
      surface: 'dialog',
    })
    const denied = { decision: 'denied', text: await sha256('Ads\nAnd their success.') }
    const granted = { decision: 'granted', text: null }
    expect(writeReceipt(decided, 'shop.example', circumstances())).to.deep.equal({
      schemaVersion: 1,
      recordId: 'id-2',
      previousRecordId: 'id-1',
      domain: 'shop.example',
      time: '2026-11-28T09:30:00.000Z',
      expires: '2026-11-28T09:30:01.000Z',
      method: { surface: 'dialog', action: 'custom' },
      language: 'fr',
      policy: { version: '3', url: '/privacy' },
      notice: await sha256('We ask\nFor a reason.'),
      purposes: {
        necessary: granted,
        functionality: granted,
        measurement: granted,
        experience: granted,
        marketing: denied,
      },
      jurisdiction: { code: 'GDPR', countryCode: 'FR', regionCode: '', model: 'opt-in', policy: 'gdpr-fr@1' },
      signals: { doNotTrack: false, globalPrivacyControl: true },
      software: `consent-elements ${version}`,
    })
  })

  it('says null for what is unknown, and of a restored decision nothing that was around it', () => {
    const receipt = writeReceipt(record(), 'shop.example', null)
    expect(receipt).to.include({ recordId: null, previousRecordId: null, expires: null, language: null, notice: null })
    expect(receipt).to.include({ jurisdiction: null, signals: null })
    expect(receipt.policy).to.deep.equal({ version: null, url: null })
    expect(receipt.method).to.deep.equal({ surface: null, action: 'custom' })
    expect(receipt).not.to.have.property('services')
  })

  it('names the place only together with the law', () => {
    for (const missing of [{ jurisdiction: null }, { location: null }])
      expect(writeReceipt(record(), 'a.example', circumstances(missing)).jurisdiction).to.equal(null)
    expect(writeReceipt(record(), 'a.example', circumstances({ policy: null })).jurisdiction).not.to.have.property(
      'policy',
    )
  })

  it('names the end of a decision whatever it is, and nothing about a press by the visitor', () => {
    expect(writeReceipt(record({ expires: 0 }), 'a.example', null).expires).to.equal('1970-01-01T00:00:00.000Z')
    expect(writeReceipt(record({ trusted: true as never }), 'a.example', null).method).not.to.have.property('trusted')
  })

  it('names a press by a script, and where the decision came from', () => {
    const { method } = writeReceipt(record({ trusted: false, origin: 'klaro' }), 'a.example', null)
    expect(method).to.deep.equal({ surface: null, action: 'custom', trusted: false, origin: 'klaro' })
  })

  describe('with services', () => {
    const services = [
      { name: 'films', category: 'experience' },
      { name: 'maps', category: 'experience', group: 'places' },
      { name: 'ads', category: 'marketing' },
      { name: 'newer', category: 'experience' },
    ] as const
    const answers = (changes: Partial<ConsentRecord>, declared: Circumstances['services'] = services): unknown =>
      writeReceipt(record(changes), 'a.example', circumstances({ services: declared })).services
    const knownServices = ['films', 'maps', 'ads']

    it('has the answer of each that the site had declared then', () =>
      expect(answers({ knownServices })).to.deep.equal({
        films: { decision: 'granted' },
        maps: { decision: 'granted' },
        ads: { decision: 'denied' },
      }))

    it('denies a refused service, and those of a refused category of the site', () => {
      const denied = { decision: 'denied' }
      expect(answers({ knownServices, services: { films: false } })).to.deep.include({ films: denied })
      expect(answers({ knownServices, services: { places: false } })).to.deep.include({ maps: denied })
    })

    it('has no answers if the decision knew no services, or the site declares none', () => {
      expect(answers({})).to.equal(undefined)
      expect(answers({ knownServices }, null)).to.equal(undefined)
      expect(answers({ knownServices: [] })).to.deep.equal({})
    })
  })
})
