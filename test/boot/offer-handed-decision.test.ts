import { expect } from '@open-wc/testing'
import { offerHandedDecision } from '../../src/boot/offer-handed-decision'
import type { BannerAnswer } from '../../src/consent/jurisdictions'
import { closeSettingsAtom, openSettingsAtom, rejectAllAtom } from '../../src/store/actions'
import { bannerAnswerAtom } from '../../src/store/banner-atoms'
import { createConsentStore, type ConsentStore } from '../../src/store/create-consent-store'
import { availableLanguagesAtom, hostLanguageAtom } from '../../src/store/language-atoms'
import { recordAtom } from '../../src/store/record-atoms'
import { settingsAtom, signalsAtom } from '../../src/store/settings-atoms'

describe('a decision that the visitor made on a sister site', () => {
  let store: ConsentStore
  let root: ShadowRoot
  let stop: () => void
  beforeEach(() => {
    localStorage.clear()
    store = createConsentStore()
    store.set(availableLanguagesAtom, ['en', 'de'])
    store.set(hostLanguageAtom, 'en')
    const gdprTypes = ['necessary', 'measurement', 'marketing'] as const
    store.set(settingsAtom, { ...store.get(settingsAtom), gdprTypes } as never)
    const tag = document.createElement('consent-banner')
    root = tag.attachShadow({ mode: 'open' })
    root.innerHTML = '<div part="text"></div>'
    document.body.append(tag)
  })
  afterEach(() => {
    stop()
    document.querySelector('consent-banner')?.remove()
    localStorage.clear()
  })
  const ask = (): void =>
    store.set(bannerAnswerAtom, {
      from: 'server',
      showConsentBanner: true,
      jurisdiction: { code: 'GDPR', message: '' },
      location: { countryCode: 'DE', regionCode: null },
    } as unknown as BannerAnswer)
  const offer = (...granted: unknown[]): void =>
    void (stop = offerHandedDecision(store, { from: 'sister.example', granted }))
  const text = (): string | undefined => root.querySelector('[part=offer] p')?.textContent
  const use = (): void => root.querySelector<HTMLElement>('[part=use-offer]')!.click()
  const granted = (): string[] =>
    Object.entries(store.get(recordAtom)!.consents)
      .filter(([, on]) => on)
      .map(([name]) => name)

  it('is offered only while the visitor is asked, and stores nothing before the press', () => {
    offer('measurement')
    expect(text()).to.equal(undefined)
    ask()
    expect(text())
      .to.contain('sister.example')
      .and.match(/analytics/i)
    expect(store.get(recordAtom)).to.equal(null)
    expect(localStorage.length).to.equal(0)
  })

  it('grants what it names, no more, and says where it is from', () => {
    ask()
    offer('measurement', 'necessary', 'experience', 'toString', 5, null)
    expect(text()).to.not.match(/experience/i)
    use()
    expect(granted()).to.deep.equal(['necessary', 'measurement'])
    const { origin, surface, trusted, consentInfo } = store.get(recordAtom)!
    expect({ origin, surface, trusted, type: consentInfo.type }).to.deep.equal({
      origin: 'hand-off sister.example',
      surface: 'banner',
      trusted: false,
      type: 'custom',
    })
  })

  it('is a refusal where nothing of it is shown here', () => {
    ask()
    offer('experience')
    const refusal = text()
    use()
    expect(granted()).to.deep.equal(['necessary'])
    expect(store.get(recordAtom)!.consentInfo.type).to.equal('necessary')
    expect(refusal).to.contain('sister.example')
  })

  it('never grants what a signal of the browser keeps off', () => {
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    ask()
    offer('measurement', 'marketing')
    use()
    expect(granted()).to.not.include('marketing')
  })

  it('follows the language, comes back with the banner, and goes with the decision', () => {
    ask()
    offer('measurement')
    const english = text()
    store.set(hostLanguageAtom, 'de')
    expect(text()).to.not.equal(english)
    store.set(openSettingsAtom)
    store.set(closeSettingsAtom)
    root.querySelector('[part=text]')!.replaceChildren()
    document.dispatchEvent(new CustomEvent('consent-banner-show'))
    expect(text()).to.contain('sister.example')
    store.set(rejectAllAtom)
    expect(text()).to.equal(undefined)
    document.dispatchEvent(new CustomEvent('consent-banner-show'))
    expect(text()).to.equal(undefined)
  })

  it('is gone once it has been stopped', () => {
    ask()
    offer('measurement')
    stop()
    expect(text()).to.equal(undefined)
    store.set(hostLanguageAtom, 'de')
    expect(text()).to.equal(undefined)
  })
})
