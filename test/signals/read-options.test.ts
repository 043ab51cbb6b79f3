import { expect } from '@open-wc/testing'
import { readGppOptions } from '../../src/signals/read-gpp-options'
import { readSignalOptions } from '../../src/signals/read-signal-options'
import { readTagOptions } from '../../src/signals/read-tag-options'
import { sensitiveKinds } from '../../src/signals/us-section-facts'
import { vendorFiles } from '../../src/signals/vendor-files'
import type { AllowedValues } from '../../src/signals/vendor'

let problems: string[]
const note = (message: string): void => void problems.push(message)
beforeEach(() => {
  problems = []
})

describe('the options of the Global Privacy Platform', () => {
  const read = (given: unknown): unknown => readGppOptions(given, note)

  it('are null if the platform is off, and empty if it has none', () => {
    for (const off of [undefined, null, false]) expect(read(off)).to.equal(null)
    for (const on of [true, {}, { place: null, child: undefined }]) expect(read(on)).to.deep.equal({})
    expect(problems).to.deep.equal([])
  })

  it('leave the platform on if they cannot be read, so that vendors learn of opt-outs', () => {
    for (const wrong of [5, 'usnat', []]) {
      expect(read(wrong)).to.deep.equal({})
      expect(problems.pop()).to.equal(
        `Option "signals.gpp" is ${JSON.stringify(wrong)}; allowed is true, false or an object`,
      )
    }
  })

  const canada = { vendors: [10, 12], vendorListVersion: 3 }
  const values: Record<string, { good: readonly unknown[]; bad: readonly unknown[]; allowed: string }> = {
    sections: { good: ['usnat', 'states'], bad: ['usca', 1], allowed: '"usnat" or "states"' },
    place: {
      good: ['US', 'us-ca', 'FR-75C'],
      bad: ['U', 'USA', 'US-', 'US-CALI', 'US CA', ' US', 'US ', 5],
      allowed: 'a place such as "US-CA"',
    },
    cmpId: { good: [0, 4095], bad: [-1, 4096, 1.5, '1'], allowed: 'a number to 4095' },
    mspa: { good: ['opt-out', 'service-provider'], bad: ['yes', true], allowed: '"opt-out" or "service-provider"' },
    sensitiveData: {
      good: [{}, { health: 'experience', location: false }],
      bad: [{ health: 'necessary' }, { health: 'ads' }, { health: true }, { wealth: 'marketing' }, 'health'],
      allowed: `an object of categories, or false, by kind of data: ${sensitiveKinds.join(', ')}`,
    },
    child: {
      good: [
        { age: 0, consents: false },
        { age: 17, consents: true },
      ],
      bad: [{ age: 18, consents: true }, { age: -1, consents: true }, { age: 12 }, { consents: true }, 12],
      allowed: 'an object such as {"age": 12, "consents": false}',
    },
    canada: {
      good: [
        canada,
        { ...canada, policyVersion: 0 },
        { vendors: [1, 65_535], vendorListVersion: 4095, policyVersion: 63 },
      ],
      bad: [
        { vendors: [10] },
        { vendorListVersion: 3 },
        { ...canada, vendors: '10' },
        { ...canada, vendors: [0] },
        { ...canada, vendors: [65_536] },
        { ...canada, vendorListVersion: 4096 },
        { ...canada, policyVersion: 64 },
        true,
      ],
      allowed: 'an object such as {"vendors": [10, 12], "vendorListVersion": 3}',
    },
  }
  for (const [name, { good, bad, allowed }] of Object.entries(values))
    it(`take ${name} as ${allowed.slice(0, 60)}, and name all else`, () => {
      for (const value of good) expect(read({ [name]: value }), JSON.stringify(value)).to.deep.equal({ [name]: value })
      expect(problems).to.deep.equal([])
      for (const value of bad) {
        const result = read({ [name]: value }) as Record<string, unknown>
        expect(result[name], 'it is not taken').not.to.deep.equal(value)
        expect(problems.splice(0)).to.deep.equal([
          `Option "signals.gpp.${name}" is ${JSON.stringify(value)}; allowed is ${allowed}`,
        ])
      }
    })

  it('replace what is wrong by what says the least, so that no consent is claimed', () => {
    for (const [given, instead] of [
      [{ place: 'California' }, { place: 'US' }],
      [{ sections: 'x', cmpId: 5000, mspa: 'x', canada: 'x' }, {}],
      [
        { sensitiveData: { health: 'ads', location: 'marketing', wealth: 'x' } },
        { sensitiveData: { health: false, location: 'marketing' } },
      ],
      [{ sensitiveData: 'x' }, { sensitiveData: Object.fromEntries(sensitiveKinds.map(kind => [kind, false])) }],
      [{ child: { age: 14, consents: 'yes' } }, { child: { age: 14, consents: false } }],
      [{ child: { age: 40, consents: true } }, { child: { age: 12, consents: false } }],
      [{ child: 'x' }, { child: { age: 12, consents: false } }],
    ] as const)
      expect(read(given)).to.deep.equal(instead)
  })

  it('that are unknown are named with the known ones', () => {
    expect(read({ section: 'usnat', mspa: 'opt-out' })).to.deep.equal({ mspa: 'opt-out' })
    expect(problems).to.deep.equal([
      'Option "signals.gpp.section" is not known; known are sections, place, cmpId, mspa, sensitiveData, child, canada',
    ])
  })
})

