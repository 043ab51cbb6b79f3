import { expect } from '@open-wc/testing'
import { closeSettingsAtom, openSettingsAtom, setConsentAtom } from '../../../src/store/actions'
import { recordAtom } from '../../../src/store/record-atoms'
import { draftAtom } from '../../../src/store/selection-atoms'
import { moveIntoTopLayer } from '../../../src/views/consent-banner/move-into-top-layer'
import { waitUntil } from '../../support/wait-until'
import { askingStore, clearPage, drawn, faded, focused, part, press, put } from '../page'

/** A modal dialog of the page with transform, overflow, opacity and containment. */
function hostDialog(parent: Node = document.body): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.style.cssText = 'transform:rotate(3deg);overflow:hidden;width:200px;height:80px;contain:paint'
  dialog.append(document.createElement('button'), document.createElement('p'))
  parent.appendChild(dialog)
  hosts.push(dialog)
  return dialog
}
const hosts: Element[] = []

/** Returns the element at the center of a button, which a click would hit. */
function under(button: HTMLElement): Element | null {
  const { x, y, width, height } = button.getBoundingClientRect()
  return (button.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2)
}
const usable = (banner: Element): boolean => {
  const button = part(banner, 'reject')
  button.focus()
  return under(button) === button && focused() === button
}
/** Returns the box of the banner. */
const box = (banner: Element) => {
  const { x, y, width, height } = part(banner, 'banner').getBoundingClientRect()
  return { x, y, width, height }
}
/** Returns whether the box is unchanged to within a pixel: Firefox and WebKit round differently in the top layer. */
const liesAt = (banner: Element, place: ReturnType<typeof box>): boolean => {
  const now = box(banner)
  return (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(now[side] - place[side]) <= 1)
}

