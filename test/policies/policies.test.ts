import { expect } from '@open-wc/testing'
import { startConsentManager } from '../../src'
import { eventually } from '../support/eventually'
import { policyAnswer, policyFor, policyPacks, simulateVisitor } from '../../src/policies'

describe('policy packs', () => {
  it('have an id, places, sources and a review of their own', () => {
    expect(new Set(policyPacks.map(({ id }) => id)).size).to.equal(policyPacks.length)
    for (const { id, places, sources, reviewed, lifetimeDays, askAgainAfterDays } of policyPacks) {
      expect(places, id).to.not.have.length(0)
      for (const place of places) expect(place, id).to.match(/^[A-Z]{2}(-[A-Z]{2})?$/)
      for (const { title, url } of sources) expect(`${title} ${url}`, id).to.match(/^.+ https:\/\//)
      expect(sources, id).to.not.have.length(0)
      if (reviewed !== null) expect(reviewed, id).to.match(/^20\d\d-\d\d-\d\d$/)
      // A refusal is kept for six months, and cookies live for about a year at most.
      expect(askAgainAfterDays, id).to.be.within(182, 365)
      expect(lifetimeDays, id).to.be.within(182, 365)
    }
  })

  for (const [country, region, id] of [
    ['FR', '', 'gdpr-fr'],
    ['fr', 'IDF', 'gdpr-fr'],
    ['PT', '', 'gdpr'],
    ['GB', 'SCT', 'uk'],
    ['CA', 'ON', 'ca'],
    ['CA', 'CA-QC', 'ca-qc'],
    ['US', 'CA', 'us-ca'],
    ['US', 'US-CO', 'us-signal'],
    ['US', 'VA', 'us-states'],
    ['US', 'WY', 'us'],
    ['BR', '', 'br'],
    ['IN', '', 'in'],
  ] as const)
    it(`at ${country} ${region} the pack is ${id}`, () => {
      expect(policyFor({ country, region })?.id).to.equal(id)
    })

  it('know no pack for an unknown place, which is opt-in', () => {
    for (const country of ['', 'XX', null, undefined]) {
      expect(policyFor({ country })).to.equal(null)
      expect(simulateVisitor({ country }).granted).to.deep.equal(['necessary'])
    }
  })

  it('say what a visitor from Toronto or Denver with Global Privacy Control sees', () => {
    const toronto = simulateVisitor({ country: 'CA', region: 'ON' }, { globalPrivacyControl: true })
    expect([toronto.pack?.id, toronto.isAsked, toronto.granted]).to.deep.equal(['ca', true, ['necessary']])
    const denver = simulateVisitor({ country: 'US', region: 'CO' }, { globalPrivacyControl: true })
    expect([denver.model, denver.isAsked]).to.deep.equal(['opt-out', false])
    expect(denver.granted).to.include('measurement').and.not.include('marketing')
    expect(simulateVisitor({ country: 'US' }, { doNotTrack: true }).granted).to.deep.equal(['necessary'])
  })
})

describe('the manager with the answer of a pack', () => {
  for (const [country, region] of [
    ['FR', ''],
    ['US', 'CO'],
    ['US', 'CA'],
    ['CA', 'QC'],
    ['JP', ''],
    ['IN', ''],
    ['XX', ''],
  ] as const)
    it(`does at ${country} ${region} what the simulation says, and names the pack`, async () => {
      localStorage.clear()
      const manager = startConsentManager({
        mode: 'custom',
        categories: 'all',
        handlers: {
          showConsentBanner: async () => ({ ok: true, data: policyAnswer({ country, region }) }),
          setConsent: async () => ({ ok: true, data: null }),
        } as never,
      })
      const visit = simulateVisitor({ country, region })
      try {
        await eventually(() => {
          const { effectiveConsents, jurisdictionInfo, showPopup } = manager.state
          expect(showPopup).to.equal(visit.isAsked)
          const granted = Object.entries(effectiveConsents).flatMap(([name, on]) => (on ? [name] : []))
          expect(granted.sort()).to.deep.equal([...visit.granted].sort())
          expect(jurisdictionInfo?.message).to.include(visit.pack ? `${visit.pack.id}@1` : 'No policy pack')
        })
      } finally {
        manager.stop()
      }
    })
})
