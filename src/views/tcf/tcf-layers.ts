import { returnLimit } from '../../browser/return-limit'
import { whenPageChanges } from '../../browser/when-present'
import { nativeDocument } from '../../consent/native-document'
import { decodeTcfChoice } from '../../signals/tcf/encode-tcf-choice'
import type { SavedTcf } from '../../signals/tcf/saved-tcf'
import type { TcfChoice } from '../../signals/tcf/tcf-choice'
import { acceptedChoice, refusedChoice, startingChoice, type TcfQuestion } from '../../signals/tcf/tcf-question'
import { closeSettingsAtom, openSettingsAtom } from '../../store/actions'
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
import { secondLayer } from './second-layer'
import { signalNote } from '../signal-note'
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
}

/** The element with the layers of TCF. At most one layer is visible. */
export interface TcfLayers {
  /** Shows a layer, and replaces the other one. Without effect if it is visible in this language and color scheme. */
  show: (layer: 'first' | 'second', contents: LayerContents) => void
  /** Shows that visitors cannot be asked, with a way to reject. */
  showFailure: (loaded: { texts: TcfTexts; language: string }, actions: FailureActions) => void
  /** Hides the visible layer, and returns the focus to where it was. */
  hide: () => void
}

/** Creates the element of the layers, which is in the page while one of them is visible. */
export function tcfLayers(store: ConsentStore, { language, saved, decide }: Needs): TcfLayers {
  const host = nativeDocument.createElement('consent-tcf')
  /** The visible layer, with its language and color scheme; empty if none is visible. */
  let drawn = ''
  let tab: LayerTab = 'purposes'
  let returnFocus: Element | null = null
  const mayReturn = returnLimit()
  let unlock = (): void => {}
  let stopKeeping = (): void => {}

  const viewOf = (layer: 'first' | 'second', { asked, texts, shown }: LayerContents): HTMLDialogElement => {
    const actions = {
      acceptAll: () => decide(acceptedChoice(asked), 'all', asked),
      rejectAll: () => decide(refusedChoice, 'necessary', asked),
      save: (choice: TcfChoice) => decide(choice, 'custom', asked),
      close: () => store.set(closeSettingsAtom),
      open: (name: LayerTab) => {
        tab = name
        store.set(openSettingsAtom)
      },
    }
    const last = saved()
    const choice = last ? decodeTcfChoice(last.tcString, last.additional) : startingChoice(asked)
    return layer === 'first'
      ? firstLayer(asked, texts, { ...actions, policyUrl: store.get(settingsAtom).policyUrl, signal: signal() })
      : secondLayer(asked, {
          texts,
          language: shown,
          choice,
          tab,
          lifetimeDays: store.get(settingsAtom).lifetimeDays,
          signal: signal(),
          actions,
        })
  }

  const signal = (): string | null =>
    signalNote(
      store.get(textsAtom),
      store.get(signalsAtom),
      store.get(settingsAtom).privacySettings,
      store.get(displayedCategoriesAtom),
    )

  /** Draws a layer, unless it is drawn already in this language and color scheme. */
  const draw = (name: string, shown: string, view: () => HTMLDialogElement): void => {
    const state = `${name} ${language()} ${store.get(colorSchemeAtom)}`
    if (state === drawn) return
    drawn = state
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    adoptStyles(root, tcfStyles)
    const layer = view()
    const wrapper = nativeDocument.createElement('div')
    wrapper.className = 'root'
    wrapper.lang = shown
    wrapper.dir = textDirection(shown)
    wrapper.dataset.scheme = store.get(colorSchemeAtom)
    wrapper.append(layer)
    if (!host.isConnected) returnFocus = nativeDocument.activeElement
    root.replaceChildren(wrapper)
    if (!host.isConnected) (nativeDocument.body ?? nativeDocument.documentElement).append(host)
    layer.showModal()
    unlock()
    unlock = lockPageScroll()
    stopKeeping()
    stopKeeping = keep(layer, () => {
      drawn = ''
      draw(name, shown, view)
    })
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
      draw(layer, contents.shown, () => {
        const view = viewOf(layer, contents)
        tab = 'purposes'
        return view
      })
    },
    showFailure({ texts, language: shown }, actions) {
      draw('failure', shown, () => failureLayer(texts, actions))
    },
    hide() {
      if (drawn === '') return
      drawn = ''
      stopKeeping()
      unlock()
      unlock = () => {}
      host.shadowRoot?.replaceChildren()
      host.remove()
      if (returnFocus instanceof HTMLElement && returnFocus.isConnected) returnFocus.focus()
      returnFocus = null
    },
  }
}
