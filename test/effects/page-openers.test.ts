import { expect } from '@open-wc/testing'
import type { EffectContext } from '../../src/effects/effect-context'
import { openOnClick } from '../../src/effects/open-on-click'
import { rememberOpener } from '../../src/browser/early-opener'
import { createConsentStore, isPrivacyDialogOpenAtom, type ConsentStore } from '../../src/store'
import { whenPageChanges } from '../../src/browser/when-present'

describe('an element that opens the settings', () => {
  let store: ConsentStore
  let stop: () => void
  let place: HTMLElement
  const start = (): void => {
    stop = openOnClick({ store } as unknown as EffectContext)
  }
  const isOpen = (): boolean => store.get(isPrivacyDialogOpenAtom)
  /** Clicks an element, and returns whether the default action was prevented. */
  const click = (selector: string, root: ParentNode = place): boolean =>
    !root
      .querySelector(selector)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }))

  beforeEach(() => {
    store = createConsentStore()
    place = document.createElement('div')
    place.innerHTML = '<a href="#settings" data-consent-open><b>Settings</b></a><p>Other</p><section></section>'
    const root = place.querySelector('section')!.attachShadow({ mode: 'open' })
    root.innerHTML = '<a href="#settings" data-consent-open>Settings</a>'
    document.body.append(place)
  })
  afterEach(() => {
    stop()
    place.remove()
  })

  // The first test, because a page has one start.
  it('opens them if it was pressed before the manager was there, once', () => {
    rememberOpener()
    click('b')
    start()
    expect(isOpen()).to.equal(true)
    stop()
    store = createConsentStore()
    start()
    expect(isOpen()).to.equal(false)
  })

  it('opens them instead of its address, also by what is in it, or in a shadow tree', () => {
    start()
    expect(click('b')).to.equal(true)
    expect(isOpen()).to.equal(true)
    store.set(isPrivacyDialogOpenAtom, false)
    expect(click('a', place.querySelector('section')!.shadowRoot!)).to.equal(true)
    expect(isOpen()).to.equal(true)
  })

  it('is the only one that does, and does so until the stop', () => {
    start()
    expect(click('p')).to.equal(false)
    expect(isOpen()).to.equal(false)
    stop()
    place.querySelector('a')!.addEventListener('click', event => event.preventDefault())
    click('b')
    expect(isOpen()).to.equal(false)
  })

  it('opens them once for each click after other changes of the document', async () => {
    start()
    let opened = 0
    const off = store.sub(isPrivacyDialogOpenAtom, () => opened++)
    const changed = new Promise<void>(resolve => {
      const stopWaiting = whenPageChanges(() => {
        stopWaiting()
        resolve()
      })
    })
    const comment = document.createComment('')
    document.append(comment)
    await changed
    click('b')
    expect([opened, isOpen()]).to.deep.equal([1, true])
    comment.remove()
    off()
  })
})
