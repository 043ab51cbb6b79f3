import { expect } from '@open-wc/testing'
import { categoryNames } from '../../src/consent/categories'
import { allConsents, onlyNecessary, type Consents } from '../../src/consent/consents'
import type { BannerAnswer } from '../../src/consent/jurisdictions'
import { defaultSettings } from '../../src/consent/settings'
import { youtube } from '../../src/services/catalogue/youtube'
import type { DeclaredService } from '../../src/services/declared-service'
import { readRecord, writeRecord } from '../../src/storage/record-storage'
import {
  acceptAllAtom,
  allowServiceAtom,
  closeSettingsAtom,
  openSettingsAtom,
  receiveRecordAtom,
  rejectAllAtom,
  resetAtom,
  saveAtom,
  saveSelectionAtom,
  setConsentAtom,
} from '../../src/store/actions'
import {
  bannerAnswerAtom,
  complianceRuleAtom,
  complianceSettingsAtom,
  isLoadingConsentInfoAtom,
  jurisdictionInfoAtom,
  locationInfoAtom,
  policyAtom,
  storageWorksAtom,
} from '../../src/store/banner-atoms'
import { gdprTypesAtom, noticeSettingsAtom, useCategoriesAtom } from '../../src/store/category-atoms'
import { createConsentStore, type ConsentStore } from '../../src/store/create-consent-store'
import { isPrivacyDialogOpenAtom, showPopupAtom } from '../../src/store/dialog-atoms'
import {
  availableLanguagesAtom,
  hostLanguageAtom,
  languageAtom,
  questionAtom,
  serverTextsAtom,
  translationConfigAtom,
} from '../../src/store/language-atoms'
import { noticeAtom } from '../../src/store/notice-atoms'
import { pageLanguageAtom, pageSchemeAtom } from '../../src/store/page-atoms'
import { pressRuleAtom } from '../../src/store/press-rule-atom'
import { receiptsAtom } from '../../src/store/receipts-atom'
import {
  consentInfoAtom,
  consentModelAtom,
  consentsAtom,
  effectiveConsentsAtom,
  openQuestionsAtom,
  receivedRecordAtom,
  recordAtom,
} from '../../src/store/record-atoms'
import { draftAtom, selectionAtom } from '../../src/store/selection-atoms'
import { setServiceAtom } from '../../src/store/service-actions'
import {
  awaitsServiceHostsAtom,
  newServicesAtom,
  refusedServicesAtom,
  serviceDraftAtom,
  serviceHostsAtom,
  servicesAtom,
} from '../../src/store/service-atoms'
import { colorSchemeAtom, settingsAtom, signalsAtom } from '../../src/store/settings-atoms'
import { sharedAtom } from '../../src/store/shared-atom'
import {
  awaitedLanguageAtom,
  customizeButtonAtom,
  listsShownAtom,
  settingsSoonAtom,
  widgetShownAtom,
} from '../../src/store/ui-atoms'
import { waitingWorkAtom } from '../../src/store/waiting-work-atom'

const answer: BannerAnswer = {
  showConsentBanner: true,
  jurisdiction: { code: 'GDPR', message: 'm' },
  location: { countryCode: 'DE', regionCode: 'BE' },
  from: 'server',
}
const record = (consents: Consents = allConsents(), more = {}) => ({
  consents,
  consentInfo: { time: 1, type: 'custom' as const },
  ...more,
})
const service = (name: string, hosts: string[], more = {}): DeclaredService => ({
  ...youtube,
  name,
  hosts,
  paths: [],
  ...more,
})

let store: ConsentStore
beforeEach(() => {
  localStorage.clear()
  store = createConsentStore()
})

