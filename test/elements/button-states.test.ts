import { expect } from '@open-wc/testing'
import type { PrivacySettingsButtonElement } from '../../src/elements/privacy-settings-button'
import { availableLanguagesAtom, hostLanguageAtom, loadedTextsAtom } from '../../src/store'
import { bannerAnswerAtom } from '../../src/store/banner-atoms'
import { createConsentStore, type ConsentStore } from '../../src/store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../../src/store/dialog-atoms'
import { providePageStore } from '../../src/store/page-store'
import { signalsAtom } from '../../src/store/settings-atoms'
import { en } from '../../src/translations/en'
import { ar } from '../../src/translations/languages/ar'
import { atRest } from '../support/at-rest'
import { eventually } from '../support/eventually'
import { afterwards, askingStore, clearPage, part, partOrNull, put } from '../views/page'

const slotOf = (element: Element): HTMLSlotElement => element.shadowRoot!.querySelector('slot')!
const labelOf = (element: Element): string[] => {
  const { lang, dir, textContent } = slotOf(element)
  return [lang, dir, textContent!]
}
const arabic = (store: ConsentStore): void => {
  store.set(loadedTextsAtom, { en, ar })
  store.set(availableLanguagesAtom, ['en', 'ar'])
  store.set(hostLanguageAtom, 'ar')
}

describe('the states of <privacy-settings-button>', () => {
  afterEach(clearPage)

  it('are: disabled and in English without a manager, also after one has stopped', () => {
    const element = put('privacy-settings-button')
    const button = part(element, 'button') as HTMLButtonElement
    const english = ['en', 'ltr', en.consentManagerDialog.title]
    expect([button.type, button.disabled, labelOf(element)]).to.eql(['button', true, english])
    const store = createConsentStore()
    const withdraw = providePageStore(store)
    arabic(store)
    expect([button.disabled, labelOf(element)]).to.eql([false, ['ar', 'rtl', ar.consentManagerDialog!.title]])
    withdraw()
    expect([button.disabled, labelOf(element)]).to.eql([true, english])
    button.disabled = false
    button.click()
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(false)
  })

  it('look like a link of the text around it', () => {
    const element = put('privacy-settings-button')
    expect(element.shadowRoot!.adoptedStyleSheets).to.have.length(1)
    expect(getComputedStyle(element).display).to.equal('inline-block')
    expect(getComputedStyle(part(element, 'button')).textDecorationLine).to.equal('underline')
  })

  it('follow nothing while it is not in the page', () => {
    const store = askingStore()
    const element = put('privacy-settings-button')
    element.remove()
    arabic(store)
    expect(labelOf(element)[0]).to.equal('en')
    document.body.append(element)
    expect(labelOf(element)[0]).to.equal('ar')
  })

  for (const [label, attributes, loads] of [
    ['', {}, true],
    [' \n ', {}, true],
    ['Cookies', {}, false],
    ['Cookies', { status: '' }, true],
  ] as const)
    it(`load the texts of the language with the label ${JSON.stringify(label)} and ${JSON.stringify(attributes)}: ${loads}`, async () => {
      const store = askingStore()
      store.set(hostLanguageAtom, 'ar')
      const element = document.createElement('privacy-settings-button')
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      element.textContent = label
      document.body.append(element)
      afterwards(() => element.remove())
      if (loads) await eventually(() => expect(Object.keys(store.get(loadedTextsAtom))).to.include('ar'))
      else {
        await atRest()
        expect(Object.keys(store.get(loadedTextsAtom))).to.not.include('ar')
      }
    })

  it('reflect the property "status" as an attribute', () => {
    const element = put('privacy-settings-button') as PrivacySettingsButtonElement
    expect(element.status).to.equal(false)
    element.status = true
    expect([element.status, element.getAttribute('status')]).to.eql([true, ''])
    element.status = false
    expect(element.hasAttribute('status')).to.equal(false)
  })

  for (const [model, globalPrivacyControl, shows] of [
    ['opt-out', true, true],
    ['opt-out', false, false],
    ['opt-in', true, false],
  ] as const)
    it(`have a status without the attribute under ${model} with Global Privacy Control ${globalPrivacyControl}: ${shows}`, async () => {
      const store = askingStore()
      store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl })
      store.set(bannerAnswerAtom, answer => answer && { ...answer, from: 'server', model })
      const element = put('privacy-settings-button')
      if (shows) await eventually(() => expect(partOrNull(element, 'status')).to.not.equal(null))
      else {
        await atRest()
        expect(partOrNull(element, 'status')).to.equal(null)
      }
    })

  it('have no status any more after it is removed, or the manager has stopped', async () => {
    askingStore()
    const element = put('privacy-settings-button', { status: '' })
    await eventually(() => expect(partOrNull(element, 'status')).to.not.equal(null))
    element.remove()
    await eventually(() => expect(partOrNull(element, 'status')).to.equal(null))
    document.body.append(element)
    await eventually(() => expect(element.shadowRoot!.querySelectorAll('[part~=status]')).to.have.length(1))
  })

  it('are named to whoever writes an attribute that it does not know', async () => {
    const warned: string[] = []
    const { warn } = console
    console.warn = (...words: unknown[]) => void warned.push(words.join(' '))
    afterwards(() => (console.warn = warn))
    put('privacy-settings-button', { status: '', class: 'a' })
    put('privacy-settings-button', { state: '' })
    await eventually(() => expect(warned).to.have.length(1))
    expect(warned[0]).to.include('state').and.to.include('status')
  })
})
