import { expect } from '@open-wc/testing'
import type { CategoryName } from '../../src/consent/categories'
import { allConsents, defaultConsents, onlyNecessary } from '../../src/consent/consents'
import type { BannerAnswer } from '../../src/consent/jurisdictions'
import { defaultSettings } from '../../src/consent/settings'
import {
  acceptAllAtom,
  bannerAnswerAtom,
  closeSettingsAtom,
  consentInfoAtom,
  consentsAtom,
  createConsentStore,
  displayedCategoriesAtom,
  effectiveConsentsAtom,
  followPageStore,
  gdprTypesAtom,
  isPrivacyDialogOpenAtom,
  languageAtom,
  openSettingsAtom,
  availableLanguagesAtom,
  hostLanguageAtom,
  rejectAllAtom,
  resetAtom,
  saveAtom,
  saveSelectionAtom,
  selectionAtom,
  setConsentAtom,
  settingsAtom,
  showPopupAtom,
  signalsAtom,
  storageWorksAtom,
  textsAtom,
  translationConfigAtom,
  visitorLanguagesAtom,
  type ConsentStore,
} from '../../src/store'
import { youtube } from '../../src/services/catalogue/youtube'
import type { DeclaredService } from '../../src/services/declared-service'
import { allowServiceAtom } from '../../src/store/actions'
import { providePageStore } from '../../src/store/page-store'
import { servicesAtom, serviceStatesAtom } from '../../src/store/service-atoms'

const ask: BannerAnswer = {
  showConsentBanner: true,
  jurisdiction: { code: 'GDPR', message: 'm' },
  location: { countryCode: 'DE', regionCode: '' },
  from: 'server',
}
const free: BannerAnswer = { ...ask, showConsentBanner: false, jurisdiction: { code: 'NONE', message: '' } }

let store: ConsentStore
beforeEach(() => (store = createConsentStore()))

describe('a new store', () => {
  it('has the defaults of the specification', () => {
    expect(store.get(consentsAtom)).to.deep.equal(defaultConsents())
    expect(store.get(consentInfoAtom)).to.equal(null)
    expect(store.get(showPopupAtom)).to.equal(false)
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(false)
    expect(store.get(gdprTypesAtom)).to.deep.equal(['necessary', 'marketing'])
    expect(store.get(settingsAtom).privacySettings.honorDoNotTrack).to.equal(true)
  })
})

