import { expect, nextFrame } from '@open-wc/testing'
import { setConsentAtom } from '../../../src/store/actions'
import { bannerAnswerAtom } from '../../../src/store/banner-atoms'
import type { ConsentStore } from '../../../src/store/create-consent-store'
import { isPrivacyDialogOpenAtom } from '../../../src/store/dialog-atoms'
import { recordAtom } from '../../../src/store/record-atoms'
import { settingsAtom } from '../../../src/store/settings-atoms'
import { customizeButtonAtom, listsShownAtom, settingsSoonAtom } from '../../../src/store/ui-atoms'
import { paintBanner } from '../../../src/views/consent-banner/paint-banner'
import { STATUS_CLEAR_MS } from '../../../src/views/parts/status-clear-ms'
import { atRest } from '../../support/at-rest'
import { eventually } from '../../support/eventually'
import { stopClock } from '../../support/fake-clock'
import { afterwards, askingStore, clearPage, focused } from '../page'

describe('a press in the banner', () => {
  let store: ConsentStore
  let root: ShadowRoot
  let stop: () => void
  const find = (name: string): HTMLElement | null => root.querySelector(`[part~="${name}"]`)
  const status = (): string | null | undefined => root.querySelector('[role=status]')?.textContent
  /** Adds a control with an action, as other files add some. */
  const add = (action: string): HTMLElement => {
    const button = document.createElement('button')
    button.dataset.action = action
    button.append(document.createElement('b'))
    find('actions')!.append(button)
    return button
  }
  const paint = (): void => {
    stop = paintBanner(root, store)
    afterwards(stop)
  }

  beforeEach(() => {
    store = askingStore({ closeButton: true })
    const host = document.body.appendChild(document.createElement('div'))
    afterwards(() => host.remove())
    root = host.attachShadow({ mode: 'open' })
  })
  afterEach(clearPage)

  for (const [action, type] of [
    ['accept', 'all'],
    ['reject', 'necessary'],
    ['close', 'necessary'],
    ['save', 'custom'],
  ] as const)
    it(`on "${action}" decides "${type}" at the banner, and names a press by a script`, () => {
      paint()
      store.set(setConsentAtom, 'experience', true)
      add(action).querySelector('b')!.click()
      const { consentInfo, surface, trusted, consents } = store.get(recordAtom)!
      expect([consentInfo.type, surface, trusted]).to.eql([type, 'banner', false])
      expect(consents.experience).to.equal(type !== 'necessary')
      expect(store.get(isPrivacyDialogOpenAtom)).to.equal(false)
    })

  for (const [action, listsShown] of [
    ['customize', false],
    ['companies', true],
  ] as const)
    it(`on "${action}" opens the settings, with their lists: ${listsShown}`, async () => {
      paint()
      add(action).click()
      expect([store.get(isPrivacyDialogOpenAtom), store.get(listsShownAtom)]).to.eql([true, listsShown])
      await atRest()
      expect([store.get(recordAtom), status()]).to.eql([null, ''])
    })

  it('beside the buttons, or on one without a known action, does nothing', () => {
    paint()
    add('other').click()
    add('').click()
    find('banner')!.click()
    root.dispatchEvent(new Event('click'))
    expect([store.get(recordAtom), store.get(isPrivacyDialogOpenAtom), store.get(listsShownAtom)]).to.eql([
      null,
      false,
      false,
    ])
  })

  it('counts once: the banner that fades out takes no other', () => {
    root.host.setAttribute('style', '--consent-banner-duration: 10s')
    paint()
    find('accept')!.click()
    expect(root.querySelector('.root')!.hasAttribute('data-leaving')).to.equal(true)
    find('reject')!.click()
    add('customize').click()
    expect([store.get(recordAtom)!.consentInfo.type, store.get(isPrivacyDialogOpenAtom)]).to.eql(['all', false])
  })

  for (const isTrusted of [true, false])
    it(`before the banner has loaded counts once it has, by the visitor: ${isTrusted}`, () => {
      const key = Symbol.for('consent-elements early press')
      const page = globalThis as unknown as Record<symbol, unknown>
      page[key] = () => ({ action: 'reject', isTrusted })
      paint()
      const { consentInfo, surface, trusted } = store.get(recordAtom)!
      expect([consentInfo.type, surface, trusted]).to.eql(['necessary', 'banner', isTrusted ? undefined : false])
    })

  it('is announced after the paint, for a while', async () => {
    const clock = stopClock()
    try {
      paint()
      find('accept')!.click()
      expect(status()).to.equal('')
      await nextFrame()
      await clock.pass(1)
      expect(status()).to.equal('Your settings have been saved.')
      await clock.pass(STATUS_CLEAR_MS - 10)
      expect(status()).to.equal('Your settings have been saved.')
      await clock.pass(500)
      expect(status()).to.equal('')
    } finally {
      clock.restore()
    }
  })

  it('is confirmed in the banner with the option, and not without it', async () => {
    const confirmation = (): Element | null => root.querySelector('consent-confirmation')
    paint()
    find('accept')!.click()
    await atRest()
    expect(confirmation()).to.equal(null)
    stop()
    store = askingStore({ confirmation: true })
    paint()
    find('accept')!.click()
    await eventually(() => expect(confirmation()).to.not.equal(null))
  })

  it('hides the banner, which is inert meanwhile, and then leaves only its live region', async () => {
    paint()
    expect(store.get(customizeButtonAtom)).to.equal(find('customize'))
    find('accept')!.click()
    expect(store.get(customizeButtonAtom)).to.equal(null)
    await eventually(() => expect(find('banner')).to.equal(null))
    expect(root.querySelector('.root')!.hasAttribute('data-leaving')).to.equal(false)
    expect(root.querySelector('[role=status]')).to.not.equal(null)
    expect(store.get(customizeButtonAtom)).to.equal(null)
  })

  it('is awaited near Customize only, by pointer, touch and focus, until the banner stops', () => {
    paint()
    find('accept')!.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(store.get(settingsSoonAtom)).to.equal(false)
    const customize = find('customize')!
    stop()
    root.append(customize)
    for (const type of ['pointerover', 'focusin', 'touchstart', 'click'])
      customize.dispatchEvent(new Event(type, { bubbles: true }))
    expect([store.get(settingsSoonAtom), store.get(isPrivacyDialogOpenAtom)]).to.eql([false, false])
  })

  it('finds a modal banner with the focus and a locked page, which its stop undoes', async () => {
    const isLocked = (): boolean => getComputedStyle(document.documentElement).overflowY === 'hidden'
    store.set(settingsAtom, { ...store.get(settingsAtom), scrollLock: true })
    paint()
    expect(focused()).to.equal(find('banner'))
    await eventually(() => expect(isLocked()).to.equal(true))
    store.set(settingsAtom, { ...store.get(settingsAtom), scrollLock: false })
    expect(isLocked()).to.equal(false)
    store.set(settingsAtom, { ...store.get(settingsAtom), scrollLock: true })
    expect(isLocked()).to.equal(true)
    stop()
    expect([isLocked(), root.childNodes.length, store.get(customizeButtonAtom)]).to.eql([false, 0, null])
    store.set(bannerAnswerAtom, answer => answer && { ...answer })
    expect(root.childNodes.length).to.equal(0)
  })
})
