import { returnLimit } from '../../browser/return-limit'
import { whenPageChanges } from '../../browser/when-present'
import { nativeDocument } from '../../consent/native-document'
import { decodeTcfChoice } from '../../signals/tcf/encode-tcf-choice'
import type { SavedTcf } from '../../signals/tcf/saved-tcf'
import type { TcfChoice } from '../../signals/tcf/tcf-choice'
import { acceptedChoice, refusedChoice, startingChoice, type TcfQuestion } from '../../signals/tcf/tcf-question'
import { openSettingsAtom } from '../../store/actions'
import type { ConsentStore } from '../../store/create-consent-store'
import { displayedCategoriesAtom } from '../../store/category-atoms'
import { colorSchemeAtom, settingsAtom, signalsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { textDirection } from '../../translations/text-direction'
import { adoptStyles } from '../adopt-styles'
import { lockPageScroll } from '../lock-page-scroll'
import { failureLayer, type FailureActions } from './failure-layer'
import { firstLayer } from './first-layer'
import type { LayerContents } from './layer-contents'
import type { LayerTab } from './layer-tab'
import { signalNote } from '../signal-note'
import type { SettingsLayerProps } from './SettingsLayer'
import { tcfStyles } from './tcf-styles'
import type { TcfTexts } from './tcf-texts'

/** What the layers need from the outside. */
interface Needs {
  /** Returns the visitor's language (BCP 47). */
  language: () => string
  /** Returns the choice that the second layer starts with; null before the first one. */
  saved: () => SavedTcf | null
  /** Called when the visitor has chosen. */
  decide: (choice: TcfChoice, type: 'all' | 'necessary' | 'custom', asked: TcfQuestion) => void
  /** Called if the file of the second layer cannot be loaded. */
  failed: (thrown: unknown) => void
}

/** The element with the layers of TCF. At most one layer is visible. */
export interface TcfLayers {
  /**
   * Shows a layer, and replaces the other one; the second when its file has loaded. Without effect if it is visible in
   * this language and color scheme.
   */
  show: (layer: 'first' | 'second', contents: LayerContents) => void
  /** Shows that visitors cannot be asked, with a way to reject. */
  showFailure: (loaded: { texts: TcfTexts; language: string }, actions: FailureActions) => void
  /** Hides the visible layer, and returns the focus to where it was. */
  hide: () => void
}

/** Creates the element of the layers, which is in the page while one of them is visible. */
export function tcfLayers(store: ConsentStore, { language, saved, decide, failed }: Needs): TcfLayers {
  const host = nativeDocument.createElement('consent-tcf')
  /** The visible layer, with its language and color scheme; empty if none is visible. */
  let drawn = ''
  let tab: LayerTab = 'purposes'
  let returnFocus: Element | null = null
  const mayReturn = returnLimit()
  let unlock = (): void => {}
  let stopKeeping = (): void => {}
  let clear = (): void => {}
  /** Counts what is shown and hidden, so that a layer whose file arrives later does not show. */
  let calls = 0

  const actionsFor = (asked: TcfQuestion) => ({
    acceptAll: () => decide(acceptedChoice(asked), 'all', asked),
    rejectAll: () => decide(refusedChoice, 'necessary', asked),
    save: (choice: TcfChoice) => decide(choice, 'custom', asked),
    open: (name: LayerTab) => {
      tab = name
      store.set(openSettingsAtom)
    },
  })
  const firstOf = ({ asked, texts }: LayerContents): HTMLDialogElement =>
    firstLayer(asked, texts, {
      ...actionsFor(asked),
      policyUrl: store.get(settingsAtom).policyUrl,
      signal: signal(),
    })
  const settingsOf = ({ asked, texts, shown }: LayerContents): SettingsLayerProps => {
    const last = saved()
    return {
      question: asked,
      texts,
      language: shown,
      choice: last ? decodeTcfChoice(last.tcString, last.additional) : startingChoice(asked),
      tab,
      lifetimeDays: store.get(settingsAtom).lifetimeDays,
      signal: signal(),
      actions: actionsFor(asked),
    }
  }

  const signal = (): string | null =>
    signalNote(
      store.get(textsAtom),
      store.get(signalsAtom),
      store.get(settingsAtom).privacySettings,
      store.get(displayedCategoriesAtom),
    )

  /**
   * Draws a layer, unless it is drawn already in this language and color scheme.
   * @param fill adds its dialog to an element; returns a function that removes what the dialog uses
   */
  const draw = (name: string, shown: string, fill: (place: HTMLElement) => () => void): void => {
    const state = `${name} ${language()} ${store.get(colorSchemeAtom)}`
    if (state === drawn) return
    drawn = state
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    adoptStyles(root, tcfStyles)
    const wrapper = nativeDocument.createElement('div')
    wrapper.className = 'root'
    wrapper.lang = shown
    wrapper.dir = textDirection(shown)
    wrapper.dataset.scheme = store.get(colorSchemeAtom)
    if (!host.isConnected) returnFocus = nativeDocument.activeElement
    clear()
    root.replaceChildren(wrapper)
    if (!host.isConnected) (nativeDocument.body ?? nativeDocument.documentElement).append(host)
    clear = fill(wrapper)
    const layer = wrapper.querySelector('dialog')!
    if (!layer.open) layer.showModal()
    unlock()
    unlock = lockPageScroll()
    stopKeeping()
    stopKeeping = keep(layer, () => {
      drawn = ''
      draw(name, shown, fill)
    })
  }
  /** Draws a layer that is built without React. */
  const drawBuilt = (name: string, shown: string, layer: () => HTMLDialogElement): void =>
    draw(name, shown, place => {
      place.append(layer())
      return () => {}
    })

  /** Draws the second layer when its file has loaded. Until then the first one stays. */
  const drawSettings = async (contents: LayerContents): Promise<void> => {
    const call = ++calls
    try {
      const { showSettingsLayer } = await import('./show-settings-layer')
      if (call !== calls) return
      draw('second', contents.shown, place => {
        const layer = showSettingsLayer(place, store, settingsOf(contents))
        tab = 'purposes'
        return layer
      })
    } catch (thrown) {
      if (call === calls) failed(thrown)
    }
  }

  /**
   * Keeps the visible layer in a page that replaces its body. `document.open()` removes all listeners, so the layer is
   * drawn again after it.
   * @returns a function that stops this
   */
  const keep = (layer: HTMLDialogElement, redraw: () => void): (() => void) => {
    const root = nativeDocument.documentElement
    return whenPageChanges(() => {
      if (host.isConnected || !nativeDocument.body || !mayReturn('consent-tcf')) return
      if (nativeDocument.documentElement !== root) return redraw()
      nativeDocument.body.append(host)
      // Browsers close a modal dialog that leaves the document, but do not tell it.
      layer.removeAttribute('open')
      layer.showModal()
    })
  }

  return {
    show(layer, contents) {
      if (layer === 'second') return void drawSettings(contents)
      calls++
      tab = 'purposes'
      drawBuilt(layer, contents.shown, () => firstOf(contents))
    },
    showFailure({ texts, language: shown }, actions) {
      calls++
      drawBuilt('failure', shown, () => failureLayer(texts, actions))
    },
    hide() {
      calls++
      if (drawn === '') return
      drawn = ''
      stopKeeping()
      unlock()
      unlock = () => {}
      clear()
      clear = () => {}
      host.shadowRoot?.replaceChildren()
      host.remove()
      if (returnFocus instanceof HTMLElement && returnFocus.isConnected) returnFocus.focus()
      returnFocus = null
    },
  }
}
