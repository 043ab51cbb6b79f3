import { expect } from '@open-wc/testing'
import { trustVisiblePresses } from '../../src/effects/trust-visible-presses'
import { createConsentStore, type ConsentStore } from '../../src/store'
import { pressRuleAtom } from '../../src/store/press-rule-atom'
import { stopClock } from '../support/fake-clock'

/** A stand-in for the browser's observer, because no test can frame this page by another site. */
class Observer {
  static last: Observer
  static init: IntersectionObserverInit & { trackVisibility?: boolean; delay?: number }
  observed: Element[] = []
  isConnected = true
  constructor(
    readonly report: (entries: object[]) => void,
    init: IntersectionObserverInit,
  ) {
    Observer.last = this
    Observer.init = init
  }
  observe(element: Element): void {
    this.observed.push(element)
  }
  disconnect(): void {
    this.isConnected = false
  }
}

describe('a press in a page that another site frames', () => {
  const { IntersectionObserver: native } = window
  const flag = Object.getOwnPropertyDescriptor(IntersectionObserverEntry.prototype, 'isVisible')
  const { now } = performance
  let time: number
  let store: ConsentStore
  let clock: ReturnType<typeof stopClock>
  let stop: () => void
  let banner: HTMLElement

  const rule = () => store.get(pressRuleAtom)!
  const press = (target: Element): boolean => {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    return rule().wasSeen()
  }
  const tell = (target: Element, isVisible: boolean, intersectionRatio = 1): void =>
    Observer.last.report([{ target, time, isVisible, intersectionRatio }])

  beforeEach(() => {
    Object.defineProperty(IntersectionObserverEntry.prototype, 'isVisible', { configurable: true, value: true })
    window.IntersectionObserver = Observer as never
    time = 1000
    performance.now = () => time
    clock = stopClock()
    store = createConsentStore()
    banner = document.createElement('consent-banner-stand-in')
    document.body.append(banner)
    stop = trustVisiblePresses(store)
  })
  afterEach(() => {
    stop()
    clock.restore()
    window.IntersectionObserver = native
    performance.now = now
    if (flag) Object.defineProperty(IntersectionObserverEntry.prototype, 'isVisible', flag)
    else delete (IntersectionObserverEntry.prototype as { isVisible?: unknown }).isVisible
    banner.remove()
  })

  it('counts once the surface has been wholly visible for half a second, until it no longer is', () => {
    expect(rule().mayAsk).to.equal(true)
    expect(press(banner)).to.equal(false)
    tell(banner, true)
    time += 499
    tell(banner, true)
    expect(press(banner)).to.equal(false)
    time += 1
    expect(press(banner)).to.equal(true)
    expect(press(document.body)).to.equal(false)
    for (const [isVisible, ratio] of [
      [false, 1],
      [true, 0.98],
    ] as const) {
      tell(banner, isVisible, ratio)
      expect(press(banner)).to.equal(false)
      tell(banner, true, 0.99)
      time += 500
      expect(press(banner)).to.equal(true)
    }
  })

  it('watches the surfaces of the page, also later ones, each once, within their shadow trees', async () => {
    const hosts = ['consent-placeholder', 'privacy-settings-dialog', 'consent-banner'].map(name => {
      const host = document.createElement('div')
      host.dataset.name = name
      return host
    })
    const { querySelectorAll } = document
    const found: Element[] = []
    document.querySelectorAll = ((selector: string) =>
      selector.includes('consent-placeholder') ? found : querySelectorAll.call(document, selector)) as never
    try {
      await clock.pass(249)
      found.push(...hosts)
      const inner = ['<b></b>', '<dialog></dialog>', '<i part="banner x"></i>']
      hosts.forEach((host, at) => (host.attachShadow({ mode: 'open' }).innerHTML = inner[at]!))
      expect(Observer.last.observed).to.deep.equal([])
      await clock.pass(10)
      const watched = [hosts[0], hosts[1]!.shadowRoot!.firstChild, hosts[2]!.shadowRoot!.firstChild]
      expect(Observer.last.observed).to.deep.equal(watched)
      await clock.pass(1000)
      expect(Observer.last.observed).to.deep.equal(watched)
      const widget = document.createElement('div')
      widget.attachShadow({ mode: 'open' }).innerHTML = '<i part="widget"></i>'
      found.push(widget)
      await clock.pass(250)
      expect(Observer.last.observed.at(-1)).to.equal(widget.shadowRoot!.firstChild)
    } finally {
      delete (document as { querySelectorAll?: unknown }).querySelectorAll
    }
  })

  it('asks the browser to track visibility, at all steps', () => {
    expect(Observer.init).to.deep.include({ trackVisibility: true, delay: 100 })
    expect(Observer.init.threshold).to.include.members([0.99, 1])
  })

  it('is no longer noted after a stop', () => {
    tell(banner, true)
    time += 500
    expect(press(banner)).to.equal(true)
    stop()
    press(document.body)
    expect(rule().wasSeen(), 'the last press before the stop').to.equal(true)
    expect(Observer.last.isConnected).to.equal(false)
  })

  it('never counts in browsers that cannot tell', () => {
    stop()
    delete (IntersectionObserverEntry.prototype as { isVisible?: unknown }).isVisible
    store = createConsentStore()
    trustVisiblePresses(store)()
    expect(store.get(pressRuleAtom)).to.equal(null)
  })
})
