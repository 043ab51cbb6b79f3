import { expect } from '@open-wc/testing'
import { GppModel } from '@iabgpp/cmpapi'
import { Sections } from '../../node_modules/@iabgpp/cmpapi/lib/mjs/encoder/section/Sections'
import { provideGpp } from '../../src/effects/provide-gpp'
import { installGppStub, type GppApi } from '../../src/signals/gpp-stub'
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
    while (!frame.contentDocument?.title) await new Promise(resolve => setTimeout(resolve, 10))
    expect(frame.contentDocument.title).to.equal(ping().gppString)
    expect(document.querySelector('iframe[name="__gppLocator"]')).not.to.equal(null)
    frame.remove()
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
      'Option "signals.gpp.vendors" is not known; known are sections, place, cmpId',
    ])
  })
})
