import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary, type Consents } from '../../../src/consent/consents'
import type { DeclaredService } from '../../../src/services/declared-service'
import { receiveRecordAtom, isPrivacyDialogOpenAtom, settingsAtom } from '../../../src/store'
import { availableLanguagesAtom, hostLanguageAtom } from '../../../src/store/language-atoms'
import { loadedTextsAtom } from '../../../src/store/text-atoms'
import { servicesAtom } from '../../../src/store/service-atoms'
import type { ConsentStore } from '../../../src/store/create-consent-store'
import { en } from '../../../src/translations/en'
import { ar } from '../../../src/translations/languages/ar'
import { choiceText } from '../../../src/views/confirmation/choice-text'
import { CONFIRMATION_MS, showConfirmation } from '../../../src/views/confirmation/show-confirmation'
import { stopClock } from '../../support/fake-clock'
import { askingStore, clearPage, put } from '../page'

const service = (name: string, company: string, category: DeclaredService['category']): DeclaredService =>
  ({ name, title: name, category, company: { name: company, country: 'DE' }, hosts: [], stores: [] }) as never
const decide = (store: ConsentStore, consents: Consents): void =>
  store.set(receiveRecordAtom, { consents, consentInfo: { time: 1, type: 'custom' } })
const { marketing, measurement } = en.consentTypes

describe('what is in force after a choice', () => {
  let store: ConsentStore
  const text = (consents: Consents, before?: Consents | null): string => {
    decide(store, consents)
    return choiceText(store, before)
  }
  beforeEach(() => {
    store = askingStore({ gdprTypes: ['necessary', 'measurement', 'marketing'] })
  })
  afterEach(clearPage)

  it('names the optional categories that are allowed, and those that are not', () => {
    expect(text(allConsents())).to.equal(`Allowed: ${measurement.title} and ${marketing.title}.`)
    expect(text(onlyNecessary())).to.equal(`Not allowed: ${measurement.title} and ${marketing.title}.`)
    expect(text({ ...onlyNecessary(), marketing: true })).to.equal(
      `Allowed: ${marketing.title}.\nNot allowed: ${measurement.title}.`,
    )
  })

  it('names only what has changed, unless nothing has', () => {
    const before = { ...onlyNecessary(), marketing: true }
    expect(text(onlyNecessary(), before)).to.equal(`Not allowed: ${marketing.title}.`)
    expect(text(allConsents(), before)).to.equal(`Allowed: ${measurement.title}.`)
    expect(text(before, before)).to.equal(text(before))
  })

  it('counts the companies that receive nothing because of it, each once, and not those that receive data anyway', () => {
    store.set(servicesAtom, [
      service('a', 'Acme', 'marketing'),
      service('b', 'Acme', 'marketing'),
      service('c', 'Beta', 'measurement'),
      service('d', 'Cola', 'experience'),
    ])
    const refused = `Not allowed: ${measurement.title} and ${marketing.title}`
    expect(text(onlyNecessary())).to.equal(`${refused} (2 companies).`)
    expect(text({ ...onlyNecessary(), marketing: true })).to.equal(
      `Allowed: ${marketing.title}.\nNot allowed: ${measurement.title} (1 company).`,
    )
    store.set(servicesAtom, [service('a', 'Acme', 'marketing'), service('b', 'Acme', 'measurement')])
    expect(text({ ...onlyNecessary(), marketing: true })).to.equal(
      `Allowed: ${marketing.title}.\nNot allowed: ${measurement.title}.`,
    )
  })

  it('counts a company whose service was refused in a category that is allowed only where something is not', () => {
    store.set(servicesAtom, [service('a', 'Acme', 'marketing'), service('c', 'Beta', 'measurement')])
    store.set(receiveRecordAtom, {
      consents: { ...onlyNecessary(), marketing: true },
      consentInfo: { time: 1, type: 'custom' },
      services: { a: false },
    })
    expect(choiceText(store)).to.include('(2 companies)')
  })
})

