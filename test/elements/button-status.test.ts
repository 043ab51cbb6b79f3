import { expect } from '@open-wc/testing'
import { bannerAnswerAtom } from '../../src/store/banner-atoms'
import { recordAtom } from '../../src/store/record-atoms'
import { signalsAtom } from '../../src/store/settings-atoms'
import { availableLanguagesAtom, hostLanguageAtom, loadedTextsAtom } from '../../src/store'
import { rejectAllAtom, resetAtom } from '../../src/store/actions'
import type { ConsentStore } from '../../src/store/create-consent-store'
import { en } from '../../src/translations/en'
import { de } from '../../src/translations/languages/de'
import { askingStore, clearPage, put } from '../views/page'
import { eventually } from '../support/eventually'

describe('<privacy-settings-button status>', () => {
  afterEach(clearPage)

  const find = (button: Element, name: string): Element | null => button.shadowRoot!.querySelector(`[part~="${name}"]`)
  const withStatus = async (store: ConsentStore): Promise<{ button: HTMLElement; text: () => string }> => {
    expect(store.get(recordAtom)).to.equal(null)
    const button = put('privacy-settings-button', { status: '' })
    await eventually(() => expect(find(button, 'status')).to.not.equal(null))
    return { button, text: () => find(button, 'status')!.textContent! }
  }
  const optOut = (store: ConsentStore): void =>
    store.set(bannerAnswerAtom, answer => answer && { ...answer, from: 'server', model: 'opt-out' })
  const signal = (store: ConsentStore): void =>
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })

  it('shows nothing before a decision, then what is not allowed and until when, and nothing again after a reset', async () => {
    const store = askingStore()
    const { button, text } = await withStatus(store)
    expect(text()).to.equal('')
    expect(getComputedStyle(find(button, 'status')!).display).to.equal('none')
    store.set(recordAtom, {
      consents: { necessary: true, functionality: false, measurement: true, experience: false, marketing: false },
      consentInfo: { time: Date.UTC(2026, 4, 3, 12), type: 'custom' },
      expires: Date.UTC(2026, 10, 1, 12),
    })
    const facts = find(button, 'status')!.querySelectorAll('[part~=fact]')
    expect([...facts].map(({ textContent }) => textContent)).to.eql([
      'Allowed: Analytics.',
      'Not allowed: Extra features, Videos and maps, and Marketing.',
      'You decided on May\u00a03,\u00a02026. Your choice is valid until November\u00a01,\u00a02026.',
    ])
    await expect(button).to.be.accessible()
    store.set(resetAtom)
    expect(text()).to.equal('')
  })

  it('states that an opt-out signal is honored, under an opt-out law', async () => {
    const store = askingStore()
    const { text } = await withStatus(store)
    optOut(store)
    signal(store)
    expect(text()).to.equal('Global Privacy Control: Your opt-out request is honored.')
  })

  it('states it without the attribute, too, once the law is known', async () => {
    const store = askingStore()
    signal(store)
    const button = put('privacy-settings-button')
    expect(find(button, 'status')).to.equal(null)
    optOut(store)
    await eventually(() =>
      expect(find(button, 'status')?.textContent).to.equal('Global Privacy Control: Your opt-out request is honored.'),
    )
    await expect(button).to.be.accessible()
  })

  it('names the signal and what it turns off, under an opt-in law', async () => {
    const store = askingStore()
    const { text } = await withStatus(store)
    signal(store)
    expect(text()).to.include('Global Privacy Control').and.to.include('this stays off: Marketing.')
  })

  it('has the title and the icon of California’s rules under an opt-out law, and its usual title under others', async () => {
    const store = askingStore()
    const { button } = await withStatus(store)
    const label = (): string => button.shadowRoot!.querySelector('slot')!.textContent!
    expect([label(), find(button, 'choices-icon')]).to.eql(['Privacy Settings', null])
    optOut(store)
    expect(label()).to.equal('Your Privacy Choices')
    expect(find(button, 'choices-icon')!.getBoundingClientRect().width).to.be.above(20)
    await expect(button).to.be.accessible()
  })

  it('follows the language', async () => {
    const store = askingStore()
    const { button, text } = await withStatus(store)
    store.set(rejectAllAtom)
    store.set(loadedTextsAtom, { en, de })
    store.set(availableLanguagesAtom, ['en', 'de'])
    store.set(hostLanguageAtom, 'de')
    expect([text().startsWith('Nicht erlaubt: '), find(button, 'status')!.getAttribute('lang')]).to.eql([true, 'de'])
  })

  it('is absent without the attribute', async () => {
    const store = askingStore()
    const button = put('privacy-settings-button')
    store.set(rejectAllAtom)
    await import('../../src/views/status/show-status')
    await eventually(() => expect(store.get(recordAtom)).to.not.equal(null))
    expect(find(button, 'status')).to.equal(null)
  })
})
