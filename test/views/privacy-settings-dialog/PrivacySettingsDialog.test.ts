import { expect } from '@open-wc/testing'
import { closeSettingsAtom, openSettingsAtom } from '../../../src/store/actions'
import { isPrivacyDialogOpenAtom } from '../../../src/store/dialog-atoms'
import { recordAtom } from '../../../src/store/record-atoms'
import { draftAtom } from '../../../src/store/selection-atoms'
import { settingsSoonAtom } from '../../../src/store/painting-atoms'
import { settingsAtom, signalsAtom } from '../../../src/store/settings-atoms'
import { hostLanguageAtom, availableLanguagesAtom, loadedTextsAtom } from '../../../src/store'
import { en } from '../../../src/translations/en'
import { de } from '../../../src/translations/languages/de'
import { eventually } from '../../support/eventually'
import {
  askingStore,
  clearPage,
  drawn,
  faded,
  fading,
  fadesAs,
  focused,
  part,
  partOrNull,
  press,
  pretend,
  put,
  sizeWindow,
} from '../page'
import { waitUntil } from '../../support/wait-until'

const isDialogOpen = (element: Element): boolean =>
  element.shadowRoot?.querySelector('dialog')?.matches(':modal') ?? false

async function openDialog(settings = {}) {
  const store = askingStore(settings)
  const element = put('privacy-settings-dialog')
  await drawn()
  store.set(openSettingsAtom)
  await drawn()
  return { store, element }
}