describe('the atoms of a new store', () => {
  for (const [name, atom, value] of [
    ['settings soon', settingsSoonAtom, false],
    ['lists shown', listsShownAtom, false],
    ['widget shown', widgetShownAtom, false],
    ['Customize button', customizeButtonAtom, null],
    ['awaited language', awaitedLanguageAtom, null],
    ['answer', bannerAnswerAtom, null],
    ['loading', isLoadingConsentInfoAtom, false],
    ['storage', storageWorksAtom, true],
    ['jurisdiction', jurisdictionInfoAtom, null],
    ['location', locationInfoAtom, null],
    ['policy', policyAtom, null],
    ['dialog', isPrivacyDialogOpenAtom, false],
    ['banner', showPopupAtom, false],
    ['record', recordAtom, null],
    ['received record', receivedRecordAtom, null],
    ['open questions', openQuestionsAtom, []],
    ['consent info', consentInfoAtom, null],
    ['model', consentModelAtom, 'opt-in'],
    ['languages', availableLanguagesAtom, ['en']],
    ['language', languageAtom, 'en'],
    ['language of the site', hostLanguageAtom, null],
    ['language of the page', pageLanguageAtom, null],
    ['texts of the server', serverTextsAtom, undefined],
    ['scheme of the page', pageSchemeAtom, 'system'],
    ['scheme', colorSchemeAtom, 'system'],
    ['signals', signalsAtom, { doNotTrack: false, globalPrivacyControl: false }],
    ['receipts', receiptsAtom, []],
    ['draft', draftAtom, {}],
    ['services', servicesAtom, null],
    ['refused services', refusedServicesAtom, []],
    ['hosts of services', serviceHostsAtom, {}],
    ['waits for hosts', awaitsServiceHostsAtom, false],
    ['new services', newServicesAtom, []],
    ['work', waitingWorkAtom, null],
    ['rule for presses', pressRuleAtom, null],
    ['laws', complianceSettingsAtom, defaultSettings.complianceSettings],
  ] as const)
    it(`have nothing yet: ${name}`, () => expect(store.get(atom as typeof settingsSoonAtom)).to.deep.equal(value))

  it('are those of every copy of our code on the page', () => {
    let made = 0
    const make = () => ({ at: ++made })
    expect(sharedAtom('atoms.test', make)).to.equal(sharedAtom('atoms.test', make))
    expect(made).to.equal(1)
    expect(sharedAtom('toString', make)).to.deep.equal({ at: 2 })
  })
})

describe('what the response says', () => {
  it('is the law, the place and the policy of the visitor', () => {
    store.set(bannerAnswerAtom, { ...answer, policy: 'gdpr@1' })
    expect(store.get(jurisdictionInfoAtom)).to.deep.equal(answer.jurisdiction)
    expect(store.get(locationInfoAtom)).to.deep.equal(answer.location)
    expect(store.get(policyAtom)).to.equal('gdpr@1')
    store.set(bannerAnswerAtom, { ...answer, policy: '' })
    expect(store.get(policyAtom)).to.equal(null)
  })

  it('fills in which laws apply, by the rule that the banner brings', () => {
    const seen: unknown[] = []
    const filled = { ...defaultSettings.complianceSettings }
    store.set(complianceRuleAtom, { fillIn: (...given) => (seen.push(given), filled) })
    store.set(bannerAnswerAtom, answer)
    expect(store.get(complianceSettingsAtom)).to.equal(filled)
    expect(seen).to.deep.equal([[defaultSettings.complianceSettings, answer]])
  })

  it('comes before the model and the texts that are stored with the decision', () => {
    const texts = (language: string) => ({ language, translations: {} })
    store.set(recordAtom, record(allConsents(), { model: 'opt-out', translations: texts('sv') }))
    expect([store.get(consentModelAtom), store.get(serverTextsAtom)?.language]).to.deep.equal(['opt-out', 'sv'])
    store.set(bannerAnswerAtom, { ...answer, model: 'none', translations: texts('fi') })
    expect([store.get(consentModelAtom), store.get(serverTextsAtom)?.language]).to.deep.equal(['none', 'fi'])
  })
})

describe('the choice before a decision', () => {
  const free: BannerAnswer = { ...answer, showConsentBanner: false, jurisdiction: { code: 'NONE', message: '' } }
  const granted = () => categoryNames.filter(name => store.get(consentsAtom)[name])

  it('grants marketing under an opt-out law, unless Global Privacy Control is the opt-out', () => {
    store.set(bannerAnswerAtom, { ...free, model: 'opt-out' })
    expect(granted()).to.deep.equal(categoryNames)
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    expect(granted()).to.deep.equal(categoryNames.filter(name => name !== 'marketing'))
  })

  it('grants marketing without a law, where Global Privacy Control only limits what is in force', () => {
    store.set(bannerAnswerAtom, { ...free, model: 'none' })
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    expect(granted()).to.deep.equal(categoryNames)
    expect(store.get(effectiveConsentsAtom).marketing).to.equal(false)
    expect(store.get(effectiveConsentsAtom).measurement).to.equal(true)
  })

  it('is replaced by the decision', () => {
    store.set(bannerAnswerAtom, { ...free, model: 'opt-out' })
    store.set(recordAtom, record(onlyNecessary(), { asked: { marketing: null, measurement: 'a' } }))
    expect(granted()).to.deep.equal(['necessary'])
    expect(store.get(openQuestionsAtom)).to.deep.equal(['marketing'])
  })
})

