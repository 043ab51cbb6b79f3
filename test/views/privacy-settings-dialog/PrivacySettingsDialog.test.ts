import { expect } from '@open-wc/testing'
import { closeSettingsAtom, openSettingsAtom } from '../../../src/store/actions'
import { isPrivacyDialogOpenAtom } from '../../../src/store/dialog-atoms'
import { recordAtom } from '../../../src/store/record-atoms'
import { settingsSoonAtom } from '../../../src/store/ui-atoms'
import { settingsAtom, signalsAtom } from '../../../src/store/settings-atoms'
import { en } from '../../../src/translations/en'
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

  it('is at most 28rem wide and 80 percent of the window high', async () => {
    const { element } = await openDialog()
    await faded()
    const { width, height, left, top } = part(element, 'dialog').getBoundingClientRect()
    expect(width).to.equal(448)
    expect(height).to.be.closeTo(innerHeight * 0.8, 1)
    expect([left, top].map(Math.round)).to.eql([(innerWidth - width) / 2, (innerHeight - height) / 2].map(Math.round))
  })

  it('has one scroll container in a low window, not nested ones', async () => {
    await sizeWindow(320, 256)
    const { element } = await openDialog()
    await faded()
    expect(element.shadowRoot?.querySelector('.scroll-view')?.hasAttribute('tabindex')).to.equal(false)
  })

  it('offers Reject All and Accept All with the same emphasis, and Save Settings', async () => {
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
    it(`decides and closes on ${name}, and announces it in a live region outside the dialog`, async () => {
      const { store, element } = await openDialog()
      part(element, 'switch-measurement').click()
      part(element, action).click()
      await faded()
      const record = store.get(recordAtom)
      expect(record?.consentInfo.type).to.equal({ reject: 'necessary', accept: 'all', save: 'custom' }[action])
      expect(record?.consents.measurement).to.equal(action !== 'reject')
      expect(record?.consents.marketing).to.equal(action === 'accept')
      await eventually(() => expect(isDialogOpen(element)).to.equal(false))
      const status = element.shadowRoot?.querySelector('[role=status]')
      await eventually(() => expect(status?.textContent).to.equal(en.common.saved))
      expect(status?.closest('dialog')).to.equal(null)
    })
  }

  it('dims the page and does not close on a click inside', async () => {
    const { store, element } = await openDialog()
    await faded()
    const at = (x: number, y: number) => element.shadowRoot?.elementFromPoint(x, y)
    expect(at(20, 20)).to.equal(part(element, 'overlay'))
    const { x, y } = part(element, 'title').getBoundingClientRect()
    expect(at(x - 4, y + 4)?.closest('.card')).not.to.equal(null)
    part(element, 'title').click()
    expect(store.get(isPrivacyDialogOpenAtom)).to.equal(true)
  })

  it('fades in and out within 200 ms each', async () => {
    const { store, element } = await openDialog()
    const dialog = part(element, 'dialog')
    const entering = fading(dialog)
    expect([entering?.name, entering?.duration]).to.eql(['fade', 200])
    // It looks opaque at that time, but the animation has not ended.
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

  it('renders hidden when the visitor is near Customize, and opens without another render', async () => {
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
    expect(focused() === dialog).to.equal(true)
    expect(fading(dialog)?.name).to.equal('fade')
    store.set(closeSettingsAtom)
    await waitUntil(() => partOrNull(element, 'dialog') === null, 'it goes like any other')
    expect(getComputedStyle(document.documentElement).overflow).to.equal('visible')
  })

  it('can be opened again while it fades out', async () => {
    const { store, element } = await openDialog()
    store.set(closeSettingsAtom)
    await fadesAs('leave', part(element, 'dialog'))
    store.set(openSettingsAtom)
    await waitUntil(() => getComputedStyle(part(element, 'dialog')).opacity === '1', 'it came back')
    await faded()
    expect(isDialogOpen(element)).to.equal(true)
    expect(getComputedStyle(part(element, 'dialog')).opacity).to.equal('1')
  })

  it('locks the page while it is open, without a layout shift', async () => {
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

  it('stays modal and keeps its state when its element is moved', async () => {
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

  it('states when a browser signal limits the choice', async () => {
    const { store, element } = await openDialog()
    const note = () => element.shadowRoot?.querySelector('.note')?.textContent
    expect(note()).to.equal(undefined)
    store.set(signalsAtom, { doNotTrack: false, globalPrivacyControl: true })
    await drawn()
    expect(note()).to.equal(
      'Your browser sends the Global Privacy Control signal. Whatever you choose here, this stays off: Marketing.',
    )
    store.set(settingsAtom, settings => ({ ...settings, gdprTypes: ['necessary', 'measurement'] }))
    await drawn()
    expect(note(), 'nothing that is shown is limited').to.equal(undefined)
  })

  it("shows the product's name without a link, unless the site hides it", async () => {
    const { store, element } = await openDialog()
    const line = () => element.shadowRoot?.querySelector('.branding')
    expect(line()?.textContent).to.equal('consent-elements')
    expect(element.shadowRoot?.querySelector('a')).to.equal(null)
    store.set(settingsAtom, settings => ({ ...settings, hideBranding: true }))
    await drawn()
    expect(line()).to.equal(null)
  })

  it('has neither style attributes nor style elements, and no submit buttons', async () => {
    const { element } = await openDialog()
    await faded()
    expect(element.shadowRoot?.querySelectorAll('[style],style,button:not([type=button])').length).to.equal(0)
  })
})