describe('the privacy settings dialog', () => {
  afterEach(clearPage)

  it('is modal, named by its title, described by its text, and passes axe', async () => {
    const { element } = await openDialog({ policyUrl: '/privacy' })
    await faded()
    const dialog = part(element, 'dialog')
    expect(isDialogOpen(element)).to.equal(true)
    expect(dialog.getAttribute('aria-labelledby')).to.equal(part(element, 'title').id)
    expect(dialog.getAttribute('aria-describedby')).to.equal(part(element, 'description').id)
    expect(part(element, 'title').textContent).to.equal('Privacy Settings')
    await expect(element).to.be.accessible()
  })

  it('passes axe in the dark and with every category opened', async () => {
    const { element } = await openDialog({ colorScheme: 'dark' })
    element.shadowRoot?.querySelectorAll<HTMLElement>('[aria-expanded]').forEach(header => header.click())
    await faded()
    await expect(element).to.be.accessible()
  })

  it('is at most 28rem wide and 80 percent of the window high', async () => {
    const { element } = await openDialog()
    await faded()
    const { width, height, left, top } = part(element, 'dialog').getBoundingClientRect()
    expect(width).to.equal(448)
    expect(height).to.be.closeTo(innerHeight * 0.8, 1)
    expect([left, top].map(Math.round)).to.eql([(innerWidth - width) / 2, (innerHeight - height) / 2].map(Math.round))
  })

  it('fits a window of 320 by 256 pixels, and every button can be reached', async () => {
    await sizeWindow(320, 256)
    const { element, store } = await openDialog()
    store.set(availableLanguagesAtom, ['en', 'de'])
    store.set(loadedTextsAtom, { en, de })
    store.set(hostLanguageAtom, 'de')
    await faded()
    expect(document.documentElement.scrollWidth).to.be.at.most(320)
    // One thing to scroll, not one inside another.
    expect(element.shadowRoot?.querySelector('.scroll-view')?.hasAttribute('tabindex')).to.equal(false)
    for (const button of element.shadowRoot?.querySelectorAll('button') ?? []) {
      button.focus()
      const { top, bottom, left, right } = button.getBoundingClientRect()
      const name = button.textContent + String(button.getAttribute('part'))
      expect([top >= 0, left >= 0, right <= 320, bottom <= 256], name).to.eql([true, true, true, true])
    }
  })

  it('offers Reject All and Accept All with the same weight, and Save Settings', async () => {
    const { element } = await openDialog()
    await faded()
    const [reject, accept, save] = ['reject', 'accept', 'save'].map(name => part(element, name))
    expect([reject, accept, save].map(button => button?.textContent)).to.eql([
      'Reject All',
      'Accept All',
      'Save Settings',
    ])
    expect([reject, accept, save].map(button => button?.dataset.action)).to.eql(['reject', 'accept', 'save'])
    for (const side of ['width', 'height', 'background-color', 'color', 'font-weight', 'border-top-color'] as const) {
      expect(getComputedStyle(reject!).getPropertyValue(side)).to.equal(
        getComputedStyle(accept!).getPropertyValue(side),
      )
    }
  })

  for (const [name, action] of [
    ['Reject All', 'reject'],
    ['Accept All', 'accept'],
    ['Save Settings', 'save'],
  ] as const) {
    it(`decides and closes on ${name}, and says so in a live region outside the dialog`, async () => {
      const { store, element } = await openDialog()
      part(element, 'switch-measurement').click()
      part(element, action).click()
      await faded()
      const record = store.get(recordAtom)
      expect(record?.consentInfo.type).to.equal({ reject: 'necessary', accept: 'all', save: 'custom' }[action])
      expect(record?.consents.measurement).to.equal(action !== 'reject')
      expect(record?.consents.marketing).to.equal(action === 'accept')
      expect(isDialogOpen(element)).to.equal(false)
      await drawn()
      const status = element.shadowRoot?.querySelector('[role=status]')
      expect(status?.textContent).to.equal(en.common.saved)
      expect(status?.closest('dialog')).to.equal(null)
    })
  }

  for (const [way, close] of [
    ['the close button', (element: Element) => part(element, 'close').click()],
    ['a press on the overlay', (element: Element) => part(element, 'overlay').click()],
    ['Escape', () => press('Escape')],
    ['Escape twice', () => press('Escape').then(() => press('Escape'))],
  ] as const) {
    it(`closes by ${way} without granting, saving or saying anything`, async () => {
      const { store, element } = await openDialog()
      part(element, 'switch-marketing').click()
      await drawn()
      await close(element)
      await faded()
      expect(store.get(isPrivacyDialogOpenAtom)).to.equal(false)
      expect([store.get(recordAtom), store.get(draftAtom)]).to.eql([null, {}])
      expect(partOrNull(element, 'dialog') === null).to.equal(true)
      expect(element.shadowRoot?.querySelector('[role=status]')?.textContent).to.equal('')
    })
  }

  it('dims the page and does not close when it is pressed itself', async () => {
    const { store, element } = await openDialog()
    await faded()
    const at = (x: number, y: number) => element.shadowRoot?.elementFromPoint(x, y)
    expect(at(20, 20)).to.equal(part(element, 'overlay'))
    const { x, y } = part(element, 'title').getBoundingClientRect()
    expect(at(x - 4, y + 4)?.closest('.card')).not.to.equal(null)
    part(element, 'title').click()
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(true)
  })

  it('fades in and out for 200 ms each', async () => {
    const { store, element } = await openDialog()
    const dialog = part(element, 'dialog')
    const entering = fading(dialog)
    expect([entering?.name, entering?.duration]).to.eql(['fade', 200])
    // It is opaque to the eye by then, and still on its way.
    expect(entering?.halfway).to.be.within(0.9, 0.9999)
    await faded()
    expect(getComputedStyle(dialog).opacity).to.equal('1')
    store.set(closeSettingsAtom)
    await fadesAs('leave', dialog)
    const leaving = fading(dialog)
    expect(leaving?.duration).to.equal(200)
    expect(leaving?.halfway).to.be.within(0.01, 0.99)
    await eventually(() => expect(dialog.isConnected).to.equal(false))
  })

  it('is drawn ahead, unseen, when the visitor comes near Customize, and opens from there', async () => {
    const store = askingStore()
    const element = put('privacy-settings-dialog')
    store.set(settingsSoonAtom, true)
    await waitUntil(() => partOrNull(element, 'dialog') !== null, 'it is drawn')
    const dialog = part(element, 'dialog') as HTMLDialogElement
    expect([dialog.open, dialog.checkVisibility({ visibilityProperty: true })]).to.eql([false, false])
    expect(focused() === document.body).to.equal(true)
    expect(getComputedStyle(document.documentElement).overflow).to.equal('visible')

    store.set(openSettingsAtom)
    await waitUntil(() => dialog.matches(':modal'), 'the very same is in front of the page')
    expect(part(element, 'dialog') === dialog).to.equal(true)
    expect(focused() === part(element, 'title')).to.equal(true)
    expect(fading(dialog)?.name).to.equal('fade')
    store.set(closeSettingsAtom)
    await waitUntil(() => partOrNull(element, 'dialog') === null, 'it goes like any other')
    expect(getComputedStyle(document.documentElement).overflow).to.equal('visible')
  })

  it('can be opened again while it still fades out', async () => {
    const { store, element } = await openDialog()
    store.set(closeSettingsAtom)
    await fadesAs('leave', part(element, 'dialog'))
    store.set(openSettingsAtom)
    await waitUntil(() => getComputedStyle(part(element, 'dialog')).opacity === '1', 'it came back')
    await faded()
    expect(isDialogOpen(element)).to.equal(true)
    expect(getComputedStyle(part(element, 'dialog')).opacity).to.equal('1')
  })

  it('comes and goes at once where motion is to be reduced', async () => {
    await pretend({ reducedMotion: 'reduce' })
    const { store, element } = await openDialog()
    expect(getComputedStyle(part(element, 'dialog')).opacity).to.equal('1')
    store.set(closeSettingsAtom)
    await drawn()
    expect(partOrNull(element, 'dialog') === null).to.equal(true)
  })

  it('takes the focus to its heading and gives it back to what opened it', async () => {
    const opener = document.createElement('button')
    document.body.append(opener)
    opener.focus()
    const { store, element } = await openDialog()
    expect(focused() === part(element, 'title')).to.equal(true)
    store.set(closeSettingsAtom)
    await faded()
    expect(focused() === opener).to.equal(true)
    opener.remove()
  })

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    it(`gives the focus back to Customize of the banner that returns (reduced motion: ${reducedMotion})`, async () => {
      await pretend({ reducedMotion })
      askingStore()
      const banner = put('consent-banner')
      const element = put('privacy-settings-dialog')
      await drawn()
      const before = part(banner, 'customize')
      before.focus()
      await press('Enter')
      await faded()
      expect(partOrNull(banner, 'customize') === null).to.equal(true)
      expect(focused() === part(element, 'title')).to.equal(true)
      await press('Escape')
      await faded()
      expect(focused() === part(banner, 'customize')).to.equal(true)
      expect(before.isConnected).to.equal(false)
    })
  }

  it('keeps Tab inside, forwards and backwards', async () => {
    const { element } = await openDialog()
    await faded()
    const stops = new Set<Element | null>()
    for (let i = 0; i < 30; i++) {
      await press('Tab')
      expect(part(element, 'dialog').contains(focused())).to.equal(true)
      stops.add(focused())
    }
    // Close, a header and a switch for each of five categories, three decisions; and the scroll area, if it scrolls.
    expect(stops.size).to.be.within(14, 15)
    part(element, 'close').focus()
    await press('Tab', 'Shift')
    expect(focused() === part(element, 'save')).to.equal(true)
  })

  it('locks the page while it is open, without moving it, and only then', async () => {
    const tall = document.createElement('div')
    tall.style.height = '3000px'
    document.body.append(tall)
    const width = document.documentElement.clientWidth
    const { store, element } = await openDialog()
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden')
    expect(document.body.getBoundingClientRect().right).to.be.at.most(width)
    expect(document.documentElement.clientWidth).to.equal(width)
    store.set(closeSettingsAtom)
    await drawn()
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible')
    store.set(openSettingsAtom)
    await drawn()
    element.remove()
    await drawn()
    expect(document.adoptedStyleSheets).to.eql([])
    tall.remove()
  })

  it('stays modal and keeps its state when its element is moved in the page', async () => {
    const { element } = await openDialog()
    part(element, 'switch-marketing').click()
    element.shadowRoot?.querySelector<HTMLElement>('[aria-expanded]')?.click()
    const home = document.createElement('div')
    document.body.append(home)
    home.append(element)
    await drawn()
    expect(isDialogOpen(element)).to.equal(true)
    expect(part(element, 'switch-marketing').getAttribute('aria-checked')).to.equal('true')
    expect(element.shadowRoot?.querySelector('[aria-expanded=true]')).not.to.equal(null)
    home.remove()
  })

  it('says when a signal of the browser limits what can be allowed', async () => {
    const { store, element } = await openDialog()
    const note = () => element.shadowRoot?.querySelector('.note')?.textContent
    expect(note()).to.equal(undefined)
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    await drawn()
    expect(note()).to.equal(en.consentManagerDialog.signalLimits)
    store.set(settingsAtom, settings => ({ ...settings, gdprTypes: ['necessary', 'measurement'] }))
    await drawn()
    expect(note(), 'nothing that is shown is limited').to.equal(undefined)
  })

  it('says its name without a link, unless the site hides that', async () => {
    const { store, element } = await openDialog()
    const line = () => element.shadowRoot?.querySelector('.branding')
    expect(line()?.textContent).to.equal('consent-elements')
    expect(element.shadowRoot?.querySelector('a')).to.equal(null)
    store.set(settingsAtom, settings => ({ ...settings, hideBranding: true }))
    await drawn()
    expect(line()).to.equal(null)
  })

  it('has neither style attributes nor style elements, and every button keeps out of forms', async () => {
    const { element } = await openDialog()
    await faded()
    expect(element.shadowRoot?.querySelectorAll('[style],style,button:not([type=button])').length).to.equal(0)
  })
})
