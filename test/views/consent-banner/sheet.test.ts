import { expect, nextFrame } from '@open-wc/testing'
import { isPrivacyDialogOpenAtom } from '../../../src/store'
import { recordAtom } from '../../../src/store/record-atoms'
import { eventually } from '../../support/eventually'
import { bannerScene, rootOf, type Scene } from '../accessibility/scenes'
import { afterwards, clearPage, faded, part, partOrNull, press, pretend, put, sizeWindow } from '../page'

const box = (element: Element): DOMRect => element.getBoundingClientRect()
const phone = (): Promise<void> => sizeWindow(390, 700)
const sheet = (more: Parameters<typeof bannerScene>[0] = {}): Promise<Scene> =>
  bannerScene({ attributes: { layout: 'sheet' }, ...more })

/** A finger of its own for each drag. The browser knows no such pointer, so nothing can capture it. */
function finger(target: Element, kind: 'touch' | 'mouse' = 'touch') {
  const { x, y, width, height } = box(target)
  const from = { clientX: x + width / 2, clientY: y + height / 2 }
  const send = (type: string, up = 0): void =>
    void target.dispatchEvent(
      new PointerEvent(type, {
        ...from,
        clientY: from.clientY - up,
        pointerId: 7,
        pointerType: kind,
        isPrimary: true,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    )
  return {
    down: () => send('pointerdown'),
    move: (...ups: number[]) => ups.forEach(up => send('pointermove', up)),
    up: (up: number) => send('pointerup', up),
    cancel: () => send('pointercancel', 200),
  }
}
/** Drags upwards by some pixels, and lets go. */
function drag(target: Element, up: number, kind?: 'mouse'): void {
  const one = finger(target, kind)
  one.down()
  one.move(up / 2, up)
  one.up(up)
}
const isOpen = ({ store }: Scene): boolean => store.get(isPrivacyDialogOpenAtom)
const lift = ({ element }: Scene): number => Math.round(innerHeight - box(part(element, 'banner')).bottom)

describe('the layout sheet', () => {
  const { setPointerCapture } = Element.prototype
  let captured: number[] = []
  beforeEach(() => {
    captured = []
    Element.prototype.setPointerCapture = id => void captured.push(id)
  })
  afterEach(async () => {
    Element.prototype.setPointerCapture = setPointerCapture
    await clearPage()
  })

  for (const language of ['en', 'ar'] as const)
    it(`is at the lower edge of phones, as wide as the window (${language})`, async () => {
      await phone()
      const { element } = await sheet({ language })
      const { left, right, bottom } = box(part(element, 'banner'))
      expect([left, right, bottom]).to.eql([0, 390, 700])
      const { borderTopLeftRadius, borderBottomLeftRadius } = getComputedStyle(part(element, 'banner'))
      expect([borderTopLeftRadius, borderBottomLeftRadius]).to.eql(['16px', '0px'])
    })

  it('is in the corner in wider windows, without a grabber, and cannot be dragged', async () => {
    await sizeWindow(844, 390)
    const scene = await sheet()
    const { left, bottom, width } = box(part(scene.element, 'banner'))
    expect([left, 390 - bottom, width].map(Math.round)).to.eql([16, 16, 440])
    expect(box(part(scene.element, 'grabber')).height).to.equal(0)
    drag(part(scene.element, 'title'), 200)
    expect(isOpen(scene)).to.equal(false)
  })

  for (const name of ['grabber', 'title', 'description', 'accept', 'reject'])
    it(`opens the settings when ${name} is dragged upwards, and decides nothing`, async () => {
      await phone()
      const scene = await sheet()
      drag(part(scene.element, name), 120)
      expect([isOpen(scene), scene.store.get(recordAtom)]).to.eql([true, null])
    })

  it('follows the finger with resistance, and springs back from a short, a downward and a cancelled drag', async () => {
    await phone()
    const scene = await sheet()
    const ends: Record<string, (one: ReturnType<typeof finger>) => void> = {
      short: one => (one.move(40), one.up(40)),
      downward: one => (one.move(-200), one.up(-200)),
      cancelled: one => (one.move(200), one.cancel()),
      returned: one => (one.move(200, 20), one.up(20)),
    }
    const before = lift(scene)
    for (const [name, end] of Object.entries(ends)) {
      const one = finger(part(scene.element, 'title'))
      one.down()
      one.move(60)
      expect(lift(scene), name).to.be.within(20, 60)
      one.move(120)
      expect(lift(scene), name).to.be.within(60, 100)
      end(one)
      await eventually(() => expect(lift(scene), name).to.equal(before))
      expect([isOpen(scene), scene.store.get(recordAtom)], name).to.eql([false, null])
      expect(partOrNull(scene.element, 'banner'), name).not.to.equal(null)
    }
    expect(captured).to.eql([7, 7, 7, 7])
  })

  it('does not press the button on which a drag ends; keyboards and scripts still press it', async () => {
    await phone()
    const scene = await sheet()
    const accept = part(scene.element, 'accept')
    drag(accept, 30)
    const click = (detail: number): unknown =>
      accept.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail }))
    click(1)
    expect(scene.store.get(recordAtom)).to.equal(null)
    finger(accept).down()
    click(1)
    expect(scene.store.get(recordAtom)?.consentInfo.type).to.equal('all')
  })

  it('lets a script press after a drag', async () => {
    await phone()
    const scene = await sheet()
    drag(part(scene.element, 'title'), 30)
    part(scene.element, 'reject').click()
    expect(scene.store.get(recordAtom)?.consentInfo.type).to.equal('necessary')
  })

  it('with reduced motion does not follow, and still opens past the threshold only', async () => {
    await pretend({ reducedMotion: 'reduce' })
    await phone()
    const scene = await sheet()
    const one = finger(part(scene.element, 'title'))
    one.down()
    one.move(40, 120)
    expect(lift(scene)).to.equal(0)
    one.up(40)
    expect(isOpen(scene)).to.equal(false)
    drag(part(scene.element, 'title'), 120)
    expect(isOpen(scene)).to.equal(true)
  })

  it('leaves text that scrolls to the browser, and is then dragged by title and grabber', async () => {
    await sizeWindow(320, 360)
    document.documentElement.style.fontSize = '130%'
    afterwards(() => (document.documentElement.style.fontSize = ''))
    const scene = await sheet({ language: 'de' })
    const text = part(scene.element, 'text')
    expect(text.scrollHeight).to.be.greaterThan(text.clientHeight + 1)
    await eventually(() => expect(getComputedStyle(text).touchAction).to.equal('pan-y pinch-zoom'))
    expect(getComputedStyle(part(scene.element, 'header')).touchAction).to.equal('pinch-zoom')
    drag(part(scene.element, 'description'), 200)
    expect([isOpen(scene), lift(scene)]).to.eql([false, 0])
    drag(part(scene.element, 'grabber'), 200)
    expect(isOpen(scene)).to.equal(true)
  })

  it('takes all touches but those of two fingers where nothing scrolls', async () => {
    await phone()
    const { element } = await sheet()
    await nextFrame()
    const actions = ['banner', 'text', 'description', 'title'].map(
      name => getComputedStyle(part(element, name)).touchAction,
    )
    expect(actions.filter(action => /pan|auto|manipulation/.test(action))).to.eql(['auto', 'auto'])
    expect(getComputedStyle(part(element, 'text')).touchAction).to.equal('pinch-zoom')
  })

  it('moves for a mouse only by the grabber, as a mouse selects text', async () => {
    await phone()
    const scene = await sheet()
    drag(part(scene.element, 'description'), 120, 'mouse')
    expect(isOpen(scene)).to.equal(false)
    drag(part(scene.element, 'grabber'), 120, 'mouse')
    expect(isOpen(scene)).to.equal(true)
  })

  it('hides the grabber from assistive technology, and keyboards open the settings by Customize', async () => {
    await phone()
    const scene = await sheet()
    expect(part(scene.element, 'grabber').getAttribute('aria-hidden')).to.equal('true')
    await expect(scene.element).to.be.accessible()
    part(scene.element, 'customize').focus()
    await press('Enter')
    await eventually(() => expect(isOpen(scene)).to.equal(true))
  })

  it('turns into the dialog in one movement, from where the finger has left it', async () => {
    await phone()
    const scene = await sheet({ fades: true })
    const dialog = put('privacy-settings-dialog')
    await faded()
    const title = part(scene.element, 'title')
    const one = finger(title)
    one.down()
    one.move(120)
    const { top } = box(part(scene.element, 'banner'))
    one.up(120)
    const rising = await eventually(() => {
      const [found] = rootOf(dialog)
        .querySelector('dialog')!
        .getAnimations()
        .filter(animation => !(animation instanceof CSSAnimation))
      expect(found).not.to.equal(undefined)
      return found!
    })
    rising.pause()
    rising.currentTime = 0
    expect(box(rootOf(dialog).querySelector('dialog')!).top).to.be.closeTo(top, 1)
  })

  it('has its grabber again when the banner comes back', async () => {
    await phone()
    const scene = await sheet()
    const dialog = put('privacy-settings-dialog')
    await faded()
    drag(part(scene.element, 'title'), 120)
    await eventually(() => part(dialog, 'close'))
    await faded()
    part(dialog, 'close').click()
    await faded()
    drag(part(scene.element, 'grabber'), 120)
    expect(isOpen(scene)).to.equal(true)
  })
})
