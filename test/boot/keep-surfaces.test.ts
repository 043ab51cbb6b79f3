import { expect } from '@open-wc/testing'
import { addSurface, bannerTag, dialogTag, isOurs } from '../../src/boot/add-surface'
import { keepSurfaces } from '../../src/boot/keep-surfaces'
import { offlineBannerResponse } from '../../src/consent/banner-response'
import {
  bannerAnswerAtom,
  createConsentStore,
  isPrivacyDialogOpenAtom,
  showPopupAtom,
  type ConsentStore,
} from '../../src/store'
import { watchOpenEnds } from '../support/open-ends'

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
const banner = (): Element | null => document.querySelector(bannerTag)
const dialog = (): Element | null => document.querySelector(dialogTag)

describe('banner and dialog while they are shown', () => {
  let store: ConsentStore
  let stop: () => void
  const isOpen = (): boolean => store.get(isPrivacyDialogOpenAtom)
  /** Adds an element of the page itself. */
  const add = (html: string): Element => {
    document.body.insertAdjacentHTML('beforeend', html)
    return document.body.lastElementChild!
  }
  beforeEach(() => {
    localStorage.clear()
    store = createConsentStore()
    stop = () => {}
  })
  afterEach(() => {
    stop()
    for (const element of document.querySelectorAll(`${bannerTag},privacy-settings-dialog`)) element.remove()
  })
  const start = (): void => void (stop = keepSurfaces(store))
  /** Replaces the elements of the page, as routers do. */
  const replace = (...elements: Element[]): void => {
    const place = document.createElement('div')
    elements[0]!.before(place)
    for (const element of elements) element.remove()
    place.remove()
  }

  it('are added once, marked as ours, and a widget is no dialog', () => {
    add('<privacy-settings-dialog variant="widget"></privacy-settings-dialog>')
    addSurface(dialogTag)
    addSurface(dialogTag)
    expect(document.querySelectorAll('privacy-settings-dialog')).to.have.length(2)
    expect([isOurs(dialog()!), dialog()!.parentNode]).to.deep.equal([true, document.body])
    expect(isOurs(document.querySelector('[variant=widget]')!)).to.equal(false)
  })

  it('come back: ours is the same element, that of the page a copy', async () => {
    store.set(bannerAnswerAtom, { ...offlineBannerResponse(), from: 'server' })
    expect(store.get(showPopupAtom)).to.equal(true)
    const own = add('<consent-banner policy-url="/x"></consent-banner>')
    start()
    own.remove()
    await settled()
    expect(banner()!.getAttribute('policy-url')).to.equal('/x')
    expect(banner()).to.not.equal(own)
    const ours = banner()!
    ours.setAttribute('data-turbo-permanent', '')
    ours.remove()
    await settled()
    expect(banner()).to.equal(ours)
  })

  it('count as closed if the page removes the open dialog by itself', async () => {
    store.set(isPrivacyDialogOpenAtom, true)
    addSurface(dialogTag)
    start()
    dialog()!.remove()
    await settled()
    expect([isOpen(), dialog()]).to.deep.equal([false, null])
  })

  it('stay open if the page removes the dialog with other elements', async () => {
    store.set(isPrivacyDialogOpenAtom, true)
    addSurface(dialogTag)
    start()
    const ours = dialog()!
    const place = document.createElement('div')
    document.body.append(place)
    place.append(ours)
    await settled()
    place.remove()
    await settled()
    expect([isOpen(), dialog()]).to.deep.equal([true, ours])
  })

  it('are not brought back while they are hidden, or after the stop', async () => {
    addSurface(dialogTag)
    start()
    replace(dialog()!)
    await settled()
    expect(dialog()).to.equal(null)
    stop()
    store.set(isPrivacyDialogOpenAtom, true)
    addSurface(dialogTag)
    const ends = watchOpenEnds()
    start()
    stop()
    expect(ends.list()).to.deep.equal([])
    ends.restore()
    dialog()!.remove()
    await settled()
    expect([isOpen(), dialog()]).to.deep.equal([true, null])
  })
})