describe('the vendors that receive consent', () => {
  const read = (given: Record<string, unknown>): unknown => readSignalOptions(given, note)

  it('are those that are on, with their own options', () => {
    expect(
      read({ matomo: true, tiktok: {}, reddit: false, segment: null, posthog: undefined, metaPixel: { global: 'fb' } }),
    ).to.deep.equal([
      ['matomo', {}],
      ['tiktok', {}],
      ['metaPixel', { global: 'fb' }],
    ])
    expect(problems).to.deep.equal([])
  })

  it('are named with all others if one is unknown, also a name of every object', () => {
    expect(read({ fbq: true, toString: true, matomo: true })).to.deep.equal([['matomo', {}]])
    const known = [...Object.keys(vendorFiles), 'gpp', 'tcf', 'preference'].join(', ')
    expect(problems).to.deep.equal(
      ['fbq', 'toString'].map(name => `Option "signals.${name}" is not known; known are ${known}`),
    )
  })

  it('are left out if their options are no object', () => {
    for (const wrong of ['yes', 1, []]) {
      expect(read({ matomo: wrong })).to.deep.equal([])
      expect(problems.pop()).to.equal(
        `Option "signals.matomo" is ${JSON.stringify(wrong)}; allowed is true, false or an object`,
      )
    }
  })

  for (const [name, { options }] of Object.entries(vendorFiles))
    it(`have the options of their file, and what it allows: ${name}`, async () => {
      const vendor = await vendorFiles[name as keyof typeof vendorFiles].load()
      expect(vendor.options ?? {}).to.deep.equal(options)
      expect(vendor.start).to.be.a('function')
      for (const [option, rule] of Object.entries(options as AllowedValues)) {
        const good: readonly unknown[] = 'pattern' in rule ? [rule.example] : rule
        for (const value of good)
          expect(read({ [name]: { [option]: value } })).to.deep.equal([[name, { [option]: value }]])
        expect(problems).to.deep.equal([])
        for (const value of ['no such value', 5, null]) {
          expect(read({ [name]: { [option]: value } })).to.deep.equal([[name, {}]])
          const allowed =
            'pattern' in rule ? `a text such as "${rule.example}"` : rule.map(word => JSON.stringify(word)).join(' or ')
          expect(problems.splice(0)).to.deep.equal([
            `Option "signals.${name}.${option}" is ${JSON.stringify(value)}; allowed is ${allowed}`,
          ])
        }
      }
    })

  it('lose options that are unknown or wrong, and keep the others', () => {
    const given = { version: '3.0', global: ' ', toString: 'x', consent: 'cookies' }
    expect(read({ matomo: given, adobe: { version: '1.0', global: 'a' } })).to.deep.equal([
      ['matomo', { consent: 'cookies' }],
      ['adobe', { version: '1.0', global: 'a' }],
    ])
    expect(problems).to.deep.equal([
      'Option "signals.matomo.version" is not known; known are global, consent',
      'Option "signals.matomo.global" is " "; allowed is the name of a global',
      'Option "signals.matomo.toString" is not known; known are global, consent',
    ])
  })

  it('have each the file that exports their name', async () => {
    const loaded = await Promise.all(Object.values(vendorFiles).map(({ load }) => load()))
    expect(new Set(loaded).size).to.equal(Object.keys(vendorFiles).length)
  })
})

