import { expect } from '@open-wc/testing'
import { GppModel } from '@iabgpp/cmpapi'
import { Sections } from '../../node_modules/@iabgpp/cmpapi/lib/mjs/encoder/section/Sections'
import { readGpp } from '../support/read-gpp'
import { waitUntil } from '../support/wait-until'
import { provideGpp } from '../../src/effects/provide-gpp'
import { installGppStub, type GppApi } from '../../src/signals/gpp-stub'
import { encodeTcfChoice } from '../../src/signals/tcf/encode-tcf-choice'
import { acceptedChoice, tcfQuestion } from '../../src/signals/tcf/tcf-question'
import { readGppOptions } from '../../src/signals/read-gpp-options'
import type { GppOptions } from '../../src/signals/signal-options'
import {
  acceptAllAtom,
  bannerAnswerAtom,
  createConsentStore,
  rejectAllAtom,
  signalsAtom,
  type ConsentStore,
} from '../../src/store'

interface Ping {
  cmpStatus: string
  signalStatus: string
  applicableSections: number[]
  gppString: string
}
const api = '__gpp'
const page = window as unknown as { [api]?: GppApi }
let store: ConsentStore
let stop: () => void = () => {}

const ask = <Answer>(command: string, parameter?: unknown): Answer => {
  let answer: unknown
  page[api]!(command, (data: unknown) => (answer = data), parameter)
  return answer as Answer
}
const ping = () => ask<Ping>('ping')
/** Returns the string, decoded by the IAB's decoder. */
const decoded = () => new GppModel(ping().gppString)
const from = (countryCode: string, regionCode = '') =>
  store.set(bannerAnswerAtom, {
    showConsentBanner: false,
    jurisdiction: { code: 'CCPA', message: '' },
    location: { countryCode, regionCode },
    from: 'server',
    model: countryCode === 'US' ? 'opt-out' : 'opt-in',
  })
const start = (options: GppOptions = {}) => (stop = provideGpp(store, options))

beforeEach(() => (store = createConsentStore()))
afterEach(() => {
  stop()
  delete page[api]
  document.querySelectorAll('iframe[name="__gppLocator"]').forEach(frame => frame.remove())
})

