import { expect } from '@open-wc/testing'
import { availableLanguagesAtom, hostLanguageAtom } from '../../../src/store'
import { settingsAtom } from '../../../src/store/settings-atoms'
import { eventually } from '../../support/eventually'
import { askingStore, clearPage, drawn, faded, part, put, sizeWindow } from '../page'

const box = (element: Element) => element.getBoundingClientRect()
const weight = (button: Element) => {
  const { backgroundColor, color, fontSize, fontWeight, padding, borderTopColor } = getComputedStyle(button)
  return { backgroundColor, color, fontSize, fontWeight, padding, borderTopColor, width: Math.round(box(button).width) }
}

/** Returns to which edges of the window the banner is close (16 px or less). */
function edges(banner: Element): Record<'top' | 'right' | 'bottom' | 'left', boolean> {
  const { top, right, bottom, left } = box(part(banner, 'banner'))
  const { clientWidth, clientHeight } = document.documentElement
  const near = (distance: number): boolean => Math.round(distance) <= 16
  return { top: near(top), right: near(clientWidth - right), bottom: near(clientHeight - bottom), left: near(left) }
}
const only = (...near: string[]) => ({
  top: near.includes('top'),
  right: near.includes('right'),
  bottom: near.includes('bottom'),
  left: near.includes('left'),
})

const layouts = {
  'bottom-start': only('bottom', 'left'),
  'bottom-end': only('bottom', 'right'),
  'top-start': only('top', 'left'),
  'top-end': only('top', 'right'),
  bar: only('bottom', 'left', 'right'),
  center: only(),
  sheet: only('bottom', 'left'),
}

describe('the layouts of the banner', () => {
  afterEach(clearPage)

  for (const [layout, near] of Object.entries(layouts)) {
    it(`${layout}: has the right position, mirrored in right-to-left languages`, async () => {
      await sizeWindow(1280, 720)
      const store = askingStore()
      const banner = put('consent-banner', { layout })
      await eventually(() => part(banner, 'banner'))
      await faded()
      expect(edges(banner)).to.eql(near)
      if (layout !== 'bar') expect(box(part(banner, 'banner')).width).to.equal(440)
      store.set(availableLanguagesAtom, ['en', 'ar'])
      store.set(hostLanguageAtom, 'ar')
      await drawn()
      expect(edges(banner)).to.eql({ ...near, left: near.right, right: near.left })
    })

    for (const width of [320, 768, 1280])
      it(`${layout}: gives Accept All and Reject All the same emphasis, within the window (${width}px)`, async () => {
        await sizeWindow(width, 480)
        askingStore({ policyUrl: '/privacy' })
        const banner = put('consent-banner', { layout })
        await eventually(() => part(banner, 'banner'))
        for (const size of ['', '32px']) {
          document.documentElement.style.fontSize = size
          await faded()
          expect(weight(part(banner, 'accept'))).to.eql(weight(part(banner, 'reject')))
          const { left, right, top, bottom } = box(part(banner, 'banner'))
          const near = 0.01 // tolerance for Firefox's fractional coordinates
          expect([left >= -near, right <= width + near, top >= -near, bottom <= 480 + near]).to.eql([
            true,
            true,
            true,
            true,
          ])
          expect(part(banner, 'banner').scrollWidth).to.be.at.most(Math.ceil(right - left))
        }
        document.documentElement.style.fontSize = ''
      })
  }

  it('can be changed while the banner is open; an unknown one is reported once and ignored', async () => {
    const { warn } = console
    const said: string[] = []
    console.warn = (text: string) => void said.push(text)
    askingStore()
    const banner = put('consent-banner')
    await faded()
    expect(edges(banner)).to.eql(layouts['bottom-start'])
    banner.layout = 'top-end'
    await faded()
    expect(edges(banner)).to.eql(layouts['top-end'])
    banner.setAttribute('layout', 'sideways')
    banner.policyUrl = '/other'
    await eventually(() => part(banner, 'banner'))
    await faded()
    console.warn = warn
    expect(edges(banner)).to.eql(layouts['bottom-start'])
    expect(said).to.eql([
      '<consent-banner> has the layout "sideways"; allowed are bottom-start, bottom-end, top-start, top-end, bar, center, sheet, inline',
    ])
  })

  for (const [given, meant] of [
    ['bottom-sheet', 'sheet'],
    ['drawer', 'sheet'],
    ['embedded', 'inline'],
    ['footer', 'bar'],
    ['modal', 'center'],
    ['top-right', 'top-end'],
    ['bottomLeft', 'bottom-start'],
  ] as const)
    it(`of another product are named with what they probably mean (${given}: ${meant})`, async () => {
      const { warn } = console
      const said: string[] = []
      console.warn = (text: string) => void said.push(text)
      askingStore()
      const banner = put('consent-banner', { layout: given })
      await eventually(() => part(banner, 'banner'))
      console.warn = warn
      expect(said.join()).to.match(
        new RegExp(`^<consent-banner> has the layout "${given}"; did you mean "${meant}"\\? allowed are bottom-start`),
      )
    })

  it('change while the banner is open, to a sheet and to a block and back', async () => {
    await sizeWindow(390, 700)
    askingStore()
    const banner = put('consent-banner', { layout: 'bar' })
    await faded()
    const shown: Record<string, string> = { sheet: 'fixed', inline: 'static', center: 'fixed', '': 'fixed' }
    for (const [layout, position] of Object.entries(shown)) {
      banner.layout = layout
      await eventually(() => expect(getComputedStyle(part(banner, 'banner')).position, layout).to.equal(position))
      await faded()
      expect(box(part(banner, 'banner')).left, layout).to.equal({ sheet: 0, inline: 8 }[layout] ?? 8)
      expect(banner.shadowRoot!.querySelectorAll('.root'), layout).to.have.length(1)
    }
  })

  it("render the site's text and link from the slots, and ours if the slots are emptied", async () => {
    const store = askingStore({ policyUrl: '/privacy' })
    const banner = put('consent-banner')
    const own = Object.assign(document.createElement('span'), {
      slot: 'description',
      textContent: 'Only what you allow.',
    })
    const link = Object.assign(document.createElement('a'), { slot: 'policy-link', href: '/ours', textContent: 'Ours' })
    banner.append(own, link)
    await faded()
    const shown = () => box(part(banner, 'description').querySelector('a')!).height > 0
    expect([box(own).height > 0, box(link).height > 0, shown()]).to.eql([true, true, false])
    expect(getComputedStyle(own).fontSize).to.equal(getComputedStyle(part(banner, 'description')).fontSize)
    expect(getComputedStyle(link).color).to.equal(getComputedStyle(part(banner, 'description')).color)
    store.set(settingsAtom, settings => ({ ...settings, policyUrl: '/changed' }))
    await drawn()
    expect(link.isConnected && own.isConnected).to.equal(true)
    link.remove()
    await drawn()
    expect(shown()).to.equal(true)
    await expect(banner).to.be.accessible()
  })
})