describe('the categories in use', () => {
  const types = () => store.get(gdprTypesAtom)

  it('are those of the site, and of its services only with categories: auto', () => {
    store.set(servicesAtom, [service('a', ['a.test'], { category: 'experience' })])
    store.set(settingsAtom, { ...defaultSettings, gdprTypes: ['marketing'] })
    expect(types()).to.deep.equal(['marketing'])
    expect(store.get(noticeSettingsAtom).gdprTypes).to.deep.equal(['marketing'])
    store.set(settingsAtom, { ...defaultSettings, gdprTypes: ['marketing'], autoCategories: true })
    expect(types()).to.have.members(['necessary', 'marketing', 'experience'])
    store.set(settingsAtom, { ...defaultSettings, gdprTypes: ['necessary'], autoCategories: true })
    expect(types()).to.have.members(['necessary', 'experience'])
  })

  it('grow by gated markup only with categories: auto, once for each name that is known', () => {
    store.set(settingsAtom, { ...defaultSettings, gdprTypes: ['necessary'] })
    store.set(useCategoriesAtom, ['marketing'])
    expect(types()).to.deep.equal(['necessary'])
    const used = ['necessary', 'experience'] as const
    store.set(settingsAtom, { ...defaultSettings, gdprTypes: used, autoCategories: true })
    const before = store.get(settingsAtom)
    for (const names of [['adverts'], ['experience'], []]) store.set(useCategoriesAtom, names)
    expect(store.get(settingsAtom)).to.equal(before)
    store.set(useCategoriesAtom, ['experience', 'necessary', 'marketing', 'adverts'])
    store.set(useCategoriesAtom, ['marketing'])
    expect(store.get(settingsAtom).gdprTypes).to.deep.equal([...used, 'marketing'])
  })

  it('are part of the notice, as are the texts of the site', () => {
    const [question, notice] = [store.get(questionAtom)('en'), JSON.stringify(store.get(noticeAtom))]
    store.set(settingsAtom, { ...defaultSettings, gdprTypes: ['necessary', 'experience'] })
    expect(store.get(questionAtom)('en')).to.not.equal(question)
    expect(JSON.stringify(store.get(noticeAtom))).to.not.equal(notice)
    store.set(settingsAtom, defaultSettings)
    expect(store.get(questionAtom)('en')).to.equal(question)
    const translations = { en: { consentTypes: { marketing: { title: 'Ours' } } } }
    store.set(translationConfigAtom, { ...store.get(translationConfigAtom), translations })
    expect(store.get(questionAtom)('en')).to.not.equal(question)
  })
})

describe('language and colors', () => {
  it('follow the page if the site says so', () => {
    store.set(availableLanguagesAtom, ['en', 'de', 'fr'])
    store.set(pageLanguageAtom, 'fr')
    store.set(pageSchemeAtom, 'page-dark')
    expect([store.get(languageAtom), store.get(colorSchemeAtom)]).to.deep.equal(['en', 'system'])
    store.set(hostLanguageAtom, 'page')
    store.set(settingsAtom, { ...defaultSettings, colorScheme: 'page' })
    expect([store.get(languageAtom), store.get(colorSchemeAtom)]).to.deep.equal(['fr', 'page-dark'])
    store.set(hostLanguageAtom, 'de')
    store.set(settingsAtom, { ...defaultSettings, colorScheme: 'dark' })
    expect([store.get(languageAtom), store.get(colorSchemeAtom)]).to.deep.equal(['de', 'dark'])
  })
})

