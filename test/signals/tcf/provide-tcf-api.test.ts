import { expect } from '@open-wc/testing'
import { TCString } from '@iabtechlabtcf/core'
import { installTcfStub } from '../../../src/signals/tcf/install-tcf-stub'
import { decodeTcfChoice, encodeTcfChoice, policyVersionOf } from '../../../src/signals/tcf/encode-tcf-choice'
import { provideTcfApi } from '../../../src/signals/tcf/provide-tcf-api'
import { acceptedChoice, refusedChoice, tcfQuestion } from '../../../src/signals/tcf/tcf-question'
import { tcfQuestionHash } from '../../../src/signals/tcf/tcf-question-hash'
import { eventually } from '../../support/eventually'
import { vendorList } from '../../support/vendor-list.mjs'

type Api = (...args: unknown[]) => unknown
const page = window as unknown as { __tcfapi?: Api }
const options = { cmpId: 300, vendorListUrl: '/tcf/list.json' }
const question = tcfQuestion(vendorList(12), options)
const choice = acceptedChoice({ ...question, options: { ...options, additionalVendors: [{ id: 89, name: 'A' }] } })
const tcString = encodeTcfChoice(question, choice, { language: 'de-AT', screen: 2 })

interface Answer {
  data: Record<string, unknown> | null
  isDone: boolean
}
/** Calls the API, and waits for its answer. */
const ask = (command: string, parameter?: unknown): Promise<Answer> =>
  new Promise(resolve =>
    page.__tcfapi!(command, 2, (data: Answer['data'], isDone: boolean) => resolve({ data, isDone }), parameter),
  )

describe('the API of TCF', () => {
  const { fetch } = window
  let additional: string | null = null
  const provide = (): ReturnType<typeof provideTcfApi> => provideTcfApi({ ...options, cmpVersion: 7 }, () => additional)
  beforeEach(() => {
    additional = null
    installTcfStub()
    window.fetch = async url => {
      asked.push(new URL(url as string, document.baseURI).pathname)
      return new Response(JSON.stringify(vendorList(12)))
    }
    asked = []
  })
  let asked: string[] = []
  afterEach(() => {
    window.fetch = fetch
    delete page.__tcfapi
    document.querySelector('iframe[name=__tcfapiLocator]')?.remove()
  })

  // The first test, because the library is ready for good with its first string.
  it('fails the calls that wait and all that follow, once, and takes no string any more', async () => {
    const api = provide()
    const told: unknown[] = []
    page.__tcfapi!('getTCData', 2, (data: unknown, isDone: boolean) => told.push(data, isDone))
    api.fail()
    await eventually(() => expect(told).to.deep.equal([null, false]))
    api.fail()
    api.update(tcString, false)
    expect((await ask('ping')).data).to.include({ cmpStatus: 'error' })
    expect(await ask('getTCData')).to.deep.equal({ data: null, isDone: false })
    expect(told).to.have.length(2)
  })

  it('answers the string, the platform and the Additional Consent string that the site has', async () => {
    const api = provide()
    api.update(tcString, false)
    const { data, isDone } = await ask('getTCData')
    expect(isDone).to.equal(true)
    expect(data).to.include({ tcString, cmpId: 300, cmpVersion: 7, gdprApplies: true, eventStatus: 'tcloaded' })
    expect(data).not.to.have.property('addtlConsent')
    additional = '2~89~dv.'
    expect((await ask('getTCData')).data).to.include({ tcString, addtlConsent: '2~89~dv.' })
  })

  it('answers without a string, also of Additional Consent, before a choice and where the GDPR does not apply', async () => {
    additional = '2~89~dv.'
    for (const [text, gdprApplies] of [
      ['', true],
      [null, false],
    ] as const) {
      provide().update(text, false)
      const { data } = await ask('getTCData')
      expect(data).to.include({ gdprApplies })
      expect(data).not.to.have.property('addtlConsent')
    }
  })

  for (const [version, isThere] of [
    [undefined, true],
    [null, true],
    ['LATEST', true],
    [123, true],
    ['123', true],
    [122, false],
  ] as const)
    it(`answers ${isThere ? 'the list of the site' : 'nothing'} if version ${JSON.stringify(version)} of the vendor list is wanted`, async () => {
      provide().update(tcString, false)
      const { data, isDone } = await ask('getVendorList', version)
      expect(isDone).to.equal(isThere)
      expect(data?.vendorListVersion ?? null).to.equal(isThere ? 123 : null)
      // The library keeps a list that it has fetched.
      for (const path of asked) expect(path).to.equal('/tcf/list.json')
    })
})