describe('the Global Privacy Platform', () => {
  it('responds as a stub before it is loaded, and takes over the listeners', () => {
    installGppStub()
    expect(ping().cmpStatus).to.equal('stub')
    const heard: string[] = []
    page[api]!('addEventListener', ({ eventName }: { eventName: string }) => heard.push(eventName))
    let section: unknown = 'not answered'
    page[api]!('hasSection', (data: unknown) => (section = data), 'usnat')
    expect([heard, section]).to.deep.equal([['listenerRegistered'], 'not answered'])
    from('US', 'NY')
    start()
    expect(heard).to.include.members(['cmpStatus', 'signalStatus', 'sectionChange'])
    expect(section).not.to.equal('not answered')
    expect(ping().cmpStatus).to.equal('loaded')
  })

  it('is not ready until the location is known', () => {
    start()
    expect(ping()).to.include({ signalStatus: 'not ready' })
    from('US')
    expect(ping()).to.include({ signalStatus: 'ready' })
    expect(ping().applicableSections).to.deep.equal([7])
  })

  for (const [what, decide, gpc, optOut] of [
    ['nothing was said', () => {}, false, 2],
    ['advertising was refused', () => store.set(rejectAllAtom), false, 1],
    ['everything was accepted', () => store.set(acceptAllAtom), false, 2],
    ['the browser sends Global Privacy Control', () => {}, true, 1],
    ['everything was accepted against Global Privacy Control', () => store.set(acceptAllAtom), true, 1],
  ] as const)
    it(`encodes for the United States that ${what}, according to the decoder of the IAB`, () => {
      store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: gpc })
      from('US', 'NY')
      start()
      decide()
      const model = decoded()
      expect(model.getSectionIds()).to.deep.equal([7])
      for (const field of ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'])
        expect(model.getFieldValue('usnat', field), field).to.equal(optOut)
      expect(model.getFieldValue('usnat', 'SaleOptOutNotice')).to.equal(1)
      expect(model.getFieldValue('usnat', 'MspaCoveredTransaction')).to.equal(2)
      expect(model.getFieldValue('usnat', 'Gpc')).to.equal(gpc)
    })

  const states = 'CA CO CT DE FL IA IN KY MD MN MT NE NH NJ OR RI TN TX UT VA'.split(' ')
  for (const state of states)
    it(`has a section for ${state}`, () => {
      store.set(rejectAllAtom)
      from('US', `US-${state}`)
      start({ sections: 'states' })
      const name = `us${state.toLowerCase()}`
      const model = decoded()
      expect(model.hasSection(name)).to.equal(true)
      expect(model.getFieldValue(name, 'SaleOptOut')).to.equal(1)
      expect(ping().applicableSections).to.deep.equal(model.getSectionIds())
    })

  it("supports all US sections of the IAB's library, by their ids", () => {
    const defined = [...Sections.SECTION_ID_NAME_MAP].filter(([, name]) => /^us(?!p)/.test(name))
    start()
    expect(ask<{ supportedAPIs: string[] }>('ping').supportedAPIs.toSorted()).to.deep.equal(
      defined.map(([id, name]) => `${id}:${name}`).toSorted(),
    )
  })

  it('has the national section for a state without a section, and for a site that sets the location', () => {
    from('US', 'NY')
    start({ sections: 'states' })
    expect(ping().applicableSections).to.deep.equal([7])
    stop()
    delete page[api]
    store = createConsentStore()
    start({ place: 'US-CA', sections: 'states' })
    expect(ping().applicableSections).to.deep.equal([8])
  })

  it('does not apply outside the United States', () => {
    from('DE')
    start()
    expect(ping()).to.include({ signalStatus: 'ready' })
    expect(ping().applicableSections).to.deep.equal([-1])
    expect(decoded().getSectionIds()).to.deep.equal([])
  })

  it('responds to frames of the page by postMessage', async () => {
    from('US')
    start()
    const frame = document.createElement('iframe')
    frame.srcdoc = `<script>
      addEventListener('message', ({ data }) => data.__gppReturn && (document.title = data.__gppReturn.returnValue.gppString))
      parent.postMessage({ __gppCall: { command: 'ping', version: '1.1', callId: 'a' } }, '*')
    </script>`
    document.body.append(frame)
    await waitUntil(() => frame.contentDocument?.title)
    expect(frame.contentDocument!.title).to.equal(ping().gppString)
    expect(document.querySelector('iframe[name="__gppLocator"]')).not.to.equal(null)
    frame.remove()
  })

  describe('according to a decoder of our own, which shares nothing with the library', () => {
    const section = (id: number): Record<string, unknown> => readGpp(ping().gppString).sections[id]!
    const open = (state: string, options: GppOptions): void => {
      from('US', state)
      start({ sections: 'states', ...options })
    }

    for (const [state, id] of [
      ['NY', 7],
      ['OK', 7],
      ['LA', 7],
      ['AL', 7],
      ['CA', 8],
      ['VA', 9],
      ['CO', 10],
      ['CT', 12],
      ['FL', 13],
      ['OR', 15],
      ['TX', 16],
      ['DE', 17],
      ['NJ', 21],
    ] as const)
      it(`has section ${id} for ${state}, with the choice and without facts that nobody has named`, () => {
        open(state, {})
        expect(readGpp(ping().gppString).ids).to.deep.equal([id])
        expect(section(id)).to.include({ SaleOptOut: 2, SaleOptOutNotice: 1, MspaCoveredTransaction: 2 })
        expect(section(id)).to.include({ MspaOptOutOptionMode: 0, MspaServiceProviderMode: 0 })
        store.set(rejectAllAtom)
        expect(section(id)).to.include({ SaleOptOut: 1 })
        for (const name of ['SensitiveDataProcessing', 'KnownChildSensitiveDataConsents'])
          expect([section(id)[name]].flat(), name).not.to.include.oneOf([1, 2])
      })

    it('names the mode of the Multi-State Privacy Agreement', () => {
      open('TX', { mspa: 'service-provider' })
      const modes = { MspaCoveredTransaction: 1, MspaOptOutOptionMode: 2, MspaServiceProviderMode: 1 }
      expect(section(16)).to.include(modes)
      stop()
      start({ mspa: 'opt-out' })
      expect(section(7)).to.include({ ...modes, MspaOptOutOptionMode: 1, MspaServiceProviderMode: 2 })
      stop()
      from('US', 'MD')
      start({ sections: 'states', mspa: 'opt-out' })
      // The newer sections have one field.
      expect(decoded().getFieldValue('usmd', 'MspaMode')).to.equal(1)
    })

    it('has no consent to sensitive data without a decision that allows the category', () => {
      open('NJ', { sensitiveData: { location: 'marketing', gender: false } })
      const at = (index: number): unknown => (section(21).SensitiveDataProcessing as number[])[index]
      expect([at(0), at(7), at(8)]).to.deep.equal([0, 1, 1])
      store.set(acceptAllAtom)
      expect([at(0), at(7), at(8)]).to.deep.equal([0, 2, 1])
      store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
      expect([at(0), at(7), at(8)]).to.deep.equal([0, 1, 1])
    })

    it('has each kind at its place in the national section, in California, Oregon and Utah', () => {
      const where = (options: GppOptions, name: string, id: number): number[] => {
        stop()
        start(options)
        const values =
          id === 11 ? decoded().getFieldValue(name, 'SensitiveDataProcessing') : section(id).SensitiveDataProcessing
        return (values as number[]).flatMap((value, index) => (value === 0 ? [] : [index + 1]))
      }
      const kinds = { sensitiveData: { union: 'marketing', location: false } } as const
      from('US', 'CA')
      expect(where(kinds, 'usnat', 7)).to.deep.equal([8, 11])
      expect(where({ ...kinds, sections: 'states' }, 'usca', 8)).to.deep.equal([3, 4])
      from('US', 'OR')
      expect(where({ ...kinds, sections: 'states' }, 'usor', 15)).to.deep.equal([11])
      from('US', 'UT')
      expect(where({ ...kinds, sections: 'states' }, 'usut', 11)).to.deep.equal([8])
    })

    for (const [state, id, age, expected] of [
      ['NY', 7, 12, [0, 1, 0]],
      ['NY', 7, 15, [1, 0, 0]],
      ['NY', 7, 17, [0, 0, 1]],
      ['CA', 8, 15, [1, 1]],
      ['TX', 16, 12, 1],
      ['CT', 12, 14, [0, 1, 1]],
      ['DE', 17, 17, [0, 0, 0, 1, 1]],
      ['NJ', 21, 16, [0, 0, 0, 1, 1]],
      ['FL', 13, 17, [0, 0, 1]],
    ] as const)
      it(`opts a known child of ${age} out in ${state}, whatever was accepted, until the child or a parent consents`, () => {
        store.set(acceptAllAtom)
        open(state, { child: { age, consents: false } })
        const { KnownChildSensitiveDataConsents: entries, SaleOptOut: sale } = section(id)
        expect([entries, sale]).to.deep.equal([expected, 1])
        stop()
        start({ sections: 'states', child: { age, consents: true } })
        expect([section(id).SaleOptOut, [section(id).KnownChildSensitiveDataConsents].flat()]).to.deep.equal([
          2,
          [expected].flat().map(value => value * 2),
        ])
      })

    it('leaves the choice to a teenager of an age that the law of the state does not name', () => {
      store.set(acceptAllAtom)
      open('TX', { child: { age: 16, consents: false } })
      expect(section(16)).to.include({ KnownChildSensitiveDataConsents: 0, SaleOptOut: 2 })
    })
  })

  describe("in the section of IAB Canada, according to the IAB's decoder", () => {
    const canada = { vendors: [12, 10, 12], vendorListVersion: 3 }
    const read = (field: string): unknown => decoded().getFieldValue('tcfcav1', field)
    const granted = (): number[] =>
      (read('PurposesExpressConsent') as boolean[]).flatMap((isOn, at) => (isOn ? [at + 1] : []))

    it('has express consent only after a decision', () => {
      from('CA', 'ON')
      start({ canada, cmpId: 300 })
      expect(ping().applicableSections).to.deep.equal([-1])
      store.set(rejectAllAtom)
      expect([ping().applicableSections, granted(), read('VendorExpressConsent')]).to.deep.equal([[5], [], []])
      store.set(acceptAllAtom)
      expect(granted()).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect([read('CmpId'), read('VendorListVersion'), read('VendorExpressConsent')]).to.deep.equal([300, 3, [10, 12]])
      expect(read('VendorImpliedConsent')).to.deep.equal([])
    })

    it('is not there without the option, and not in the United States', () => {
      from('CA', 'ON')
      start()
      store.set(acceptAllAtom)
      expect(ping().applicableSections).to.deep.equal([-1])
      stop()
      from('US')
      start({ canada })
      expect(ping().applicableSections).to.deep.equal([7])
    })
  })

  describe('beside TCF', () => {
    let tcString: string
    before(async () => {
      const list = (await (await fetch('/page/tcf/vendor-list.json')).json()) as never
      const asked = tcfQuestion(list, { cmpId: 300, vendorListUrl: '/list.json' })
      tcString = encodeTcfChoice(asked, acceptedChoice(asked), { language: 'en', screen: 1 })
    })
    type Listener = (data: unknown, success: boolean) => void
    let tell: Listener = () => {}
    const tcf = window as unknown as { ['__tcfapi']?: unknown }
    beforeEach(() => {
      tcf['__tcfapi'] = (command: string, _: number, callback: Listener) => {
        if (command === 'addEventListener') tell = callback
      }
    })
    afterEach(() => delete tcf['__tcfapi'])

    it('repeats the string of TCF in section 2, once there is a choice', () => {
      from('DE')
      start()
      expect(ping()).to.include({ signalStatus: 'not ready' })
      tell({ listenerId: 1, gdprApplies: true, tcString, eventStatus: 'cmpuishown' }, true)
      expect(ping()).to.include({ signalStatus: 'not ready' })
      tell({ listenerId: 1, gdprApplies: true, tcString, eventStatus: 'useractioncomplete' }, true)
      expect(ping()).to.include({ signalStatus: 'ready' })
      expect(ping().applicableSections).to.deep.equal([2])
      expect(readGpp(ping().gppString).ids).to.deep.equal([2])
      expect(ping().gppString.split('~')[1]).to.equal(tcString)
      // Of a string that TCF no longer allows there is no section.
      tell({ listenerId: 1, gdprApplies: true, tcString: 'nonsense', eventStatus: 'tcloaded' }, true)
      expect(ping()).to.include({ signalStatus: 'not ready' })
      expect(ping().applicableSections).to.deep.equal([])
    })

    it('has the section of the place where TCF does not apply', () => {
      from('US', 'CA')
      start({ sections: 'states' })
      tell({ listenerId: 1, gdprApplies: false, tcString: '', eventStatus: 'tcloaded' }, true)
      expect(ping().applicableSections).to.deep.equal([8])
    })
  })

  it('says the least if an option about children, sensitive data, the agreement or Canada is wrong', () => {
    const read = (options: object): GppOptions => readGppOptions(options, () => {})!
    expect(read({ child: { age: '12', consents: true } })).to.deep.equal({ child: { age: 12, consents: false } })
    expect(read({ child: { age: 15, consents: 'yes' } })).to.deep.equal({ child: { age: 15, consents: false } })
    expect(read({ sensitiveData: { location: 'Marketing', health: 'marketing', heart: 'marketing' } })).to.deep.equal({
      sensitiveData: { location: false, health: 'marketing' },
    })
    const none = Object.values(read({ sensitiveData: 'location' }).sensitiveData!)
    expect([none.length, new Set(none)]).to.deep.equal([16, new Set([false])])
    expect(read({ mspa: true, canada: { vendors: ['10'], vendorListVersion: 3 } })).to.deep.equal({})
  })

  it('reports invalid options', () => {
    const said: string[] = []
    const options = readGppOptions({ sections: 'all', place: 'America', cmpId: 2, vendors: [] }, text =>
      said.push(text),
    )
    // A wrong place leaves the national section on.
    expect(options).to.deep.equal({ cmpId: 2, place: 'US' })
    expect(said).to.deep.equal([
      'Option "signals.gpp.sections" is "all"; allowed is "usnat" or "states"',
      'Option "signals.gpp.place" is "America"; allowed is a place such as "US-CA"',
      'Option "signals.gpp.vendors" is not known; known are sections, place, cmpId, mspa, sensitiveData, child, canada',
    ])
  })
})
