import { expect } from '@open-wc/testing'
import { keepSurfaces } from '../../../src/boot/keep-surfaces'
import { settingsAtom } from '../../../src/store/settings-atoms'
import { eventually } from '../../support/eventually'
import { bannerScene, languages, rootOf, settled, type Scene } from '../accessibility/scenes'
import { afterwards, askingStore, clearPage, faded, focused, part, partOrNull, sizeWindow } from '../page'

const box = (element: Element): DOMRect => element.getBoundingClientRect()
const inline = { attributes: { layout: 'inline' } }

/** Adds a column of the page, and moves the banner between two of its paragraphs. */
function column(banner: Element, style: string): { home: HTMLElement; before: HTMLElement; after: HTMLElement } {
  const home = document.body.appendChild(document.createElement('div'))
  home.style.cssText = style
  const [before, after] = [document.createElement('p'), document.createElement('p')]
  before.textContent = after.textContent = 'Text of the page'
  home.append(before, banner, after)
  afterwards(() => home.remove())
  return { home, before, after }
}
const isBlock = (banner: Element): boolean => getComputedStyle(part(banner, 'banner')).position === 'static'

describe('the layout inline', () => {
  let warned: string[] = []
  const { warn } = console
  beforeEach(() => {
    warned = []
    console.warn = (text: string) => void warned.push(text)
  })
  afterEach(async () => {
    await clearPage()
    console.warn = warn
  })

  const parents: Record<string, string> = {
    'a block': '',
    'an element with transform': 'transform:translateX(1px)',
    'an element with filter': 'filter:opacity(.9)',
    'an element with contain': 'contain:layout',
    'a column of a grid': 'display:grid',
    'a row of boxes': 'display:flex;flex-direction:column',
  }
  for (const [name, style] of Object.entries(parents))
    it(`is a block as wide as ${name}, between what is around it, and not in the top layer`, async () => {
      const scene = await bannerScene(inline)
      const { home, before, after } = column(scene.element, `width:400px;${style}`)
      await settled()
      const card = box(part(scene.element, 'banner'))
      expect([Math.round(card.left - box(home).left), Math.round(card.width)]).to.eql([0, 400])
      expect([card.top >= box(before).bottom, card.bottom <= box(after).top]).to.eql([true, true])
      const ground = rootOf(scene.element).querySelector<HTMLElement>('.root')!
      expect([ground.matches(':popover-open'), isBlock(scene.element)]).to.eql([false, true])
    })

  it('is a block in a transformed element from the start', async () => {
    askingStore()
    const home = document.body.appendChild(document.createElement('div'))
    home.style.cssText = 'transform:translateX(1px);width:400px'
    afterwards(() => home.remove())
    home.innerHTML = '<consent-banner layout="inline"></consent-banner>'
    await faded()
    const banner = home.firstElementChild!
    expect(rootOf(banner).querySelector('.root')!.matches(':popover-open')).to.equal(false)
    expect(box(part(banner, 'banner')).width).to.equal(400)
  })

  for (const language of Object.keys(languages) as (keyof typeof languages)[])
    it(`gives Accept and Reject the same size in columns from 320 pixels on (${language})`, async () => {
      await sizeWindow(1280, 720)
      const { element } = await bannerScene({ ...inline, language })
      const { home } = column(element, '')
      for (const size of ['100%', '200%'])
        for (const width of [320, 480, 640, 900, 1200]) {
          document.documentElement.style.fontSize = size
          home.style.width = `${width}px`
          await settled()
          const [accept, reject, customize] = ['accept', 'reject', 'customize'].map(name => box(part(element, name)))
          const card = box(part(element, 'banner'))
          // Firefox has fractions of pixels.
          const sizes = [accept!, reject!].map(one => `${one.width.toFixed(2)}x${one.height.toFixed(2)}`)
          expect(sizes[0], `${width}, ${size}`).to.equal(sizes[1])
          expect(card.width).to.equal(width)
          for (const one of [accept!, reject!, customize!])
            expect(one.left >= card.left && one.right <= card.right && one.bottom <= card.bottom).to.equal(true)
          expect(part(element, 'banner').scrollHeight).to.be.at.most(part(element, 'banner').clientHeight + 1)
          const isRow = new Set([accept, reject, customize].map(one => Math.round(one!.top))).size === 1
          if (size === '100%') expect(isRow, `${width}`).to.equal(width >= 640)
        }
      document.documentElement.style.fontSize = ''
    })

  it('takes no focus, has no overlay, and reports that scroll-lock has no effect', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    afterwards(() => field.remove())
    field.focus()
    const { element, store } = await bannerScene({
      attributes: { layout: 'inline', 'scroll-lock': '' },
      scrollLock: true,
    })
    expect(focused()).to.equal(field)
    expect([getComputedStyle(document.documentElement).overflow, part(element, 'banner').role]).to.eql([
      'visible',
      'region',
    ])
    expect(part(element, 'overlay').hidden).to.equal(true)
    element.toggleAttribute('scroll-lock', false)
    element.toggleAttribute('scroll-lock', true)
    await settled()
    expect(part(element, 'banner').role).to.equal('region')
    expect(warned).to.eql(['consent-elements: scroll-lock has no effect with layout="inline". Remove one of them'])
    element.setAttribute('layout', 'center')
    await eventually(() => expect(part(element, 'banner').getAttribute('role')).to.equal('dialog'))
    expect(store.get(settingsAtom).scrollLock).to.equal(true)
  })

  it('lets the page show its own menu over it, without scrolling or moving', async () => {
    const { element } = await bannerScene(inline)
    const { home } = column(element, 'width:400px;position:relative')
    const item = home.appendChild(document.createElement('button'))
    item.style.cssText = 'position:absolute;inset:80px auto auto 20px;width:50px;height:20px'
    const { top } = box(part(element, 'banner'))
    item.focus()
    await settled()
    await settled()
    expect(box(part(element, 'banner')).top).to.equal(top)
    expect(rootOf(element).querySelector('[data-raised]')).to.equal(null)
  })

  it('is in a modal dialog of the page while that is open, as other banners are, and then at its place again', async () => {
    const { element } = await bannerScene(inline)
    const { before } = column(element, 'width:400px;transform:translateX(1px)')
    const dialog = document.body.appendChild(document.createElement('dialog'))
    afterwards(() => dialog.remove())
    dialog.showModal()
    await eventually(() => expect(element.parentNode).to.equal(dialog))
    expect([isBlock(element), rootOf(element).querySelector('.root')!.matches(':popover-open')]).to.eql([false, true])
    dialog.close()
    await eventually(() => expect(before.nextSibling).to.equal(element))
    expect([isBlock(element), box(part(element, 'banner')).width]).to.eql([true, 400])
  })

  it('leaves no gap in a grid once the visitor has decided', async () => {
    const { element } = await bannerScene(inline)
    const { before, after } = column(element, 'display:grid;gap:40px;width:400px')
    for (const text of [before, after]) text.style.margin = '0'
    part(element, 'reject').click()
    await eventually(() => expect(partOrNull(element, 'banner')).to.equal(null))
    await settled()
    expect(Math.round(box(after).top - box(before).bottom)).to.equal(40)
  })

  describe('in a page that replaces its content', () => {
    /** A banner that the page has written, kept by the manager. */
    async function kept(): Promise<Scene & ReturnType<typeof column>> {
      const scene = await bannerScene(inline)
      const place = column(scene.element, 'width:400px')
      afterwards(keepSurfaces(scene.store))
      afterwards(() => document.querySelectorAll('consent-banner').forEach(banner => banner.remove()))
      return { ...scene, ...place }
    }
    const only = async (): Promise<Element> => {
      await eventually(() => {
        const banners = document.querySelectorAll('consent-banner')
        expect(banners).to.have.length(1)
        part(banners[0]!, 'banner')
      })
      return document.querySelector('consent-banner')!
    }

    it('is at its place again if the page removes it alone', async () => {
      const { element, before, after } = await kept()
      for (const round of [1, 2]) {
        ;(round === 1 ? element : await only()).remove()
        const now = await only()
        expect([before.nextSibling, now.nextSibling], `${round}`).to.eql([now, after])
        expect(isBlock(now)).to.equal(true)
      }
    })

    it('is in the corner if its place is gone, until the page has a banner of its own again', async () => {
      const { home } = await kept()
      home.remove()
      const stand = await only()
      expect([stand.parentNode, isBlock(stand)]).to.eql([document.body, false])
      expect(box(part(stand, 'banner')).bottom).to.be.closeTo(innerHeight - 16, 8)
      const shell = document.body.appendChild(document.createElement('main'))
      afterwards(() => shell.remove())
      shell.innerHTML = '<consent-banner layout="inline"></consent-banner>'
      await eventually(() => expect(stand.isConnected).to.equal(false))
      const now = await only()
      expect([now.parentNode, isBlock(now)]).to.eql([shell, true])
    })
  })
})
