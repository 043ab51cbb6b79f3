import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import type { CategoryName } from '../../src/consent/categories'
import { canadaFields } from '../../src/signals/canada-fields'
import { sensitiveKinds, usSections, type SensitiveKind, type UsSectionName } from '../../src/signals/us-section-facts'
import { sectionFor, usFields, type UsChoice } from '../../src/signals/us-sections'

const choice = (more: Partial<UsChoice> = {}): UsChoice => ({
  hasOptedOut: false,
  isOffered: true,
  globalPrivacyControl: false,
  allows: () => true,
  hasDecided: true,
  ...more,
})
const names = Object.keys(usSections) as UsSectionName[]

/**
 * The sections as the IAB's specifications list them: the id, the entries of sensitive data in their order ("+" joins
 * what one entry covers), the ages of each entry about children, and whether sensitive data needs consent or an opt-out.
 */
const eight = 'origin beliefs health sexuality citizenship genetic biometric location'
const sections: Record<UsSectionName, readonly [id: number, sensitive: string, children: string, model?: 'opt-out']> = {
  usnat: [7, sensitiveKinds.join(' '), '13-15 0-12 16-17'],
  usca: [
    8,
    'id-number account location origin+beliefs+union messages genetic biometric health+health-data sexuality',
    '0-15 0-15',
    'opt-out',
  ],
  usva: [9, eight, '0-12'],
  usco: [10, 'origin beliefs health sexuality citizenship genetic biometric', '0-12'],
  usut: [11, 'origin beliefs sexuality citizenship health genetic biometric location', '0-12', 'opt-out'],
  usct: [12, eight, '0-12 13-15 13-15'],
  usfl: [13, eight, '0-12 13-15 16-17'],
  usmt: [14, eight, '0-12 13-15 13-15'],
  usor: [
    15,
    'origin beliefs health sexuality gender citizenship national-origin crime-victim genetic biometric location',
    '0-12 13-15 13-15',
  ],
  ustx: [16, eight, '0-12'],
  usde: [17, `${eight} gender`, '0-12 13-15 13-15 16-17 16-17'],
  usia: [18, eight, '0-12', 'opt-out'],
  usne: [19, eight, '0-12'],
  usnh: [20, eight, '0-12 13-15 13-15'],
  usnj: [21, `${eight} gender account`, '0-12 13-15 13-15 16-16 16-16'],
  ustn: [22, eight, '0-12'],
  usmn: [23, eight, '0-12'],
  usmd: [24, '', ''],
  usin: [25, eight, '0-12'],
  usky: [26, eight, '0-12'],
  usri: [27, eight, '0-12'],
}
const listOf = (words: string): string[] => (words === '' ? [] : words.split(' '))

