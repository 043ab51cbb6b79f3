import { expect } from '@open-wc/testing'
import { lockWhileVisible } from '../../src/views/lock-while-visible'
import { stopClock } from '../support/fake-clock'

const isLocked = (): boolean => getComputedStyle(document.documentElement).overflowY === 'hidden'

describe('the lock of the page while the banner is visible', () => {
  const { warn } = console
  let clock: ReturnType<typeof stopClock>
  let place: HTMLElement
  let warned: string[]
  let unlock: () => void
  const lock = (element: Element | null): void => {
    unlock = lockWhileVisible(element)
  }
  const box = (): HTMLElement => place.querySelector<HTMLElement>('#box')!

  beforeEach(() => {
    clock = stopClock()
    warned = []
    console.warn = (...words: unknown[]) => warned.push(words.join(' '))
    place = document.createElement('section')
    place.innerHTML =
      '<div id="outer"><div id="box" style="position:fixed;left:50px;top:50px;width:200px;height:100px"></div></div>'
    document.body.append(place)
  })
  afterEach(() => {
    unlock()
    clock.restore()
    console.warn = warn
    place.remove()
  })

  it('begins at once, and ends with its stop for good', async () => {
    lock(box())
    expect(isLocked()).to.equal(true)
    unlock()
    expect(isLocked()).to.equal(false)
    await clock.pass(2000)
    expect([isLocked(), warned]).to.deep.equal([false, []])
  })

  it('does not begin without an element', () => {
    lock(null)
    expect([isLocked(), warned[0]?.split(': ').at(-1)]).to.deep.equal([false, 'it is missing'])
  })

  const cover = (): void => place.insertAdjacentHTML('beforeend', '<b style="position:fixed;inset:0"></b>')
  const hide: Record<string, [hide: () => void, show: () => void]> = {
    'it has no size or display: none': [() => (box().style.width = '0'), () => (box().style.width = '200px')],
    'it is outside of the window': [() => (box().style.left = '-200px'), () => (box().style.left = '50px')],
    'opacity: 0': [() => (place.style.opacity = '0'), () => (place.style.opacity = '')],
    'visibility: hidden': [() => (place.style.visibility = 'hidden'), () => (place.style.visibility = '')],
    'clip-path: inset(50%)': [() => (place.style.clipPath = 'inset(50%)'), () => (place.style.clipPath = '')],
    'clip-path: inset(100%)': [() => (box().style.clipPath = 'inset(100%)'), () => (box().style.clipPath = '')],
    'an ancestor without size': [
      () => (place.style.cssText = 'overflow:hidden;contain:layout;height:0'),
      () => (place.style.cssText = ''),
    ],
  }
  for (const [reason, [disappear, appear]] of Object.entries(hide))
    it(`ends while ${reason}, which is logged once, and begins again`, async () => {
      lock(box())
      disappear()
      await clock.pass(500)
      expect(isLocked()).to.equal(false)
      expect(warned.map(text => text.replace(/^.*?visible: /, ''))).to.deep.equal([reason])
      appear()
      await clock.pass(500)
      expect(isLocked()).to.equal(true)
      disappear()
      await clock.pass(500)
      expect([isLocked(), warned.length]).to.deep.equal([false, 1])
    })

  for (const [side, css] of Object.entries({
    left: 'left:-200px',
    top: 'top:-100px',
    right: 'left:100vw',
    bottom: 'top:100vh',
  }))
    it(`ends where the element just leaves the window on the side ${side}, and not one pixel before`, async () => {
      const [name, value] = css.split(':') as ['left' | 'top', string]
      const inside = {
        left: 'calc(-200px + 1px)',
        top: 'calc(-100px + 1px)',
        right: 'calc(100vw - 1px)',
        bottom: 'calc(100vh - 1px)',
      }
      box().style[name] = inside[side as keyof typeof inside]
      lock(box())
      expect(isLocked()).to.equal(true)
      box().style[name] = value
      await clock.pass(500)
      expect(isLocked()).to.equal(false)
    })

  it('ends when the element is removed', async () => {
    lock(box())
    box().remove()
    await clock.pass(500)
    expect([isLocked(), warned[0]?.split(': ').at(-1)]).to.deep.equal([false, 'it was removed'])
  })

  it('ends when another element covers it for two checks, and not for one', async () => {
    lock(box())
    cover()
    await clock.pass(500)
    expect(isLocked()).to.equal(true)
    place.querySelector('b')!.remove()
    await clock.pass(500)
    cover()
    await clock.pass(500)
    expect(isLocked()).to.equal(true)
    await clock.pass(500)
    expect([isLocked(), warned[0]?.split(': ').at(-1)]).to.deep.equal([false, 'another element covers it'])
  })

  it('stays where a part of the element is covered, or its own host and content are over it', async () => {
    place.insertAdjacentHTML('beforeend', '<b style="position:fixed;left:50px;top:50px;width:90px;height:100px"></b>')
    const host = document.createElement('div')
    place.append(host)
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<div style="position:fixed;left:300px;top:50px;width:200px;height:100px"><i style="position:absolute;inset:0"></i></div>'
    lock(box())
    await clock.pass(1500)
    expect(isLocked()).to.equal(true)
    unlock()
    lock(host.shadowRoot!.firstElementChild)
    await clock.pass(1500)
    expect([isLocked(), warned]).to.deep.equal([true, []])
  })

  it('looks through shadow trees for what hides the element', async () => {
    const host = document.createElement('div')
    place.append(host)
    host.attachShadow({ mode: 'open' }).innerHTML =
      '<div style="position:fixed;left:300px;top:50px;width:200px;height:100px"></div>'
    lock(host.shadowRoot!.firstElementChild)
    host.style.opacity = '0'
    await clock.pass(500)
    expect(isLocked()).to.equal(false)
  })
})
