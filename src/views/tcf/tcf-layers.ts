import { nativeDocument } from '../../consent/native-document'
import { decodeTcfChoice } from '../../signals/tcf/encode-tcf-choice'
import type { SavedTcf } from '../../signals/tcf/saved-tcf'
import type { TcfChoice } from '../../signals/tcf/tcf-choice'
import { acceptedChoice, refusedChoice, startingChoice, type TcfQuestion } from '../../signals/tcf/tcf-question'
import { closeSettingsAtom, openSettingsAtom } from '../../store/actions'
import type { ConsentStore } from '../../store/create-consent-store'
import { colorSchemeAtom, settingsAtom } from '../../store/settings-atoms'
import { textDirection } from '../../translations/text-direction'
import { adoptStyles } from '../adopt-styles'
import { failureLayer, type FailureActions } from './failure-layer'
import { firstLayer } from './first-layer'
import type { LayerContents } from './layer-contents'
import { secondLayer } from './second-layer'
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
  let tab: 'purposes' | 'vendors' = 'purposes'
  let returnFocus: Element | null = null

  const viewOf = (layer: 'first' | 'second', { asked, texts, shown }: LayerContents): HTMLElement => {
    const actions = {
      acceptAll: () => decide(acceptedChoice(asked), 'all', asked),
      rejectAll: () => decide(refusedChoice, 'necessary', asked),
      save: (choice: TcfChoice) => decide(choice, 'custom', asked),
      close: () => store.set(closeSettingsAtom),
      open: (name: typeof tab) => {
        tab = name
        store.set(openSettingsAtom)
      },
    }
    const last = saved()
    const choice = last ? decodeTcfChoice(last.tcString, last.additional) : startingChoice(asked)
    return layer === 'first'
      ? firstLayer(asked, texts, { ...actions, policyUrl: store.get(settingsAtom).policyUrl })
      : secondLayer(asked, { texts, language: shown, choice, tab, actions })
  }

  /** Draws a layer, unless it is drawn already in this language and color scheme. */
  const draw = (name: string, shown: string, view: () => HTMLElement): void => {
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
    root.replaceChildren(wrapper)
    if (!host.isConnected) (nativeDocument.body ?? nativeDocument.documentElement).append(host)
    if (layer instanceof HTMLDialogElement) {
      returnFocus = nativeDocument.activeElement
      layer.showModal()
    }
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
      host.shadowRoot?.replaceChildren()
      host.remove()
      if (returnFocus instanceof HTMLElement && returnFocus.isConnected) returnFocus.focus()
      returnFocus = null
    },
  }
}