describe("the options for Google's tags", () => {
  const read = (given: object): object => readTagOptions(given, note)

  it('are those that are allowed; what the tag manager reads itself is left out', () => {
    const given = { waitForUpdate: 500, adsDataRedaction: false, urlPassthrough: true }
    const others = { id: 'GTM-1', mode: 'advanced', customScriptUrl: '/t.js', dataLayerName: 'd', nonce: 'n' }
    expect(read({ ...given, ...others, waitForUpdate: 0 })).to.deep.equal({ ...given, waitForUpdate: 0, defaults: [] })
    expect(read({ waitForUpdate: null, urlPassthrough: undefined })).to.deep.equal({ defaults: [] })
    expect(problems).to.deep.equal([])
  })

  it('name what is allowed instead of a wrong value', () => {
    for (const [name, values, allowed] of [
      ['waitForUpdate', [-1, 1.5, '500', true], 'a whole number from 0'],
      ['urlPassthrough', [1, 'yes'], 'true or false'],
    ] as const)
      for (const value of values) {
        expect(read({ [name]: value })).to.deep.equal({ defaults: [] })
        expect(problems.pop()).to.equal(
          `Option "tagManager.${name}" is ${JSON.stringify(value)}; allowed is ${allowed}`,
        )
      }
  })

  it('remove identifiers if that was wanted in words that are not allowed', () => {
    expect(read({ adsDataRedaction: 'no' })).to.deep.equal({ adsDataRedaction: true, defaults: [] })
    expect(problems).to.deep.equal(['Option "tagManager.adsDataRedaction" is "no"; allowed is true or false'])
    for (const none of [null, undefined]) expect(read({ adsDataRedaction: none })).to.deep.equal({ defaults: [] })
  })

  it('that are unknown are named with the known ones, also names of every object', () => {
    expect(read({ wait: 5, toString: 5 })).to.deep.equal({ defaults: [] })
    expect(problems).to.deep.equal(
      ['wait', 'toString'].map(
        name =>
          `Option "tagManager.${name}" is not known; known are id, mode, customScriptUrl, dataLayerName, nonce, waitForUpdate, adsDataRedaction, urlPassthrough, defaults`,
      ),
    )
  })

  it('have the defaults of regions', () => {
    const defaults = [{ region: ['US'], analytics_storage: 'granted' }]
    expect(read({ defaults })).to.deep.equal({ defaults })
    expect(read({ defaults: 5 })).to.deep.equal({ defaults: [] })
    expect(problems).to.have.length(1)
  })
})

describe('an option of a vendor that is on or off', () => {
  for (const [vendor, option] of [
    ['metaPixel', 'limitedDataUse'],
    ['googlePublisherTag', 'limitedAds'],
    ['googlePublisherTag', 'restrictDataProcessing'],
  ] as const)
    it(`takes true and false, and nothing else: ${vendor}.${option}`, () => {
      const valuesOf = (value: unknown): unknown => readSignalOptions({ [vendor]: { [option]: value } }, note)[0]![1]
      for (const value of [true, false]) expect(valuesOf(value)).to.deep.equal({ [option]: value })
      expect(problems).to.deep.equal([])
      for (const value of ['true', 1, null]) expect(valuesOf(value)).to.deep.equal({})
      expect(problems).to.have.length(3)
    })
})

it('The table of vendors has the options of their files, and loads them', async () => {
  for (const [name, { options, load }] of Object.entries(vendorFiles)) {
    const vendor = (await load()) as { options?: object; start: unknown }
    expect([vendor.options ?? {}, typeof vendor.start], name).to.deep.equal([options, 'function'])
  }
})
