import { expect, waitUntil } from '@open-wc/testing'
import { isPrivacyDialogOpenAtom } from '../../src/store/dialog-atoms'
import { availableLanguagesAtom, hostLanguageAtom, loadedTextsAtom } from '../../src/store'
import { en } from '../../src/translations/en'
import { de } from '../../src/translations/languages/de'
import { askingStore, clearPage, part, put } from '../views/page'

describe('<privacy-settings-button>', () => {
  afterEach(clearPage)

  it('opens the settings', () => {
    const store = askingStore()
    part(put('privacy-settings-button'), 'button').click()
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(true)
  })

  it("has the site's own label, or the title of the dialog in the visitor's language", async () => {
    const store = askingStore()
    const button = put('privacy-settings-button')
    const slot = button.shadowRoot?.querySelector('slot')
    expect(slot?.textContent).to.equal('Privacy Settings')
    store.set(loadedTextsAtom, { en, de })
    store.set(availableLanguagesAtom, ['en', 'de'])
    store.set(hostLanguageAtom, 'de')
    expect([slot?.textContent, slot?.lang]).to.eql([de.consentManagerDialog.title, 'de'])
    await expect(button).to.be.accessible()
    button.textContent = 'Cookies'
    expect(slot?.assignedNodes().length).to.equal(1)
  })

  it('loads its text for returning visitors, who have no banner that does', async () => {
    const store = askingStore()
    store.set(availableLanguagesAtom, ['en', 'de'])
    store.set(hostLanguageAtom, 'de')
    const slot = put('privacy-settings-button').shadowRoot!.querySelector('slot')!
    await waitUntil(() => slot.textContent === de.consentManagerDialog.title, 'the text stays English')
  })

  it('is disabled until a consent manager runs, whichever comes first', () => {
    const element = put('privacy-settings-button')
    const button = part(element, 'button') as HTMLButtonElement
    expect(button.disabled).to.equal(true)
    const store = askingStore()
    expect(button.disabled).to.equal(false)
    element.remove()
    document.body.append(element)
    button.click()
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(true)
  })

  it('inherits the style of the text around it', () => {
    askingStore()
    const element = put('privacy-settings-button')
    document.body.style.font = 'italic 23px serif'
    expect(getComputedStyle(part(element, 'button')).font).to.contain('italic 23px')
    document.body.removeAttribute('style')
  })
})