describe('the sections of the United States', () => {
  for (const name of names) {
    const [id, sensitive, children, model = 'consent'] = sections[name]
    it(`of ${name} have their id, and an entry for each kind of sensitive data in its place`, () => {
      expect(usSections[name].id).to.equal(id)
      for (const kind of sensitiveKinds) {
        const fields = usFields(name, choice({ sensitiveData: { [kind]: 'marketing' } }))
        const expected = listOf(sensitive).map(entry => (entry.split('+').includes(kind) ? 2 : 0))
        expect(fields.SensitiveDataProcessing, kind).to.deep.equal(expected)
      }
    })

    it(`of ${name} take sensitive data before a decision for ${model === 'opt-out' ? 'allowed' : 'refused'}`, () => {
      const sensitiveData = Object.fromEntries(sensitiveKinds.map(kind => [kind, 'marketing' as const]))
      const fields = usFields(name, choice({ sensitiveData, hasDecided: false }))
      expect(fields.SensitiveDataProcessing).to.deep.equal(listOf(sensitive).map(() => (model === 'opt-out' ? 2 : 1)))
    })

    it(`of ${name} have an entry for each age of children that the law names`, () => {
      for (let age = 0; age < 18; age++)
        for (const consents of [true, false]) {
          const covers = listOf(children).map(range => {
            const [from, to] = range.split('-').map(Number) as [number, number]
            return age >= from && age <= to
          })
          const values = covers.map(covered => (!covered ? 0 : consents ? 2 : 1))
          const fields = usFields(name, choice({ child: { age, consents } }))
          expect(fields.KnownChildSensitiveDataConsents, `${age}`).to.deep.equal(
            values.length === 1 ? values[0] : values,
          )
          const isMinor = covers.includes(true)
          expect(fields.SaleOptOut, `the sale at ${age}`).to.equal(isMinor && !consents ? 1 : 2)
        }
      const adult = usFields(name, choice()).KnownChildSensitiveDataConsents
      expect([adult].flat()).to.deep.equal(listOf(children).map(() => 0))
    })
  }

  it('say the same about sale, sharing and targeted advertising, if that was offered', () => {
    const optOuts = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut']
    const notices = [
      'SharingNotice',
      'ProcessingNotice',
      'SaleOptOutNotice',
      'SharingOptOutNotice',
      'TargetedAdvertisingOptOutNotice',
    ]
    for (const [isOffered, hasOptedOut, optOut, notice] of [
      [true, true, 1, 1],
      [true, false, 2, 1],
      [false, true, 0, 0],
      [false, false, 0, 0],
    ] as const) {
      const fields = usFields('usnat', choice({ isOffered, hasOptedOut }))
      for (const name of optOuts) expect(fields[name], name).to.equal(optOut)
      for (const name of notices) expect(fields[name], name).to.equal(notice)
    }
  })

  it('carry Global Privacy Control in a segment of its own, as the browser sends it', () => {
    for (const globalPrivacyControl of [true, false])
      expect(usFields('usnat', choice({ globalPrivacyControl }))).to.include({
        GpcSegmentIncluded: true,
        Gpc: globalPrivacyControl,
      })
  })

  it('say in which mode the site has signed the agreement of the IAB, or that it has not', () => {
    const of = (mspa?: 'opt-out' | 'service-provider'): unknown[] => {
      const fields = usFields('usnat', choice(mspa && { mspa }))
      return ['CoveredTransaction', 'OptOutOptionMode', 'ServiceProviderMode', 'Mode'].map(
        name => fields[`Mspa${name}`],
      )
    }
    expect([of(), of('opt-out'), of('service-provider')]).to.deep.equal([
      [2, 0, 0, 0],
      [1, 1, 2, 1],
      [1, 2, 1, 2],
    ])
  })

  it('have a notice about sensitive data if a category asks for each kind that the site processes', () => {
    const notices = (sensitiveData?: Partial<Record<SensitiveKind, CategoryName | false>>): unknown[] => {
      const fields = usFields('usnat', choice(sensitiveData && { sensitiveData }))
      return [fields.SensitiveDataProcessingOptOutNotice, fields.SensitiveDataLimitUseNotice]
    }
    expect(notices()).to.deep.equal([0, 0])
    expect(notices({})).to.deep.equal([0, 0])
    expect(notices({ health: 'experience' })).to.deep.equal([1, 1])
    expect(notices({ health: 'experience', location: false })).to.deep.equal([2, 2])
  })

  it('have consent to an entry only if the category of each of its kinds is in force', () => {
    const value = (sensitiveData: Partial<Record<SensitiveKind, CategoryName | false>>): unknown =>
      (
        usFields('usca', choice({ sensitiveData, allows: name => name === 'experience' }))
          .SensitiveDataProcessing as unknown[]
      )[3]
    expect(value({ origin: 'experience' })).to.equal(2)
    expect(value({ origin: 'experience', union: 'experience' })).to.equal(2)
    expect(value({ origin: 'experience', union: 'marketing' })).to.equal(1)
    expect(value({ origin: 'experience', union: false })).to.equal(1)
    expect(value({ genetic: 'experience' })).to.equal(0)
  })

  it('apply by place: that of the state if the site wants it, otherwise the national one', () => {
    const of = (countryCode: string, regionCode: string, kind: 'usnat' | 'states'): string | null =>
      sectionFor({ countryCode, regionCode }, kind)
    for (const [place, national, state] of [
      [['US', 'CA'], 'usnat', 'usca'],
      [['us', 'us-tx'], 'usnat', 'ustx'],
      [['US', 'US-NY'], 'usnat', 'usnat'],
      [['US', ''], 'usnat', 'usnat'],
      [['US', 'nat'], 'usnat', 'usnat'],
      [['US', 'toString'], 'usnat', 'usnat'],
      [['DE', 'CA'], null, null],
      [['', 'CA'], null, null],
    ] as const) {
      const [country, region] = place
      expect([of(country, region, 'usnat'), of(country, region, 'states')], place.join()).to.deep.equal([
        national,
        state,
      ])
    }
  })
})

describe('the section of Canada', () => {
  const options = { vendors: [12, 10, 12], vendorListVersion: 3 }
  const idsOf = (list: unknown): number[] => (list as boolean[]).flatMap((on, at) => (on ? [at + 1] : []))

  it('has express consent to the purposes of granted categories, and discloses each vendor once', () => {
    const fields = canadaFields(options, { ...onlyNecessary(), measurement: true, experience: true }, 300)
    expect(idsOf(fields.PurposesExpressConsent)).to.deep.equal([1, 5, 6, 8, 9])
    expect(fields.PubPurposesExpressConsent).to.deep.equal(fields.PurposesExpressConsent)
    expect(fields.PurposesExpressConsent).to.have.length(24)
    expect([fields.VendorExpressConsent, fields.DisclosedVendors]).to.deep.equal([
      [10, 12],
      [10, 12],
    ])
    expect(fields).to.include({
      CmpId: 300,
      CmpVersion: 1,
      ConsentScreen: 1,
      VendorListVersion: 3,
      TcfPolicyVersion: 2,
    })
  })

  it('has no consent without a granted category, and the version of the policies that the site gives', () => {
    const fields = canadaFields({ ...options, policyVersion: 4 }, onlyNecessary(), 1)
    expect([idsOf(fields.PurposesExpressConsent), fields.VendorExpressConsent, fields.DisclosedVendors]).to.deep.equal([
      [],
      [],
      [10, 12],
    ])
    expect(fields.TcfPolicyVersion).to.equal(4)
    expect(idsOf(canadaFields(options, allConsents(), 1).PurposesExpressConsent)).to.deep.equal([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
  })
})
