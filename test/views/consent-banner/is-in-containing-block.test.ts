import { expect } from '@open-wc/testing'
import { closeSettingsAtom, openSettingsAtom, rejectAllAtom } from '../../../src/store/actions'
import { isInContainingBlock } from '../../../src/views/consent-banner/is-in-containing-block'
import { eventually } from '../../support/eventually'
import { askingStore, clearPage, drawn, faded, focused, part, partOrNull, press, put } from '../page'

const hosts: HTMLElement[] = []
/** A box of the page that is scrolled and does not start at the window's edge. */
function box(css: string): HTMLElement {
  const host = document.createElement('div')
  host.style.cssText = `position:absolute;inset:70px auto auto 90px;width:200px;height:1500px;${css}`
  document.body.append(host)
  hosts.push(host)
  return host
}
const place = (banner: Element): number[] => {
  const { left, top, width, height } = part(banner, 'banner').getBoundingClientRect()
  return [left, top, width, height].map(Math.round)
}
const isOnTop = (banner: Element): boolean => banner.shadowRoot?.querySelector(':popover-open') !== null
const usable = (banner: Element): boolean => {
  const button = part(banner, 'reject')
  const { x, y, width, height } = button.getBoundingClientRect()
  return banner.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2) === button
}

describe('a banner within a containing block of the page', () => {
  afterEach(async () => {
    await clearPage()
    for (const host of hosts.splice(0)) host.remove()
    scrollTo(0, 0)
  })

  for (const css of [
    'transform:translateX(0)',
    'transform:rotate(9deg) scale(.5)',
    'rotate:9deg',
    'perspective:100px',
    'filter:blur(0)',
    'will-change:transform',
    'contain:paint',
    'contain:strict',
    'transform:scale(1);overflow:hidden;opacity:.2',
  ])
    it(`has the same position as in the body, is complete and can be clicked (${css})`, async () => {
      askingStore()
      const banner = put('consent-banner')
      await faded()
      const usual = place(banner)
      expect([isOnTop(banner), isInContainingBlock(banner.shadowRoot!.querySelector<HTMLElement>('.root')!)]).to.eql([
        false,
        false,
      ])
      banner.remove()
      await drawn()
      box(css).append(banner)
      scrollTo(0, 200)
      await eventually(() => expect([isOnTop(banner), place(banner)]).to.eql([true, usual]))
      expect(usable(banner)).to.equal(true)
    })

  it('stays out of the top layer if its position is correct without it', async () => {
    askingStore()
    const banner = put('consent-banner')
    box('position:relative;overflow:hidden;z-index:3;isolation:isolate').append(banner)
    await faded()
    expect(isOnTop(banner)).to.equal(false)
  })

  it('opens again after the settings, without taking the focus, and closes after a decision', async () => {
    const store = askingStore()
    const banner = put('consent-banner')
    const host = box('transform:translateX(0)')
    const before = document.createElement('button')
    host.append(before, banner)
    before.focus()
    await eventually(() => expect(isOnTop(banner)).to.equal(true))
    expect(focused() === before).to.equal(true)
    await press('Tab')
    expect(focused() === part(banner, 'accept')).to.equal(true)
    store.set(openSettingsAtom)
    await faded()
    expect(partOrNull(banner, 'banner')).to.equal(null)
    store.set(closeSettingsAtom)
    await faded()
    expect([isOnTop(banner), usable(banner)]).to.eql([true, true])
    store.set(rejectAllAtom)
    await faded()
    expect(partOrNull(banner, 'banner')).to.equal(null)
  })

  it('moves into a modal dialog of the page and back', async () => {
    askingStore()
    const banner = put('consent-banner')
    const host = box('transform:translateX(0)')
    host.append(banner)
    await eventually(() => expect(isOnTop(banner)).to.equal(true))
    const usual = place(banner)
    const dialog = document.createElement('dialog')
    host.append(dialog)
    dialog.showModal()
    await drawn()
    expect([banner.parentNode === dialog, usable(banner)]).to.eql([true, true])
    dialog.close()
    await drawn()
    expect([banner.parentNode === host, isOnTop(banner), usable(banner), place(banner)]).to.eql([
      true,
      true,
      true,
      usual,
    ])
  })
})
