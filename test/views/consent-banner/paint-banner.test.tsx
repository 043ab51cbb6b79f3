import { expect } from '@open-wc/testing'
import { createElement, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { ColorScheme } from '../../../src/consent/settings'
import { availableLanguagesAtom, hostLanguageAtom, loadedTextsAtom } from '../../../src/store'
import type { ConsentStore } from '../../../src/store/create-consent-store'
import { closeSettingsAtom, openSettingsAtom } from '../../../src/store/actions'
import { bannerAnswerAtom, isLoadingConsentInfoAtom } from '../../../src/store/banner-atoms'
import { awaitedLanguageAtom, settingsSoonAtom } from '../../../src/store/ui-atoms'
import { recordAtom } from '../../../src/store/record-atoms'
import { settingsAtom } from '../../../src/store/settings-atoms'
import { en } from '../../../src/translations/en'
import { languages } from '../../../src/translations/languages'
import { mergeTexts } from '../../../src/translations/translation-set'
import { de } from '../../../src/translations/languages/de'
import { adoptStyles } from '../../../src/views/adopt-styles'
import { bannerStyles } from '../../../src/views/consent-banner/banner-styles'
import { ConsentBanner } from '../../../src/views/consent-banner/ConsentBanner'
import { CrashedBanner } from '../../../src/views/consent-banner/CrashedBanner'
import { crashedMarkup } from '../../../src/views/consent-banner/banner-markup'
import { paintBanner } from '../../../src/views/consent-banner/paint-banner'
import { ConsentContext } from '../../../src/views/consent-context'
import { markupPainter } from '../../../src/views/markup-painter'
import { eventually } from '../../support/eventually'
import { stopClock } from '../../support/fake-clock'
import { askingStore, clearPage, faded, focused, part, partOrNull, put } from '../page'

const stops: (() => void)[] = []
const shadow = (): ShadowRoot => {
  const host = document.createElement('div')
  document.body.append(host)
  stops.push(() => host.remove())
  return host.attachShadow({ mode: 'open' })
}
const painted = (store: ConsentStore): ShadowRoot => {
  const root = shadow()
  stops.push(paintBanner(root, store))
  return root
}
/** Renders a component with React itself. */
const drawnByReact = (Component: FunctionComponent, store: ConsentStore): ShadowRoot => {
  const root = shadow()
  const react = createRoot(root)
  const view = createElement(ConsentContext.Provider, { value: store }, createElement(Component))
  flushSync(() => react.render(view))
  stops.push(() => react.unmount())
  return root
}
/** Normalizes nodes: React creates two text nodes where HTML has one. */
const plain = (root: ShadowRoot): Element => {
  const [copy] = [...root.children].map(child => child.cloneNode(true) as Element)
  copy!.normalize()
  return copy!
}
const speak = (store: ConsentStore, language: string): void => {
  store.set(availableLanguagesAtom, ['en', language])
  store.set(hostLanguageAtom, language)
}

describe('the painted banner', () => {
  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) stop()
    await clearPage()
  })

  const schemes: ColorScheme[] = ['light', 'dark', 'system']
  for (const language of ['en', ...Object.keys(languages)])
    it(`equals React's output, in every mode and theme (${language})`, async () => {
      const texts = mergeTexts(en, await languages[language]?.())
      for (const colorScheme of schemes)
        for (const scrollLock of [false, true])
          for (const policyUrl of [null, '/privacy?a=1&b="2"', 'javascript:alert(1)'])
            for (const closeButton of [false, true]) {
              const store = askingStore({ colorScheme, scrollLock, policyUrl, closeButton })
              store.set(loadedTextsAtom, { en, [language]: texts })
              speak(store, language)
              const ours = plain(painted(store))
              const react = plain(drawnByReact(ConsentBanner, store))
              expect(ours.isEqualNode(react), `${ours.outerHTML}\n${react.outerHTML}`).to.equal(true)
              expect(ours.querySelector('[part=title]')?.textContent).to.equal(texts.cookieBanner.title)
              for (const stop of stops.splice(0).toReversed()) stop()
            }
    })

  for (const layout of ['bottom-start', 'bottom-end', 'top-start', 'top-end', 'bar', 'center'])
    for (const language of ['en', 'de', 'ar'])
      for (const colorScheme of schemes)
        it(`looks like React's output and has the same position (${layout}, ${language}, ${colorScheme})`, async () => {
          const texts = mergeTexts(en, await languages[language]?.())
          const store = askingStore({ colorScheme, policyUrl: '/privacy' })
          store.set(loadedTextsAtom, { en, [language]: texts })
          speak(store, language)
          const roots = [painted(store), drawnByReact(ConsentBanner, store)]
          for (const root of roots) {
            root.host.setAttribute('layout', layout)
            adoptStyles(root, `${bannerStyles}*{animation:none!important;transition:none!important}`)
          }
          // Measured when both exist, because the second may cause a scroll bar.
          const both = roots.map(root => {
            return [...root.querySelectorAll('[part]')].map(node => {
              const lengths = node.getBoundingClientRect()
              // Rounded because of Firefox's fractional coordinates.
              const [x, y, width, height] = (['x', 'y', 'width', 'height'] as const).map(
                name => Math.round(lengths[name] * 100) / 100,
              ) as [number, number, number, number]
              const { color, backgroundColor, font } = getComputedStyle(node)
              return { part: node.getAttribute('part'), x, y, width, height, color, backgroundColor, font }
            })
          })
          expect(both[0]!.map(({ part }) => part)).to.include.members(['banner', 'title', 'accept', 'customize'])
          expect(both[0]!.every(({ part, width }) => part === 'overlay' || width > 0)).to.equal(true)
          expect(both[0]).to.deep.equal(both[1])
        })

  it("equals React's output if no banner is needed", () => {
    const store = askingStore()
    store.set(openSettingsAtom)
    expect(plain(painted(store)).isEqualNode(plain(drawnByReact(ConsentBanner, store)))).to.equal(true)
  })

  it("has the same crash message as React's output", () => {
    const root = shadow()
    markupPainter(root, crashedMarkup)({})
    expect(plain(root).isEqualNode(plain(drawnByReact(CrashedBanner, askingStore())))).to.equal(true)
  })

  it("equals React's output if it opens later, and keeps its live region", () => {
    const store = askingStore()
    store.set(openSettingsAtom)
    const root = painted(store)
    const status = root.querySelector('[role=status]')
    store.set(closeSettingsAtom)
    expect(plain(root).isEqualNode(plain(drawnByReact(ConsentBanner, store))), root.innerHTML).to.equal(true)
    expect(root.querySelector('[role=status]') === status).to.equal(true)
  })

  it('keeps its nodes and the focus when language, theme and mode change', () => {
    const store = askingStore()
    store.set(loadedTextsAtom, { en, de })
    const root = painted(store)
    const nodes = [...root.querySelectorAll('*')]
    const accept = root.querySelector<HTMLElement>('[part=accept]')!
    accept.focus()
    speak(store, 'de')
    store.set(settingsAtom, settings => ({ ...settings, colorScheme: 'dark', policyUrl: '/p' }))
    expect(nodes.every(node => node.isConnected)).to.equal(true)
    expect(root.querySelector('a')?.textContent).to.equal(de.common.privacyPolicy)
    expect([accept.textContent, focused() === accept]).to.eql([de.common.acceptAll, true])
    store.set(settingsAtom, settings => ({ ...settings, policyUrl: null, scrollLock: true }))
    expect(root.querySelector('a')).to.equal(null)
    expect([...root.querySelectorAll('*')]).to.eql(nodes)
    expect(root.querySelector('[part=banner]')?.getAttribute('role')).to.equal('dialog')
  })

  describe('rendered by a server', () => {
    /** A shadow root with the nodes of a rendered banner. */
    const sentAlong = (store: ConsentStore): ShadowRoot => {
      const root = shadow()
      root.append(...[...painted(store).children].map(child => child.cloneNode(true)))
      return root
    }

    it('reuses the nodes, and handles their events', () => {
      const store = askingStore()
      const root = sentAlong(store)
      const nodes = [...root.querySelectorAll('*')]
      stops.push(paintBanner(root, store))
      expect([...root.querySelectorAll('*')]).to.eql(nodes)
      part(root.host, 'accept').click()
      expect(store.get(recordAtom)?.consentInfo.type).to.equal('all')
    })

    it('stays while it is not known whether it is needed, and can be clicked', async () => {
      const root = sentAlong(askingStore())
      const store = askingStore()
      store.set(bannerAnswerAtom, null)
      store.set(isLoadingConsentInfoAtom, true)
      stops.push(paintBanner(root, store))
      expect(part(root.host, 'banner').inert).to.equal(false)
      part(root.host, 'reject').click()
      expect(store.get(recordAtom)?.consentInfo.type).to.equal('necessary')
      await eventually(() => expect(partOrNull(root.host, 'banner') === null).to.equal(true))
    })

    it('is removed if it is not needed', async () => {
      const root = sentAlong(askingStore())
      const store = askingStore()
      store.set(bannerAnswerAtom, null)
      stops.push(paintBanner(root, store))
      await eventually(() => expect(partOrNull(root.host, 'banner') === null).to.equal(true))
    })
  })

  it('waits for translations, but not longer than a second', async () => {
    const clock = stopClock()
    try {
      const store = askingStore()
      store.set(awaitedLanguageAtom, 'de')
      speak(store, 'de')
      const root = painted(store)
      const title = () => root.querySelector('[part=title]')?.textContent
      expect(title()).to.equal(undefined)
      store.set(loadedTextsAtom, { en, de })
      store.set(awaitedLanguageAtom, null)
      expect(title()).to.equal(de.cookieBanner.title)

      const slow = askingStore()
      slow.set(awaitedLanguageAtom, 'de')
      speak(slow, 'de')
      const patient = painted(slow)
      await clock.pass(990)
      expect(patient.querySelector('[part=title]')).to.equal(null)
      await clock.pass(20)
      expect(patient.querySelector('[part=title]')?.textContent).to.equal(en.cookieBanner.title)
    } finally {
      clock.restore()
    }
  })

  it('reuses its nodes if the settings are closed before it has faded out', async () => {
    const store = askingStore()
    const banner = put('consent-banner')
    const card = part(banner, 'banner')
    part(banner, 'customize').click()
    await eventually(() => expect(card.inert).to.equal(true))
    store.set(closeSettingsAtom)
    await faded()
    expect([partOrNull(banner, 'banner') === card, card.inert]).to.eql([true, false])
  })

  for (const type of ['pointerover', 'touchstart', 'focusin'])
    it(`announces that the dialog is likely on ${type} at Customize only`, () => {
      const store = askingStore()
      const banner = put('consent-banner')
      const approach = (name: string) => part(banner, name).dispatchEvent(new Event(type, { bubbles: true }))
      approach('accept')
      expect(store.get(settingsSoonAtom)).to.equal(false)
      approach('customize')
      expect(store.get(settingsSoonAtom)).to.equal(true)
    })
})
