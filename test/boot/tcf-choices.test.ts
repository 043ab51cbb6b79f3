import { expect } from '@open-wc/testing'
import { TCString } from '@iabtechlabtcf/core'
import { tcfChoices } from '../../src/boot/tcf-choices'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { readSavedTcf, saveTcf } from '../../src/signals/tcf/saved-tcf'
import { savedTcfKey } from '../../src/signals/tcf/saved-tcf-key'
import {
  acceptedChoice,
  refusedChoice,
  startingChoice,
  tcfQuestion,
  type TcfQuestion,
} from '../../src/signals/tcf/tcf-question'
import type { TcfOptions } from '../../src/signals/tcf/tcf-options'
import { acceptAllAtom, openSettingsAtom, rejectAllAtom, saveAtom } from '../../src/store/actions'
import { createConsentStore, type ConsentStore } from '../../src/store/create-consent-store'
import { recordAtom } from '../../src/store/record-atoms'
import { signalsAtom } from '../../src/store/settings-atoms'
import { breakStorage } from '../support/break-storage'
import { vendorList } from '../support/vendor-list.mjs'

const options: TcfOptions = { cmpId: 300, vendorListUrl: '/list.json' }
const question = (more: Partial<TcfOptions> = {}): TcfQuestion => tcfQuestion(vendorList(26), { ...options, ...more })
/** Returns the ids that have consent in a TC string, or that have no objection. */
const idsOf = (text: string, name: 'purposeConsents' | 'vendorConsents' | 'purposeLegitimateInterests'): number[] =>
  [...TCString.decode(text)[name]].flatMap(([id, on]) => (on ? [id] : []))

describe('the choices of TCF and the decisions of the manager', () => {
  let store: ConsentStore
  let applies: boolean
  let language: string
  const choicesOf = (hash = 'hash'): ReturnType<typeof tcfChoices> =>
    tcfChoices(store, hash, { language: () => language, applies: () => applies })
  beforeEach(() => {
    localStorage.clear()
    saveTcf(null)
    store = createConsentStore()
    applies = true
    language = 'de'
  })
  afterEach(() => localStorage.clear())

  it('are none before a decision: nothing is stored, and the string for that time refuses without an objection', () => {
    const choices = choicesOf()
    const asked = question()
    expect([choices.saved(), choices.complete(asked), readSavedTcf()]).to.deep.equal([null, null, null])
    const { tcString, additional } = choices.starting(asked)
    expect(additional).to.deep.equal([])
    expect(idsOf(tcString, 'purposeConsents')).to.deep.equal([])
    expect(idsOf(tcString, 'purposeLegitimateInterests')).to.deep.equal(startingChoice(asked).interests)
    const model = TCString.decode(tcString)
    expect([model.consentScreen, model.consentLanguage, model.cmpId]).to.deep.equal([1, 'DE', 300])
    store.set(signalsAtom, { doNotTrack: true, globalPrivacyControl: false })
    expect(idsOf(choices.starting(asked).tcString, 'purposeLegitimateInterests')).to.deep.equal([])
  })

  const decisions = {
    all: (asked: TcfQuestion) => acceptedChoice(asked),
    necessary: () => refusedChoice,
    custom: (asked: TcfQuestion) => ({ ...acceptedChoice(asked), purposes: [1, 9], vendors: [3] }),
  }
  const consents = {
    all: allConsents(),
    necessary: onlyNecessary(),
    // Purpose 9, which is asked as an interest only, counts as well.
    custom: { ...onlyNecessary(), functionality: true, measurement: true },
  }
  for (const type of ['all', 'necessary', 'custom'] as const)
    for (const isDialog of [false, true])
      it(`store a decision "${type}" from layer ${isDialog ? 2 : 1}, and its string when the list is there`, () => {
        if (isDialog) store.set(openSettingsAtom)
        const choices = choicesOf()
        const asked = question()
        const choice = decisions[type](asked)
        choices.decide(choice, type, asked)
        const record = store.get(recordAtom)!
        expect([record.consentInfo.type, record.surface]).to.deep.equal([type, isDialog ? 'dialog' : 'banner'])
        expect(record.consents).to.deep.equal(consents[type])
        expect(choices.saved(), 'not without the list').to.equal(null)
        const saved = choices.complete(asked)!
        expect(saved).to.deep.include({ decision: record.id, question: 'hash', additional: choice.additional })
        expect([saved.applies, saved.vendors]).to.deep.equal([undefined, undefined])
        expect(Date.now() - saved.checked).to.be.within(0, 10_000)
        expect(idsOf(saved.tcString, 'purposeConsents')).to.deep.equal(choice.purposes)
        expect(idsOf(saved.tcString, 'vendorConsents')).to.deep.equal(choice.vendors.toSorted((a, b) => a - b))
        expect(TCString.decode(saved.tcString).consentScreen).to.equal(isDialog ? 2 : 1)
        expect(choices.saved()).to.deep.equal(saved)
        expect(choices.complete(asked), 'not again').to.deep.equal(saved)
        expect(choicesOf('other').saved(), 'of another question').to.equal(null)
      })

  it('follow decisions of page code by their categories, as if on the first layer, also after a choice in a layer', () => {
    store.set(openSettingsAtom)
    const choices = choicesOf()
    const asked = question()
    choices.decide(acceptedChoice(asked), 'all', asked)
    choices.complete(asked)
    store.set(rejectAllAtom)
    expect(choices.saved(), 'of the decision before').to.equal(null)
    const refused = choices.complete(asked)!
    expect([idsOf(refused.tcString, 'purposeConsents'), TCString.decode(refused.tcString).consentScreen]).to.deep.equal(
      [[], 1],
    )
    store.set(saveAtom, { ...onlyNecessary(), measurement: true })
    expect(idsOf(choices.complete(asked)!.tcString, 'purposeConsents')).to.deep.equal([1])
    store.set(saveAtom, { ...onlyNecessary(), marketing: true })
    expect(idsOf(choices.complete(asked)!.tcString, 'purposeConsents')).to.deep.equal([1, 2, 3, 4, 7])
  })

  it('drop what a browser signal forbids', () => {
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    const choices = choicesOf()
    const asked = question({ additionalVendors: [{ id: 89, name: 'A', policyUrl: 'https://a.example/' }] as never })
    choices.decide(acceptedChoice(asked), 'all', asked)
    const { tcString, additional } = choices.complete(asked)!
    expect(idsOf(tcString, 'purposeConsents')).to.deep.equal([1])
    expect(idsOf(tcString, 'purposeLegitimateInterests')).to.deep.equal([9])
    expect(additional).to.deep.equal([])
  })

  it('keep that the GDPR did not apply, and which vendors of the hosts have a legal basis', () => {
    applies = false
    const choices = choicesOf()
    const asked = question({ vendorHosts: { 3: ['a.example'], 25: ['b.example'], 4: ['c.example'] } })
    choices.decide({ ...acceptedChoice(asked), vendors: [3] }, 'custom', asked)
    expect(choices.complete(asked)).to.deep.include({ applies: false, vendors: [3] })
  })

  it('last as long as the page if storage is blocked', () => {
    const asked = question()
    const choices = choicesOf()
    const restore = breakStorage('getter throws')
    try {
      choices.decide(refusedChoice, 'necessary', asked)
      const saved = choices.complete(asked)
      expect(saved).not.to.equal(null)
      expect(choices.saved()).to.deep.equal(saved)
      store.set(acceptAllAtom)
      expect(choices.saved()).to.equal(null)
    } finally {
      restore()
    }
    expect(localStorage.getItem(savedTcfKey)).to.equal(null)
  })
})