describe('a decision', () => {
  it('Accept all makes every category true', () => {
    store.set(acceptAllAtom)
    expect(store.get(consentsAtom)).to.deep.equal(allConsents())
    expect(store.get(consentInfoAtom)?.type).to.equal('all')
    expect(store.get(consentInfoAtom)?.time).to.be.closeTo(Date.now(), 5000)
  })

  it('Accept all grants only the categories that are shown if the site has configured that', () => {
    store.set(settingsAtom, { ...defaultSettings, acceptAllGrants: 'displayed' })
    store.set(acceptAllAtom)
    expect(store.get(consentsAtom)).to.deep.equal({ ...onlyNecessary(), marketing: true })
  })

  it('Reject grants only the necessary category', () => {
    store.set(acceptAllAtom)
    store.set(rejectAllAtom)
    expect(store.get(consentsAtom)).to.deep.equal(onlyNecessary())
    expect(store.get(consentInfoAtom)?.type).to.equal('necessary')
  })

  it('Custom saves the current switches', () => {
    store.set(setConsentAtom, 'measurement', true)
    store.set(saveSelectionAtom)
    expect(store.get(consentsAtom)).to.deep.equal({ ...onlyNecessary(), measurement: true })
    expect(store.get(consentInfoAtom)?.type).to.equal('custom')
  })

  describe('for one service', () => {
    const service = (name: string, category: 'marketing' | 'experience', group?: string): DeclaredService => ({
      ...youtube,
      name,
      category,
      ...(group && { group }),
    })
    const services = [
      service('ads', 'marketing'),
      service('pixel', 'marketing', 'social'),
      service('maps', 'experience'),
    ]
    const allowed = (): string[] => store.get(serviceStatesAtom).flatMap(state => (state.allowed ? [state.name] : []))
    beforeEach(() => store.set(servicesAtom, services))

    it('grants its category, and refuses the others of the category that were not allowed', () => {
      store.set(allowServiceAtom, 'ads')
      expect(store.get(consentsAtom)).to.deep.equal({ ...onlyNecessary(), marketing: true })
      expect(allowed()).to.deep.equal(['ads'])
      store.set(allowServiceAtom, 'maps')
      expect(allowed()).to.deep.equal(['ads', 'maps'])
    })

    it('keeps others of the category that were allowed, and allows its own group', () => {
      store.set(acceptAllAtom)
      store.set(saveAtom, { marketing: true }, { ads: false, social: false })
      expect(allowed()).to.include('maps').and.not.to.include('pixel')
      store.set(allowServiceAtom, 'pixel')
      expect(allowed()).to.include('pixel').and.not.to.include('ads')
    })

    it('keeps every other service of its category as it was', () => {
      const names = store.get(serviceStatesAtom).map(({ name }) => name)
      store.set(acceptAllAtom)
      const before = allowed()
      for (const name of names) {
        store.set(allowServiceAtom, name)
        expect(allowed(), `after ${name}`).to.deep.equal(before)
      }
    })

    it('changes nothing if the page has not declared it', () => {
      store.set(allowServiceAtom, 'unknown')
      expect(store.get(consentInfoAtom)).to.equal(null)
    })
  })

  describe('with categories that are not shown', () => {
    const display = (...gdprTypes: CategoryName[]): void => store.set(settingsAtom, { ...defaultSettings, gdprTypes })

    it('Save withdraws them too if a shown switch is off, after Accept All', () => {
      display('necessary', 'measurement')
      store.set(acceptAllAtom)
      store.set(setConsentAtom, 'measurement', false)
      store.set(saveSelectionAtom)
      expect(store.get(consentsAtom)).to.deep.equal(onlyNecessary())
    })

    it('Save keeps them while every shown switch is on', () => {
      display('necessary', 'measurement')
      store.set(acceptAllAtom)
      store.set(saveSelectionAtom)
      expect(store.get(consentsAtom)).to.deep.equal(allConsents())
    })

    it('Save grants none of them that was not granted before', () => {
      display('necessary', 'measurement')
      store.set(setConsentAtom, 'measurement', true)
      store.set(saveSelectionAtom)
      expect(store.get(consentsAtom)).to.deep.equal({ ...onlyNecessary(), measurement: true })
    })

    it('Save grants those that the site switches on itself', () => {
      display('necessary', 'measurement')
      store.set(acceptAllAtom)
      store.set(setConsentAtom, 'measurement', false)
      store.set(setConsentAtom, 'experience', true)
      store.set(saveSelectionAtom)
      expect(store.get(consentsAtom)).to.deep.equal({ ...onlyNecessary(), experience: true })
    })
  })

  it('can be saved without the switches, and keeps categories that it omits', () => {
    store.set(acceptAllAtom)
    store.set(saveAtom, { marketing: false, necessary: false })
    expect(store.get(consentsAtom)).to.deep.equal({ ...allConsents(), marketing: false })
  })

  it('closes the banner and the dialog', () => {
    store.set(bannerAnswerAtom, ask)
    store.set(openSettingsAtom)
    store.set(rejectAllAtom)
    expect([store.get(showPopupAtom), store.get(isPrivacyDialogOpenAtom)]).to.deep.equal([false, false])
  })

  it('has a new id each time', () => {
    const ids = [1, 2].map(() => {
      store.set(rejectAllAtom)
      return store.get(consentInfoAtom)
    })
    expect(ids[0]).not.to.equal(ids[1])
  })
})

describe('the switches', () => {
  it('are a draft: nothing takes effect before Save', () => {
    store.set(setConsentAtom, 'marketing', true)
    expect(store.get(selectionAtom).marketing).to.equal(true)
    expect(store.get(consentsAtom).marketing).to.equal(false)
    expect(store.get(effectiveConsentsAtom).marketing).to.equal(false)
  })

  it('cannot change the necessary category', () => {
    store.set(setConsentAtom, 'necessary', false)
    store.set(saveSelectionAtom)
    expect(store.get(consentsAtom).necessary).to.equal(true)
  })

  it('are reset when the dialog is closed without saving', () => {
    store.set(openSettingsAtom)
    store.set(setConsentAtom, 'marketing', true)
    store.set(closeSettingsAtom)
    expect(store.get(selectionAtom)).to.deep.equal(onlyNecessary())
  })
})