describe('the banner, while the page shows modal dialogs', () => {
  afterEach(async () => {
    for (const host of hosts.splice(0)) host.remove()
    await clearPage()
  })

  it('keeps its position, can be clicked and focused, and returns to its place', async () => {
    const store = askingStore()
    const home = document.createElement('div')
    document.body.append(home)
    hosts.push(home)
    const banner = put('consent-banner')
    const [before, after] = [document.createElement('i'), document.createElement('b')]
    home.append(before, banner, after)
    await faded()
    const place = box(banner)
    const dialog = hostDialog()
    dialog.showModal()
    await drawn()
    expect(banner.parentNode).to.equal(dialog)
    expect([liesAt(banner, place), usable(banner)]).to.eql([true, true])
    dialog.close()
    await drawn()
    expect([...home.childNodes]).to.eql([before, banner, after])
    expect([liesAt(banner, place), usable(banner)]).to.eql([true, true])
    dialog.showModal()
    await drawn()
    part(banner, 'reject').click()
    expect(store.get(recordAtom)?.consentInfo.type).to.equal('necessary')
    await faded()
    expect([...home.childNodes]).to.eql([before, banner, after])
    expect(dialog.open).to.equal(true)
  })

  it('does not take the focus when it moves, and is reachable by Tab', async () => {
    askingStore()
    const banner = put('consent-banner')
    await drawn()
    const dialog = hostDialog()
    dialog.showModal()
    await drawn()
    expect(focused() === dialog.querySelector('button')).to.equal(true)
    await press('Tab')
    expect(focused() === part(banner, 'accept')).to.equal(true)
  })

  it('moves into a dialog that was open before, into the topmost of several, and into one in a shadow root', async () => {
    askingStore()
    const first = hostDialog()
    first.showModal()
    const banner = put('consent-banner')
    await drawn()
    expect([banner.parentNode === first, usable(banner)]).to.eql([true, true])
    const second = hostDialog()
    second.showModal()
    await drawn()
    expect([banner.parentNode === second, usable(banner)]).to.eql([true, true])
    const host = document.createElement('div')
    hosts.push(host)
    first.append(host)
    const inside = hostDialog(host.attachShadow({ mode: 'open' }))
    inside.showModal()
    await drawn()
    expect([banner.parentNode === inside, usable(banner)]).to.eql([true, true])
    inside.close()
    await drawn()
    expect([banner.parentNode === second, usable(banner)]).to.eql([true, true])
    second.remove()
    await drawn()
    expect([banner.parentNode === first, usable(banner)]).to.eql([true, true])
    first.close()
    await drawn()
    expect(banner.parentNode).to.equal(document.body)
  })

  it('ignores non-modal dialogs', async () => {
    askingStore()
    const banner = put('consent-banner')
    await drawn()
    hostDialog().show()
    await drawn()
    expect([banner.parentNode === document.body, usable(banner)]).to.eql([true, true])
  })

  it('keeps an unsaved choice, and closes for its own settings', async () => {
    const store = askingStore()
    const banner = put('consent-banner')
    const settings = put('privacy-settings-dialog')
    await drawn()
    const dialog = hostDialog()
    dialog.showModal()
    await drawn()
    store.set(openSettingsAtom)
    await faded()
    expect(banner.parentNode).to.equal(document.body)
    store.set(setConsentAtom, 'marketing', true)
    hostDialog().showModal()
    await drawn()
    expect(store.get(draftAtom)).to.eql({ marketing: true })
    expect(part(settings, 'switch-marketing').getAttribute('aria-checked')).to.equal('true')
    hosts.pop()?.remove()
    store.set(closeSettingsAtom)
    await waitUntil(() => usable(banner), 'the banner is usable again')
    expect(banner.parentNode).to.equal(dialog)
  })

  it('does not let clicks on it close a dialog that closes on outside clicks', async () => {
    askingStore()
    const banner = put('consent-banner')
    await drawn()
    const dialog = hostDialog()
    const heard: string[] = []
    for (const type of ['click', 'pointerdown', 'mousedown']) dialog.addEventListener(type, () => heard.push(type))
    dialog.showModal()
    await drawn()
    for (const type of ['click', 'pointerdown', 'mousedown'])
      part(banner, 'description').dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true }))
    expect(heard).to.eql([])
    dialog.querySelector('p')?.click()
    expect(heard).to.eql(['click'])
  })

  it('returns into a dialog whose content is replaced', async () => {
    askingStore()
    const banner = put('consent-banner')
    await drawn()
    const dialog = hostDialog()
    dialog.showModal()
    await drawn()
    dialog.textContent = 'The next step'
    await drawn()
    expect([banner.parentNode === dialog, usable(banner)]).to.eql([true, true])
  })

  for (const [what, act, stays] of [
    ['takes it away', (banner: Element) => banner.remove(), false],
    ['takes it from where it believes it to be', (banner: Element, home: Element) => home.removeChild(banner), false],
    ['empties its place', (_: Element, home: Element) => home.replaceChildren(), false],
    ['removes its place', (_: Element, home: Element) => home.remove(), false],
    [
      'puts something in front of it',
      (banner: Element, home: Element) => home.insertBefore(document.createElement('i'), banner),
      true,
    ],
  ] as const)
    it(`stays consistent if the page ${what} meanwhile`, async () => {
      askingStore()
      const home = document.createElement('div')
      document.body.append(home)
      hosts.push(home)
      const banner = put('consent-banner')
      home.append(banner)
      await drawn()
      const dialog = hostDialog()
      dialog.showModal()
      await drawn()
      expect(banner.parentNode).to.equal(dialog)
      act(banner, home)
      dialog.close()
      await drawn()
      expect(banner.isConnected).to.equal(stays)
      expect(home.innerHTML).to.equal(stays ? '<i></i><consent-banner></consent-banner>' : home.innerHTML)
      expect(Object.keys(home)).to.eql([])
    })

  it('is moved back when watching stops', async () => {
    askingStore()
    const [element, surface] = [document.createElement('div'), document.createElement('div')]
    element.append(surface)
    document.body.append(element)
    hosts.push(element)
    const dialog = hostDialog()
    dialog.showModal()
    const stop = moveIntoTopLayer(element, surface)
    expect([element.parentNode === dialog, surface.matches(':popover-open')]).to.eql([true, true])
    stop()
    expect([element.parentNode === document.body, surface.hasAttribute('popover')]).to.eql([true, false])
  })
})