describe('services', () => {
  const [one, two] = [service('one', ['a.test', 'shared.test']), service('two', ['b.test', 'shared.test'])]

  it('that are refused keep their hosts blocked, except those that an allowed one needs', () => {
    store.set(servicesAtom, [one, two])
    store.set(recordAtom, record(allConsents(), { services: { one: false } }))
    const { category } = one
    expect(store.get(serviceHostsAtom)).to.deep.equal({
      'a.test': { category, allowed: false },
      'shared.test': { category, allowed: true },
      'b.test': { category, allowed: true },
    })
    expect(new Set(store.get(refusedServicesAtom))).to.deep.equal(new Set(['one']))
  })

  it('keep the hosts of the decision blocked until they have been fetched', () => {
    const services = { one: false as const }
    store.set(recordAtom, record(allConsents(), { services }))
    expect(store.get(awaitsServiceHostsAtom)).to.equal(true)
    store.set(recordAtom, record(allConsents(), { services, blockedHosts: { 'a.test': 'experience' } }))
    expect(store.get(awaitsServiceHostsAtom)).to.equal(false)
    expect(store.get(serviceHostsAtom)).to.deep.equal({ 'a.test': { category: 'experience', allowed: false } })
    store.set(servicesAtom, [])
    expect(store.get(serviceHostsAtom)).to.deep.equal({})
    store.set(recordAtom, record(allConsents(), { services: {} }))
    store.set(servicesAtom, null)
    expect(store.get(awaitsServiceHostsAtom)).to.equal(false)
  })

  it('are new if the decision does not know them and their category is allowed and not necessary', () => {
    const needed = service('needed', ['c.test'], { category: 'necessary' })
    store.set(servicesAtom, [one, two, needed])
    store.set(recordAtom, record(allConsents()))
    expect(store.get(newServicesAtom)).to.deep.equal([])
    store.set(recordAtom, record(allConsents(), { knownServices: ['one'], openServices: ['two', 'old'] }))
    expect(store.get(newServicesAtom)).to.deep.equal(['two', 'old'])
    store.set(recordAtom, record(onlyNecessary(), { knownServices: [] }))
    expect(store.get(newServicesAtom)).to.deep.equal([])
  })

  it('have switches that are a draft until they are saved, then vetoes with their hosts', () => {
    store.set(settingsAtom, { ...defaultSettings, gdprTypes: [...categoryNames], serviceChoices: true })
    store.set(servicesAtom, [one, two])
    store.set(setServiceAtom, 'one', false)
    store.set(setServiceAtom, 'two', true)
    expect(store.get(serviceDraftAtom)).to.deep.equal({ one: false, two: true })
    expect(store.get(recordAtom)).to.equal(null)
    store.set(setConsentAtom, one.category, true)
    store.set(saveSelectionAtom)
    expect(store.get(recordAtom)).to.deep.include({
      services: { one: false },
      blockedHosts: { 'a.test': one.category },
      knownServices: ['one', 'two'],
    })
    expect(store.get(serviceDraftAtom)).to.deep.equal({})
    store.set(acceptAllAtom)
    expect(store.get(recordAtom)).to.not.have.any.keys('services', 'blockedHosts')
  })

  it('can be allowed one by one: others of the category that were off are refused, and its group is allowed', () => {
    store.set(servicesAtom, [one, two, service('three', [], { category: 'measurement' })])
    store.set(allowServiceAtom, 'none')
    expect(store.get(recordAtom)).to.equal(null)
    store.set(allowServiceAtom, 'one', { surface: 'placeholder' })
    const now = store.get(recordAtom)!
    expect(categoryNames.filter(name => now.consents[name])).to.deep.equal(['necessary', one.category])
    expect(now.services).to.deep.equal({ two: false })
    expect(now.surface).to.equal('placeholder')
    const grouped = service('four', ['d.test'], { group: 'maps' })
    store.set(servicesAtom, [grouped])
    store.set(recordAtom, record(onlyNecessary(), { services: { maps: false } }))
    store.set(allowServiceAtom, 'four')
    expect(store.get(recordAtom)!.services ?? {}).to.deep.equal({})
  })
})

