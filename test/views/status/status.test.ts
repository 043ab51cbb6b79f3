import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../../src/consent/consents'
import type { ConsentModel } from '../../../src/consent/consent-model'
import { bannerAnswerAtom, receiveRecordAtom, signalsAtom, settingsAtom } from '../../../src/store'
import { availableLanguagesAtom, hostLanguageAtom } from '../../../src/store/language-atoms'
import { loadedTextsAtom } from '../../../src/store/text-atoms'
import type { ConsentStore } from '../../../src/store/create-consent-store'
import { en } from '../../../src/translations/en'
import { de } from '../../../src/translations/languages/de'
import { es } from '../../../src/translations/languages/es'
import { choiceText } from '../../../src/views/confirmation/choice-text'
import { showStatus } from '../../../src/views/status/show-status'
import { statusFacts } from '../../../src/views/status/status-facts'
import { askingStore, clearPage, put } from '../page'

const model = (store: ConsentStore, name: ConsentModel): void =>
  store.set(bannerAnswerAtom, answer => answer && { ...answer, from: 'server', model: name })
const signals = (store: ConsentStore, doNotTrack: boolean, globalPrivacyControl: boolean): void =>
  store.set(signalsAtom, { doNotTrack, globalPrivacyControl })
const decide = (store: ConsentStore, expires?: number, consents = onlyNecessary()): void =>
  store.set(receiveRecordAtom, {
    consents,
    consentInfo: { time: Date.UTC(2026, 4, 3, 12), type: 'necessary' },
    ...(expires && { expires }),
  })
const speak = (store: ConsentStore, language: string, texts: unknown): void => {
  store.set(availableLanguagesAtom, ['en', language])
  store.set(loadedTextsAtom, { [language]: texts } as never)
  store.set(hostLanguageAtom, language)
}
afterEach(clearPage)

describe('the status of a choice', () => {
  it('is empty before a decision, and then what is in force, since when and until when', () => {
    const store = askingStore()
    expect(statusFacts(store)).to.deep.equal([])
    decide(store)
    expect(statusFacts(store)).to.deep.equal([choiceText(store)])
    decide(store, Date.UTC(2026, 10, 1, 12))
    const decided = 'You decided on May\u00a03,\u00a02026. Your choice is valid until November\u00a01,\u00a02026.'
    expect(statusFacts(store)).to.deep.equal([choiceText(store), decided])
    decide(store, Date.UTC(2026, 10, 1, 12), { ...onlyNecessary(), marketing: true })
    const [allowed, refused] = choiceText(store).split('\n')
    expect(statusFacts(store)).to.deep.equal([allowed, refused, decided])
  })

  it('begins with a browser signal, and under an opt-out law says that it is honored', () => {
    const store = askingStore()
    signals(store, false, true)
    expect(statusFacts(store).join())
      .to.include('Global Privacy Control')
      .and.not.include(en.consentManagerDialog.optOutHonored)
    model(store, 'opt-out')
    const honored = `Global Privacy Control: ${en.consentManagerDialog.optOutHonored}`
    expect(statusFacts(store)).to.deep.equal([honored])
    decide(store)
    expect(statusFacts(store)).to.deep.equal([honored, choiceText(store)])
    signals(store, true, false)
    expect(statusFacts(store).join()).to.include('Do Not Track').and.not.include('honored')
    store.set(settingsAtom, { ...store.get(settingsAtom), privacySettings: { honorDoNotTrack: false } })
    expect(statusFacts(store)).to.deep.equal([choiceText(store)])
  })
})

describe('the status below a button', () => {
  let store: ConsentStore
  let root: ShadowRoot
  let label: HTMLElement
  let stop: () => void
  const status = (): HTMLElement => root.querySelector('[part=status]')!
  const icon = (): SVGElement | null => root.querySelector('[part=choices-icon]')

  beforeEach(() => {
    store = askingStore()
    root = put('div').attachShadow({ mode: 'open' })
    label = document.createElement('span')
    root.append(label)
    stop = showStatus(root, label, store)
  })
  afterEach(() => stop())

  it('follows the decision, the signals of the law, the language and its direction', () => {
    expect(status().textContent).to.equal('')
    expect(getComputedStyle(status()).display).to.equal('none')
    decide(store)
    expect(status().textContent).to.equal(choiceText(store))
    expect(getComputedStyle(status()).display).to.equal('block')
    expect(status().querySelectorAll('[part=fact]')).to.have.length(1)
    decide(store, undefined, allConsents())
    expect(status().textContent).to.equal(choiceText(store))
    label.dir = 'ltr'
    speak(store, 'de', de)
    expect([status().lang, status().dir]).to.deep.equal(['de', 'ltr'])
    expect(status().textContent).to.equal(choiceText(store))
    expect(label.textContent).to.equal(de.consentManagerDialog!.title)
    store.set(settingsAtom, { ...store.get(settingsAtom), gdprTypes: ['necessary', 'marketing'] })
    expect(status().textContent).to.equal(choiceText(store))
  })

  it('names the choices as the rules of California do under an opt-out law, in the languages of these rules', () => {
    expect([label.textContent, icon()]).to.deep.equal([en.consentManagerDialog.title, null])
    model(store, 'opt-out')
    expect(label.textContent).to.equal('Your Privacy Choices')
    expect(label.nextElementSibling).to.equal(icon())
    speak(store, 'es', es)
    expect(label.textContent).to.equal('Sus opciones de privacidad')
    speak(store, 'de', de)
    expect([label.textContent, icon() !== null]).to.deep.equal([de.consentManagerDialog!.title, true])
    model(store, 'opt-in')
    expect([label.textContent, icon()]).to.deep.equal([de.consentManagerDialog!.title, null])
  })

  it('has the icon of the rules: a pill in white and blue with a check and a cross, silent for screen readers', () => {
    model(store, 'opt-out')
    const svg = icon()!
    expect([svg.getAttribute('aria-hidden'), svg.getAttribute('viewBox'), svg.namespaceURI]).to.deep.equal([
      'true',
      '0 0 30 14',
      'http://www.w3.org/2000/svg',
    ])
    const paths = [...svg.querySelectorAll<SVGPathElement>('path')]
    expect(paths.map(path => path.getAttribute('fill'))).to.deep.equal(['#fff', '#06f', '#fff', '#06f'])
    const boxes = paths.map(path => path.getBBox())
    for (const { width, height } of boxes) expect(Math.min(width, height)).to.be.greaterThan(0)
    const [left, pill, cross, check] = boxes as [DOMRect, DOMRect, DOMRect, DOMRect]
    expect(pill.width / pill.height).to.be.closeTo(30 / 14, 0.1)
    expect(cross.x).to.be.greaterThan(left.x + left.width)
    expect(check.x + check.width).to.be.lessThan(left.x + left.width)
  })

  it('ends with everything that it has added', () => {
    model(store, 'opt-out')
    stop()
    expect([root.querySelector('[part=status]'), icon()]).to.deep.equal([null, null])
    const before = label.textContent
    speak(store, 'de', de)
    expect(label.textContent).to.equal(before)
  })
})
