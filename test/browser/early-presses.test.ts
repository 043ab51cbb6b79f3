import { expect } from '@open-wc/testing'
import { rememberOpener, takeOpener } from '../../src/browser/early-opener'
import { rememberPress, takeEarlyPress } from '../../src/browser/early-press'
import { watchOpenEnds, type OpenEnds } from '../support/open-ends'
import { stopClock } from '../support/fake-clock'

const page = globalThis as unknown as Record<symbol, unknown>
const keys = ['press', 'opener'].map(what => Symbol.for(`consent-elements early ${what}`))

describe('clicks before the manager has loaded', () => {
  let place: HTMLElement
  let ends: OpenEnds
  const click = (selector: string): boolean =>
    place
      .querySelector(selector)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
  beforeEach(() => {
    ends = watchOpenEnds()
    for (const key of keys) delete page[key]
    place = document.createElement('div')
    place.innerHTML = `<a href="#x" data-consent-open><b>Settings</b></a><i data-action="outside"></i><p></p>
      <privacy-settings-button></privacy-settings-button>
      <div data-action="around"><consent-banner><button data-action="accept"><u>x</u></button><s></s></consent-banner></div>`
    document.body.append(place)
  })
  afterEach(() => {
    takeOpener()
    takeEarlyPress()
    for (const key of keys) delete page[key]
    place.remove()
    expect(ends.list()).to.deep.equal([])
    ends.restore()
  })

  describe('on the banner', () => {
    it('are kept: the last one with an action counts, and whether the browser dispatched it', () => {
      rememberPress()
      place.querySelector<HTMLElement>('button')!.dataset.action = 'first'
      click('button')
      place.querySelector<HTMLElement>('button')!.dataset.action = 'accept'
      click('u')
      expect(takeEarlyPress()).to.deep.equal({ action: 'accept', isTrusted: false })
      expect(takeEarlyPress(), 'a second time').to.equal(null)
    })

    it('are found in a shadow root, and although the page stops the event', () => {
      place.querySelector('consent-banner')!.attachShadow({ mode: 'open' }).innerHTML =
        '<button data-action="reject"></button>'
      rememberPress()
      const stopIt = (event: Event): void => event.stopPropagation()
      document.addEventListener('click', stopIt, true)
      place
        .querySelector('consent-banner')!
        .shadowRoot!.querySelector('button')!
        .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
      document.removeEventListener('click', stopIt, true)
      expect(takeEarlyPress()).to.deep.equal({ action: 'reject', isTrusted: false })
    })

    it('do not count beside a button, around the banner or outside', () => {
      rememberPress()
      for (const selector of ['s', 'i', 'p']) click(selector)
      expect(takeEarlyPress()).to.equal(null)
    })

    it('are no longer kept once somebody has taken them, nor by a second copy of the file', () => {
      rememberPress()
      rememberPress()
      expect(ends.list()).to.have.length(1)
      expect(takeEarlyPress()).to.equal(null)
      rememberPress()
      click('u')
      expect(takeEarlyPress()).to.equal(null)
    })
  })

  describe('on what opens the settings', () => {
    for (const selector of ['a', 'b', 'privacy-settings-button'])
      it(`are kept instead of what the browser does: on ${selector}`, () => {
        rememberOpener()
        expect(click(selector)).to.equal(false)
        expect(takeOpener()).to.equal(true)
        expect(takeOpener(), 'a second time').to.equal(false)
      })

    it('are not those on other elements', () => {
      rememberOpener()
      expect(click('p')).to.equal(true)
      expect(takeOpener()).to.equal(false)
    })

    it('also keep those on the banner', () => {
      rememberOpener()
      click('u')
      expect(takeEarlyPress()).to.deep.equal({ action: 'accept', isTrusted: false })
    })

    it('are not kept once somebody has taken them, nor by a second copy of the file', () => {
      rememberOpener()
      const before = ends.list().length
      rememberOpener()
      expect(ends.list()).to.have.length(before)
      takeOpener()
      rememberOpener()
      expect(click('privacy-settings-button')).to.equal(true)
      expect(takeOpener()).to.equal(false)
    })

    it('are dispatched again after ten seconds without a manager, for the browser, once', async () => {
      const clock = stopClock()
      rememberOpener()
      const again: boolean[] = []
      click('b')
      await clock.pass(5000)
      click('privacy-settings-button')
      for (const element of place.querySelectorAll('a, privacy-settings-button'))
        element.addEventListener('click', event => {
          again.push(element.localName === 'a')
          expect(event.defaultPrevented).to.equal(false)
        })
      await clock.pass(4990)
      expect(again).to.deep.equal([])
      await clock.pass(20)
      expect(again, 'the last one').to.deep.equal([false])
      await clock.pass(60_000)
      expect(again).to.deep.equal([false])
      clock.restore()
    })

    it('are not dispatched again once a manager has taken them', async () => {
      const clock = stopClock()
      rememberOpener()
      click('privacy-settings-button')
      expect(takeOpener()).to.equal(true)
      let clicks = 0
      place.addEventListener('click', () => clicks++)
      await clock.pass(20_000)
      expect(clicks).to.equal(0)
      clock.restore()
    })
  })
})