describe('actions', () => {
  const open = () => {
    store.set(isPrivacyDialogOpenAtom, true)
    store.set(listsShownAtom, true)
    store.set(draftAtom, { marketing: true })
    store.set(serviceDraftAtom, { x: true })
  }
  const state = () => [
    store.get(isPrivacyDialogOpenAtom),
    store.get(listsShownAtom),
    { ...store.get(draftAtom) },
    { ...store.get(serviceDraftAtom) },
  ]

  for (const [name, act] of [
    ['Accept', () => store.set(acceptAllAtom)],
    ['Reject', () => store.set(rejectAllAtom)],
    ['Save', () => store.set(saveSelectionAtom)],
    ['a choice of the page', () => store.set(saveAtom, { marketing: true })],
    ['Close', () => store.set(closeSettingsAtom)],
  ] as const)
    it(`close the dialog and discard the draft: ${name}`, () => {
      open()
      act()
      expect(state()).to.deep.equal([false, false, {}, {}])
    })

  it('discard the draft with the decision on reset', () => {
    store.set(recordAtom, record())
    open()
    store.set(resetAtom)
    expect(state().slice(2)).to.deep.equal([{}, {}])
    expect(store.get(recordAtom)).to.equal(null)
  })

  it('run the work of the decision before first, and only a received decision counts as received', () => {
    const seen: unknown[] = []
    store.set(waitingWorkAtom, { run: () => void seen.push(store.get(recordAtom)?.id) })
    store.set(receiveRecordAtom, record(allConsents(), { id: 'a' }))
    expect(store.get(receivedRecordAtom)).to.equal(store.get(recordAtom))
    store.set(rejectAllAtom)
    expect(store.get(receivedRecordAtom)).to.equal(undefined)
    store.set(receiveRecordAtom, record(allConsents(), { id: 'b' }))
    store.set(resetAtom)
    expect(store.get(receivedRecordAtom)).to.equal(undefined)
    expect([seen.length, seen[0], seen[1], seen[3]]).to.deep.equal([4, undefined, 'a', 'b'])
  })

  it('keep the visitor’s id for servers, also if another tab has stored it', () => {
    writeRecord(record(allConsents(), { subjectId: 'sub_a' }))
    expect(readRecord()?.subjectId).to.equal('sub_a')
    store.set(rejectAllAtom)
    expect(store.get(recordAtom)!.subjectId).to.equal('sub_a')
  })

  it('describe how the visitor decided', () => {
    store.set(acceptAllAtom, { surface: 'banner' })
    expect(store.get(consentInfoAtom)?.type).to.equal('all')
    expect(store.get(recordAtom)!.surface).to.equal('banner')
    store.set(rejectAllAtom, { surface: 'dialog' })
    expect(store.get(consentInfoAtom)?.type).to.equal('necessary')
    expect(store.get(recordAtom)).to.include({ surface: 'dialog' })
    store.set(saveAtom, { experience: true }, {}, { surface: 'placeholder' })
    expect(store.get(consentInfoAtom)?.type).to.equal('custom')
    expect(store.get(recordAtom)).to.include({ surface: 'placeholder' })
    expect(store.get(selectionAtom).experience).to.equal(true)
  })
})

describe('a press on a page that another site frames', () => {
  const warnings: unknown[] = []
  const { warn } = console
  beforeEach(() => {
    warnings.length = 0
    console.warn = (...words: unknown[]) => void warnings.push(words)
    store.set(bannerAnswerAtom, answer)
  })
  afterEach(() => (console.warn = warn))

  it('grants nothing that was not seen, and says so; a refusal, a script, and what was seen count', () => {
    store.set(pressRuleAtom, { mayAsk: true, wasSeen: () => false })
    store.set(acceptAllAtom, { surface: 'banner' })
    expect([store.get(recordAtom), warnings.length]).to.deep.equal([null, 1])
    store.set(rejectAllAtom, { surface: 'banner' })
    expect(store.get(recordAtom)).to.not.equal(null)
    store.set(acceptAllAtom)
    expect(store.get(consentsAtom)).to.deep.equal(allConsents())
    store.set(rejectAllAtom)
    store.set(pressRuleAtom, { mayAsk: true, wasSeen: () => true })
    store.set(acceptAllAtom, { surface: 'banner' })
    expect(store.get(consentsAtom)).to.deep.equal(allConsents())
    expect(warnings).to.have.length(1)
  })

  it('opens the settings of the page that asks; where none may ask, no banner is shown', () => {
    expect(store.get(showPopupAtom)).to.equal(true)
    let opened = 0
    store.set(pressRuleAtom, { mayAsk: false, wasSeen: () => true, openSettings: () => opened++ })
    expect(store.get(showPopupAtom)).to.equal(false)
    store.set(openSettingsAtom)
    expect([opened, store.get(isPrivacyDialogOpenAtom)]).to.deep.equal([1, false])
    store.set(pressRuleAtom, { mayAsk: true, wasSeen: () => true })
    store.set(openSettingsAtom)
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(true)
  })
})