describe('the string of TCF', () => {
  const model = TCString.decode(tcString)
  const ids = (vector: Iterable<[number, boolean]>): number[] => [...vector].flatMap(([id, on]) => (on ? [id] : []))

  it('has the choice, and gives it back', () => {
    const sorted = { ...choice, vendors: [...choice.vendors].toSorted((a, b) => a - b), vendorInterests: [10] }
    expect(decodeTcfChoice(tcString, [89])).to.deep.equal(sorted)
    expect(decodeTcfChoice(encodeTcfChoice(question, refusedChoice, { language: 'en', screen: 1 }), [])).to.deep.equal(
      refusedChoice,
    )
  })

  it('names platform, layer, language, place and versions', () => {
    expect(model).to.include({
      cmpId: 300,
      cmpVersion: 1,
      consentScreen: 2,
      consentLanguage: 'DE',
      isServiceSpecific: true,
    })
    expect(model).to.include({ publisherCountryCode: 'AA', vendorListVersion: 123 })
    expect(policyVersionOf(tcString)).to.equal(5)
    const other = { ...question, options: { ...options, cmpVersion: 9, publisherCountryCode: 'at' } }
    const decoded = TCString.decode(encodeTcfChoice(other, choice, { language: 'xx', screen: 1 }))
    expect(decoded).to.include({ cmpVersion: 9, publisherCountryCode: 'AT', consentLanguage: 'EN', consentScreen: 1 })
  })

  it('has the publisher’s own purposes, and every vendor that was shown', () => {
    expect(ids(model.publisherConsents)).to.deep.equal(choice.purposes)
    expect(ids(model.publisherLegitimateInterests)).to.deep.equal(choice.interests)
    expect(ids(model.vendorsDisclosed)).to.deep.equal(Object.keys(vendorList(12).vendors).map(Number))
  })

  it('has the publisher’s restrictions of each type', () => {
    const restricted = tcfQuestion(vendorList(12), {
      ...options,
      restrictions: [
        { purpose: 3, type: 'not-allowed', vendors: [1] },
        { purpose: 2, type: 'consent', vendors: [10] },
      ],
    })
    const text = encodeTcfChoice(restricted, acceptedChoice(restricted), { language: 'en', screen: 1 })
    const { publisherRestrictions } = TCString.decode(text)
    const of = (id: number): [number, number][] =>
      publisherRestrictions.getRestrictions(id).map(({ purposeId, restrictionType }) => [purposeId, restrictionType])
    expect(of(1)).to.deep.equal([[3, 0]])
    expect(of(10)).to.deep.equal([[2, 1]])
    expect(of(2)).to.deep.equal([])
  })
})

describe('the hash of what TCF asks', () => {
  const none = { doNotTrack: false, globalPrivacyControl: false }
  const hash = (changes = {}, signals = {}): string =>
    tcfQuestionHash({ ...options, ...changes }, { ...none, ...signals } as typeof none)

  it('changes with each limit and each signal, and with nothing else', () => {
    const changes = [
      { cmpId: 301 },
      { vendors: [1] },
      { purposes: [1] },
      { specialFeatures: [1] },
      { restrictions: [{ purpose: 2, type: 'consent' }] },
    ].map(change => hash(change))
    const signals = [{ doNotTrack: true }, { globalPrivacyControl: true }].map(signal => hash({}, signal))
    expect(new Set([hash(), ...changes, ...signals]).size).to.equal(8)
    expect(hash({ language: 'de', cmpVersion: 2, texts: {} })).to.equal(hash())
  })
})