describe('the banner', () => {
  it('is shown if there is no decision and the response requests it', () => {
    store.set(bannerAnswerAtom, ask)
    expect(store.get(showPopupAtom)).to.equal(true)
  })

  it('is hidden if local storage is unavailable', () => {
    store.set(bannerAnswerAtom, ask)
    store.set(storageWorksAtom, false)
    expect(store.get(showPopupAtom)).to.equal(false)
  })

  it('is hidden while the dialog is open, and returns if no decision was made there', () => {
    store.set(bannerAnswerAtom, ask)
    store.set(openSettingsAtom)
    expect(store.get(showPopupAtom)).to.equal(false)
    store.set(closeSettingsAtom)
    expect(store.get(showPopupAtom)).to.equal(true)
  })

  it('returns on reset', () => {
    store.set(bannerAnswerAtom, ask)
    store.set(acceptAllAtom)
    store.set(resetAtom)
    expect(store.get(showPopupAtom)).to.equal(true)
    expect(store.get(consentsAtom)).to.deep.equal(defaultConsents())
    expect(store.get(consentInfoAtom)).to.equal(null)
  })
})

describe('the set of consents in force', () => {
  it('is every category if the jurisdiction is NONE and no banner is required', () => {
    store.set(bannerAnswerAtom, free)
    expect(store.get(effectiveConsentsAtom)).to.deep.equal(allConsents())
    expect(store.get(consentInfoAtom)).to.equal(null)
  })

  it('is only the necessary category if the offline response has the jurisdiction NONE', () => {
    store.set(bannerAnswerAtom, { ...free, from: 'stand-in' })
    expect(store.get(effectiveConsentsAtom)).to.deep.equal(onlyNecessary())
  })

  it('respects Do Not Track, even in the jurisdiction NONE', () => {
    store.set(signalsAtom, { doNotTrack: true, globalPrivacyControl: false })
    store.set(bannerAnswerAtom, free)
    expect(store.get(effectiveConsentsAtom)).to.deep.equal(onlyNecessary())
    store.set(acceptAllAtom)
    expect(store.get(effectiveConsentsAtom)).to.deep.equal(onlyNecessary())
    expect(store.get(consentsAtom)).to.deep.equal(allConsents())
  })
})

describe('the categories shown', () => {
  it('are those of the site, in display order, and always the necessary one', () => {
    store.set(settingsAtom, { ...defaultSettings, gdprTypes: ['marketing', 'functionality'] })
    expect(store.get(displayedCategoriesAtom).map(({ name }) => name)).to.deep.equal([
      'necessary',
      'functionality',
      'marketing',
    ])
  })
})

describe('the language', () => {
  const server = { language: 'sv', translations: { common: { save: 'Spara' } } }
  beforeEach(() => store.set(availableLanguagesAtom, ['en', 'de', 'fr']))

  it("is the browser's if we have a translation", () => {
    store.set(visitorLanguagesAtom, ['xx', 'de-CH', 'fr'])
    expect(store.get(languageAtom)).to.equal('de')
  })

  it('is the default language if automatic switching is disabled', () => {
    store.set(visitorLanguagesAtom, ['de'])
    store.set(bannerAnswerAtom, { ...ask, translations: server })
    store.set(translationConfigAtom, { translations: {}, defaultLanguage: 'fr', disableAutoLanguageSwitch: true })
    expect(store.get(languageAtom)).to.equal('fr')
  })

  it("is the site's option before all others", () => {
    store.set(visitorLanguagesAtom, ['de'])
    store.set(hostLanguageAtom, 'fr')
    expect(store.get(languageAtom)).to.equal('fr')
  })

  it("is the server's choice, with its texts over ours and the site's over both", () => {
    store.set(bannerAnswerAtom, { ...ask, translations: server })
    expect([store.get(languageAtom), store.get(textsAtom).common.save]).to.deep.equal(['sv', 'Spara'])
    expect(store.get(textsAtom).common.acceptAll).to.equal('Accept All')
    const translations = { sv: { common: { save: 'Behåll' } } }
    store.set(translationConfigAtom, { translations, defaultLanguage: 'en', disableAutoLanguageSwitch: false })
    expect(store.get(textsAtom).common.save).to.equal('Behåll')
  })
})

describe("the page's store", () => {
  it('is passed to earlier and later followers, and can be unset', () => {
    const seen: (ConsentStore | null)[] = []
    const stopEarly = followPageStore(now => seen.push(now))
    const takeBack = providePageStore(store)
    const stopLate = followPageStore(now => seen.push(now))
    expect(seen).to.deep.equal([null, store, store])
    stopLate()
    takeBack()
    expect(seen).to.deep.equal([null, store, store, null])
    stopEarly()
  })
  it('is not unset by the end of a manager that another one has replaced', () => {
    const takeBack = providePageStore(store)
    const next = createConsentStore()
    const takeNextBack = providePageStore(next)
    takeBack()
    let now: ConsentStore | null = null
    followPageStore(given => (now = given))()
    expect(now).to.equal(next)
    takeNextBack()
  })
})
