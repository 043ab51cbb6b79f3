import { loadTranslations } from '../effects/load-translations'
import { reporter } from '../effects/report-error'
import { warnOnUnknownMarkup } from '../options/warn-on-unknown-markup'
import type { ConsentStore } from '../store/create-consent-store'
import { languageAtom } from '../store/language-atoms'
import { servicesAtom } from '../store/service-atoms'
import { settingsAtom } from '../store/settings-atoms'
import { directionAtom, textsAtom } from '../store/text-atoms'
import { awaitedLanguageAtom } from '../store/ui-atoms'
import { adoptStyles } from '../views/adopt-styles'
import { buildNodes } from '../views/declaration/build-nodes'
import { declarationStyles } from '../views/declaration/declaration-styles'
import { declarationTree } from '../views/declaration/declaration-tree'
import { HtmlElement } from './html-element'
import { withPageStore } from './with-page-store'

const atoms = [servicesAtom, settingsAtom, textsAtom, languageAtom, directionAtom, awaitedLanguageAtom]

/**
 * The public list of the site's services for its privacy policy: categories, companies, purposes, cookies and their
 * lifetimes. It needs no React. It is empty until the services have loaded, unless a server has rendered it.
 *
 * @tag consent-declaration
 * @attr {string} [updated] - When the list was last changed, as a date such as 2026-04-30.
 * @csspart category - A category with its services.
 * @csspart category-title - The title of a category.
 * @csspart category-description - The purpose of a category.
 * @csspart service - A service.
 * @csspart service-title - The title of a service.
 * @csspart link - The link to the company's privacy policy.
 * @csspart table - What the service stores.
 * @csspart updated - When the list was last changed.
 */
export class ConsentDeclarationElement extends HtmlElement {
  static observedAttributes = ['updated']
  #store: ConsentStore | null = null
  #stop: (() => void) | null = null

  constructor() {
    super()
    // A server may have rendered the shadow root declaratively.
    adoptStyles(this.shadowRoot ?? this.attachShadow({ mode: 'open' }), declarationStyles)
  }

  /** When the list was last changed, as a date such as 2026-04-30; null without the attribute. */
  get updated(): string | null {
    return this.getAttribute('updated')
  }

  set updated(date: string | null) {
    if (date === null) this.removeAttribute('updated')
    else this.setAttribute('updated', date)
  }

  connectedCallback(): void {
    warnOnUnknownMarkup(this, ['updated'], [])
    this.#stop = withPageStore(store => {
      this.#store = store
      if (store === null) return []
      const stops = [
        loadTranslations({ store, report: reporter({}) }),
        ...atoms.map(atom => store.sub(atom, () => this.#draw())),
      ]
      this.#draw()
      return stops
    })
  }

  disconnectedCallback(): void {
    this.#stop?.()
    this.#stop = null
  }

  attributeChangedCallback(): void {
    this.#draw()
  }

  #draw(): void {
    const store = this.#store
    const services = store?.get(servicesAtom)
    // Waits while translations are loading, so that the list does not appear in two languages.
    if (!store || !services || store.get(awaitedLanguageAtom) !== null) return
    const root = document.createElement('div')
    root.lang = store.get(languageAtom)
    root.dir = store.get(directionAtom)
    const facts = {
      services,
      customCategories: store.get(settingsAtom).customCategories,
      texts: store.get(textsAtom),
      language: store.get(languageAtom),
      updated: this.updated === null ? null : new Date(this.updated),
    }
    root.append(...buildNodes(declarationTree(facts)))
    this.shadowRoot!.replaceChildren(root)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'consent-declaration': ConsentDeclarationElement
  }
}
