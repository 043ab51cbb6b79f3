import { nativeDocument } from '../consent/native-document'
import { loadTranslations } from '../effects/load-translations'
import { reporter } from '../effects/report-error'
import { openSettingsAtom } from '../store/actions'
import type { ConsentStore } from '../store/create-consent-store'
import { languageAtom } from '../store/language-atoms'
import { consentModelAtom } from '../store/record-atoms'
import { signalsAtom } from '../store/settings-atoms'
import { directionAtom, textsAtom } from '../store/text-atoms'
import { en } from '../translations/en'
import { adoptStyles } from '../views/adopt-styles'
import { HtmlElement } from './html-element'
import { withPageStore } from './with-page-store'
import { warnOnUnknownMarkup } from '../options/warn-on-unknown-markup'

/** The button is meant for a list of links in a footer, so it inherits color and font. */
const styles = `
:host{display:inline-block}
:host([hidden]){display:none}
button{appearance:none;margin:0;padding:.25em 0;min-block-size:24px;border:0;border-radius:2px;background:none;color:inherit;font:inherit;letter-spacing:inherit;text-align:start;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}
button:focus-visible{outline:2px solid;outline-offset:2px}
button:disabled{cursor:default;opacity:.6}
@media print{:host{display:none}}
`

/**
 * Opens the privacy settings, for the footer of every page. It needs no React, and is disabled until a consent manager
 * runs. Without `status` it shows only an opt-out signal that is honored under an opt-out law.
 *
 * @tag privacy-settings-button
 * @slot - The label; by default, the title of the dialog in the visitor's language.
 * @attr [status] - Shows below the button what is in force. Under an opt-out law the default label is "Your Privacy Choices", with the icon of California's rules.
 * @csspart button - The button.
 * @csspart status - What is in force, with `status`.
 * @csspart fact - One line of it.
 * @csspart choices-icon - The icon of California's rules, with `status`.
 */
export class PrivacySettingsButtonElement extends HtmlElement {
  #button = nativeDocument.createElement('button')
  #fallback = nativeDocument.createElement('slot')
  #store: ConsentStore | null = null
  #stop: (() => void) | null = null

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    adoptStyles(root, styles)
    this.#button.type = 'button'
    this.#button.part.add('button')
    this.#button.addEventListener('click', () => this.#store?.set(openSettingsAtom))
    this.#button.append(this.#fallback)
    root.append(this.#button)
    this.#draw()
  }

  /** Whether it shows what is in force. */
  get status(): boolean {
    return this.hasAttribute('status')
  }

  set status(shown: boolean) {
    this.toggleAttribute('status', shown)
  }

  connectedCallback(): void {
    warnOnUnknownMarkup(this, () => ['status'], [])
    this.#stop = withPageStore(store => {
      this.#store = store
      this.#draw()
      if (store === null) return []
      return [
        store.sub(textsAtom, () => this.#draw()),
        // For returning visitors, nothing else loads texts before the dialog opens.
        this.status || this.textContent.trim() === '' ? loadTranslations({ store, report: reporter({}) }) : () => {},
        this.#showStatusWhereDue(store),
      ]
    })
  }

  disconnectedCallback(): void {
    this.#stop?.()
    this.#stop = null
  }

  /** With the attribute, and where an opt-out signal is honored, which must be displayed (11 CCR §7025(c)(6)). */
  #showStatusWhereDue(store: ConsentStore): () => void {
    let stop: (() => void) | undefined
    const check = (): void => {
      const isHonored = store.get(consentModelAtom) === 'opt-out' && store.get(signalsAtom).globalPrivacyControl
      if (this.status || isHonored) stop ??= this.#showStatus(store)
    }
    const unsubscribe = store.sub(consentModelAtom, check)
    check()
    return () => {
      unsubscribe()
      stop?.()
    }
  }

  /** Few buttons have a status, so a file of its own shows it. The button works without it. */
  #showStatus(store: ConsentStore): () => void {
    const shown = import('../views/status/show-status').then(
      ({ showStatus }) => showStatus(this.shadowRoot!, this.#fallback, store),
      () => {},
    )
    return () => void shown.then(stop => stop?.())
  }

  #draw(): void {
    const store = this.#store
    this.#button.disabled = store === null
    this.#fallback.lang = store?.get(languageAtom) ?? 'en'
    this.#fallback.dir = store?.get(directionAtom) ?? 'ltr'
    this.#fallback.textContent = (store?.get(textsAtom) ?? en).consentManagerDialog.title
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'privacy-settings-button': PrivacySettingsButtonElement
  }
}