describe('a confirmation', () => {
  let store: ConsentStore
  let clock: ReturnType<typeof stopClock>
  const shown = (): Element | null => document.querySelector('consent-confirmation')
  const find = (selector: string, host = shown()!): HTMLElement => host.shadowRoot!.querySelector(selector)!

  beforeEach(() => {
    clock = stopClock()
    store = askingStore()
    decide(store, allConsents())
  })
  afterEach(async () => {
    shown()?.remove()
    clock.restore()
    await clearPage()
  })

  it('says what was saved for four seconds, in a region that its two sentences name', async () => {
    expect(CONFIRMATION_MS).to.equal(4000)
    showConfirmation(store, null)
    expect(shown()!.parentElement).to.equal(document.body)
    const card = find('[part=confirmation]')
    const names = card.getAttribute('aria-labelledby')!.split(' ')
    expect(names.map(id => find(`#${id}`).textContent)).to.deep.equal([en.common.saved, choiceText(store)])
    expect([card.getAttribute('role'), card.className]).to.deep.equal(['region', 'card'])
    await clock.pass(3999)
    expect(shown()).not.to.equal(null)
    await clock.pass(1)
    expect(shown()).to.equal(null)
  })

  it('names what has changed since the choice before', () => {
    const before = { ...allConsents(), marketing: false }
    showConfirmation(store, null, before)
    expect(find('#choice').textContent).to.equal(choiceText(store, before))
    expect(find('#choice').textContent).to.equal(`Allowed: ${marketing.title}.`)
  })

  it('stays while its button has the focus, and then for four seconds more', async () => {
    showConfirmation(store, null)
    find('button').focus()
    await clock.pass(4000)
    await clock.pass(4000)
    expect(shown()).not.to.equal(null)
    find('button').blur()
    await clock.pass(3999)
    expect(shown()).not.to.equal(null)
    await clock.pass(1)
    expect(shown()).to.equal(null)
  })

  it('opens the settings by its button, and ends', () => {
    showConfirmation(store, null)
    const button = find('button') as HTMLButtonElement
    expect([button.textContent, button.type, button.part.value, button.className]).to.deep.equal([
      en.consentManagerDialog.title,
      'button',
      'reopen',
      'link',
    ])
    button.click()
    expect([shown(), store.get(isPrivacyDialogOpenAtom)]).to.deep.equal([null, true])
  })

  it('has a mark of success, and a button that closes it', async () => {
    showConfirmation(store, null)
    const [mark, dismiss] = [find('[part=mark]'), find('[part=dismiss]')]
    expect([mark.textContent, mark.querySelector('svg')!.getAttribute('aria-hidden')]).to.deep.equal(['', 'true'])
    expect([dismiss.getAttribute('aria-label'), dismiss.getAttribute('type')]).to.deep.equal([
      en.common.close,
      'button',
    ])
    expect(dismiss.offsetWidth, 'a target of 44 pixels').to.be.at.least(44)
    dismiss.click()
    expect([shown(), store.get(isPrivacyDialogOpenAtom)]).to.deep.equal([null, false])
    showConfirmation(store, null)
    await clock.pass(3999)
    expect(shown(), 'the timer of the first has ended').not.to.equal(null)
  })

  it('replaces the one before, whose end does not end it', async () => {
    showConfirmation(store, null)
    const first = shown()
    await clock.pass(3000)
    showConfirmation(store, null)
    expect(document.querySelectorAll('consent-confirmation')).to.have.length(1)
    expect(shown()).not.to.equal(first)
    await clock.pass(3000)
    expect(shown()).not.to.equal(null)
    await clock.pass(1000)
    expect(shown()).to.equal(null)
  })

  it('is in the shadow tree of the banner, with its layout, and lends its parts to the page', () => {
    const banner = put('div', { layout: 'top-end' })
    const root = banner.attachShadow({ mode: 'open' })
    showConfirmation(store, root)
    const host = root.querySelector('consent-confirmation')!
    expect([host.getAttribute('layout'), host.getAttribute('exportparts')]).to.deep.equal([
      'top-end',
      'confirmation,mark,reopen,dismiss',
    ])
    showConfirmation(store, root)
    expect(root.querySelectorAll('consent-confirmation')).to.have.length(1)
    showConfirmation(store, null)
    expect(shown()!.getAttribute('layout')).to.equal('')
  })

  it('has the language, direction and colors of the views, and styles of its own', () => {
    store.set(availableLanguagesAtom, ['en', 'ar'])
    store.set(loadedTextsAtom, { ar } as never)
    store.set(hostLanguageAtom, 'ar')
    store.set(settingsAtom, { ...store.get(settingsAtom), colorScheme: 'dark' })
    showConfirmation(store, null)
    const surface = find('.root')
    expect([surface.lang, surface.dir, surface.dataset.scheme]).to.deep.equal(['ar', 'rtl', 'dark'])
    expect(getComputedStyle(find('.card')).position).to.equal('fixed')
  })
})
