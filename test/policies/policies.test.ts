import { expect } from '@open-wc/testing'
import { startConsentManager } from '../../src'
import { eventually } from '../support/eventually'
import {
  policyAnswer,
  policyFor,
  policyPacks,
  simulateVisitor,
  teenagerRuleFor,
  teenagerRules,
} from '../../src/policies'

describe('policy packs', () => {
  it('have an id, places, sources and a review of their own', () => {
    expect(new Set(policyPacks.map(({ id }) => id)).size).to.equal(policyPacks.length)
    for (const { id, places, sources, reviewed, reviewer, lifetimeDays, askAgainAfterDays } of policyPacks) {
      expect(places, id).to.not.have.length(0)
      for (const place of places) expect(place, id).to.match(/^[A-Z]{2}(-[A-Z]{2})?$/)
      for (const { title, url } of sources) expect(`${title} ${url}`, id).to.match(/^.+ https:\/\//)
      expect(sources, id).to.not.have.length(0)
      expect(reviewer, id).to.have.length.above(0)
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

  it('cover the countries whose visitors had none, which all ask, and the states whose laws are new', () => {
    const countries = 'TR CN SA TH ID VN NZ SG AE MX AR NG KE IL MY PH UA RS AL QA BD CL CO EG'.split(' ')
    for (const country of countries) {
      const visit = simulateVisitor({ country })
      expect([visit.pack?.places.join(), visit.isAsked, visit.granted], country).to.deep.equal([
        country,
        true,
        ['necessary'],
      ])
    }
    for (const [region, id] of Object.entries({ OK: 'us-states', AL: 'us-states', VT: 'us-states', LA: 'us-signal' }))
      expect(policyFor({ country: 'US', region })?.id).to.equal(id)
  })

  it('have the rules about teenagers that go beyond 13, with their sources', () => {
    for (const { place, from, below, source, reviewer } of teenagerRules) {
      expect(policyFor({ country: 'US', region: place })?.places, place).to.include(place)
      expect(source.title, place).to.match(/^\S.*\d/)
      expect([from, below > 13 && below <= 18, source.url.startsWith('http'), reviewer]).to.deep.equal([
        13,
        true,
        true,
        'nobody outside',
      ])
    }
    expect(teenagerRuleFor({ country: 'us', region: 'US-MD' })).to.include({ rule: 'forbidden', below: 18 })
    expect(teenagerRuleFor({ country: 'US', region: 'NJ' })).to.include({ rule: 'consent', below: 17 })
    expect([teenagerRuleFor({ country: 'US', region: 'TX' }), teenagerRuleFor({ country: null })]).to.deep.equal([
      null,
      null,
    ])
  })

  it('know no pack for an unknown place, which is opt-in', () => {
    for (const country of ['', 'XX', null, undefined]) {
      expect(policyFor({ country })).to.equal(null)
      expect(simulateVisitor({ country }).granted).to.deep.equal(['necessary'])
    }
  })

  it('refuse anything but a place, which would otherwise be an unknown one', () => {
    for (const ask of [policyFor, policyAnswer, teenagerRuleFor, simulateVisitor])
      for (const place of ['DE', null, undefined, 5, true, {}, [], { country: 5 }, { country: 'US', region: 5 }])
        expect(() => ask(place as never), `${ask.name} ${JSON.stringify(place)}`).to.throw(
          TypeError,
          /A place is .*; allowed are \{ country: "CA" \}/,
        )
  })

  it('name the place and the pack in the answer for a banner, and XX for an unknown country', () => {
    const { location, policy, lifetimeDays } = policyAnswer({ country: 'ca', region: 'CA-QC' })
    expect(location).to.deep.equal({ countryCode: 'CA', regionCode: 'QC' })
    expect(policy).to.match(/^ca-qc@/)
    expect(lifetimeDays).to.equal(policyFor({ country: 'CA', region: 'QC' })?.lifetimeDays)
    const unknown = policyAnswer({ country: null })
    expect(unknown.location).to.deep.equal({ countryCode: 'XX', regionCode: '' })
    expect([unknown.showConsentBanner, unknown.jurisdiction.code]).to.deep.equal([true, 'UNKNOWN'])
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
          const { effectiveConsents, jurisdictionInfo, policy, showPopup } = manager.state
          expect(showPopup).to.equal(visit.isAsked)
          const granted = Object.entries(effectiveConsents).flatMap(([name, on]) => (on ? [name] : []))
          expect(granted.sort()).to.deep.equal([...visit.granted].sort())
          expect(policy).to.equal(visit.pack ? `${visit.pack.id}@${visit.pack.version}` : null)
          expect(jurisdictionInfo?.code).to.equal(visit.pack?.code ?? 'UNKNOWN')
        })
      } finally {
        manager.stop()
      }
    })
})

describe('a new version of a pack', () => {
  it('does not ask visitors again who have decided, whatever else it changes', async () => {
    localStorage.clear()
    const visit = (policy: string) =>
      startConsentManager({
        mode: 'custom',
        categories: 'all',
        handlers: {
          showConsentBanner: async () => ({ ok: true, data: { ...policyAnswer({ country: 'FR' }), policy } }),
          setConsent: async () => ({ ok: true, data: null }),
        } as never,
      })
    const first = visit('gdpr-fr@1')
    await eventually(() => expect(first.state.policy).to.equal('gdpr-fr@1'))
    first.rejectAll()
    const [receipt] = await first.receipts()
    first.stop()
    const later = visit('gdpr-fr@2')
    expect(await later.receipts()).to.deep.equal([receipt])
    expect([later.state.showPopup, later.state.consentInfo?.type]).to.deep.equal([false, 'necessary'])
    later.stop()
    localStorage.clear()
  })
})

describe('mode offline with the place of the visitor', () => {
  const start = (place: string, more: Parameters<typeof startConsentManager>[0] = {}) =>
    startConsentManager({ mode: 'offline', categories: 'all', place, ...more })
  const signal = Object.getOwnPropertyDescriptor(navigator, 'globalPrivacyControl')
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    if (signal) Object.defineProperty(navigator, 'globalPrivacyControl', signal)
    else Reflect.deleteProperty(navigator, 'globalPrivacyControl')
    localStorage.clear()
  })

  for (const place of ['FR', 'fr', 'CA-ON', 'CA-QC', 'US-CA', 'US-CO', 'US', 'GI', 'RE', 'XX', 'US-ZZ'])
    for (const globalPrivacyControl of [false, true])
      it(`does at ${place} ${globalPrivacyControl ? 'with' : 'without'} Global Privacy Control what the simulation says`, async () => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: globalPrivacyControl, configurable: true })
        const [country = '', region = ''] = place.split('-')
        const visit = simulateVisitor({ country, region }, { globalPrivacyControl })
        const manager = start(place)
        try {
          await eventually(() => {
            const { effectiveConsents, isLoadingConsentInfo, policy, showPopup } = manager.state
            expect([isLoadingConsentInfo, showPopup]).to.deep.equal([false, visit.isAsked])
            expect(policy).to.equal(visit.pack ? `${visit.pack.id}@${visit.pack.version}` : null)
            const granted = Object.entries(effectiveConsents).flatMap(([name, on]) => (on ? [name] : []))
            expect(granted.sort()).to.deep.equal([...visit.granted].sort())
          })
        } finally {
          manager.stop()
        }
      })

  it('keeps a refusal as long as the pack asks for, and names the pack in the receipt', async () => {
    for (const [place, lifetimeDays, kept] of [
      ['FR', 30, 182],
      ['FR', 365, 182],
      ['US-CA', 30, 365],
      ['XX', 30, 30],
    ] as const) {
      localStorage.clear()
      const manager = start(place, { lifetimeDays })
      await eventually(() => expect(manager.state.isLoadingConsentInfo).to.equal(false))
      manager.rejectAll()
      const [receipt] = await manager.receipts()
      manager.stop()
      expect(Math.round((Date.parse(receipt!.expires!) - Date.parse(receipt!.time)) / 86_400_000), place).to.equal(kept)
      expect(receipt!.jurisdiction?.policy).to.equal(
        place === 'XX' ? undefined : `${policyFor(placeOf(place))!.id}@${policyFor(placeOf(place))!.version}`,
      )
    }
  })

  it('names what is allowed when the place is invalid, and asks', async () => {
    const problems: string[] = []
    const manager = start('Canada', { callbacks: { onError: ({ message }) => problems.push(message) } })
    try {
      await eventually(() => expect(problems.join()).to.include('"DE" or "CA-QC"'))
      await eventually(() => expect(manager.state.showPopup).to.equal(true))
    } finally {
      manager.stop()
    }
  })
})

function placeOf(place: string): { country: string; region: string } {
  const [country = '', region = ''] = place.split('-')
  return { country, region }
}
