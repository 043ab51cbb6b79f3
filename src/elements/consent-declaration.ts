import { cookieNameOf } from '../consent/consent-cookie-name'
import { categoryText } from '../translations/category-text'
import { fillText } from '../translations/fill-text'
import { loadTranslations } from '../effects/load-translations'
import { reporter } from '../effects/report-error'
import { warnOnUnknownMarkup } from '../options/warn-on-unknown-markup'
import type { ConsentStore } from '../store/create-consent-store'
import { languageAtom } from '../store/language-atoms'
import { phrasesAtom } from '../store/phrases-atom'
import { effectiveConsentsAtom, recordAtom } from '../store/record-atoms'
import { servicesAtom } from '../store/service-atoms'
import { displayedCategoriesAtom } from '../store/category-atoms'
import { settingsAtom } from '../store/settings-atoms'
import { directionAtom, textsAtom } from '../store/text-atoms'
import { awaitedLanguageAtom } from '../store/ui-atoms'
import { adoptStyles } from '../views/adopt-styles'
import { buildNodes } from '../views/declaration/build-nodes'
import { declarationStyles } from '../views/declaration/declaration-styles'
import { declarationTree, type DeclarationNode } from '../views/declaration/declaration-tree'
import { isHeadingLevel } from '../views/declaration/is-heading-level'
import { loadPhrases } from '../views/services/load-phrases'
import { HtmlElement } from './html-element'
import { withPageStore } from './with-page-store'

const atoms = [
  phrasesAtom,
  effectiveConsentsAtom,
  recordAtom,
  servicesAtom,
  displayedCategoriesAtom,
  settingsAtom,
  textsAtom,
  languageAtom,
  directionAtom,
  awaitedLanguageAtom,
]

/** Returns what the visitor allows now, and a button that opens the settings. */
function choiceTree(store: ConsentStore): DeclarationNode {
  const texts = store.get(textsAtom)
  const language = store.get(languageAtom)
  const consents = store.get(effectiveConsentsAtom)
  const { expires, consentInfo } = store.get(recordAtom) ?? {}
  const listOf = (isAllowed: boolean): string =>
    new Intl.ListFormat(language).format(
      store
        .get(displayedCategoriesAtom)
        .filter(({ name }) => consents[name] === isAllowed)
        .map(category => categoryText(texts, category).title),
    )
  const day = (time: number): string => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time)
  const { decided, title } = texts.consentManagerDialog
  const refused = listOf(false)
  const lines = [
    ...(expires && consentInfo ? [fillText(decided, { date: day(consentInfo.time), until: day(expires) })] : []),
    fillText(texts.services.allowed, { list: listOf(true) }),
    ...(refused ? [fillText(texts.services.refused, { list: refused })] : []),
  ]
  return [
    'section',
    { part: 'choice' },
    ...lines.map((line): DeclarationNode => ['p', {}, line]),
    ['p', {}, ['button', { type: 'button', part: 'change', 'data-consent-open': '' }, title]],
  ]
}

/**
 * The public list of the site's services for its privacy policy: the visitor's choice, categories, companies, purposes, cookies and their
 * lifetimes. It needs no React. Until the services have loaded, and on sites without services, it lists the purposes and the
 * storage of the choice, or what a server has rendered.
 *
 * @tag consent-declaration
 * @attr {string} [updated] - When the list was last changed, as a date such as 2026-04-30.
 * @attr {number} [heading-level=3] - The level of the headings of categories, 1 to 5. Those of services are one level lower.
 * @csspart choice - What the visitor has chosen, with a button that opens the settings.
 * @csspart change - This button.
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
  static observedAttributes = ['updated', 'heading-level']
  #store: ConsentStore | null = null
  #stop: (() => void) | null = null
  /** Whether the content is that of a server. */
  #isServers: boolean

  constructor() {
    super()
    // A server may have rendered the shadow root declaratively.
    this.#isServers = this.shadowRoot !== null
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

  /** The level of the headings of categories. Default 3. */
  get headingLevel(): number {
    const level = Number(this.getAttribute('heading-level') ?? 3)
    return isHeadingLevel(level) ? level : 3
  }

  set headingLevel(level: number) {
    this.setAttribute('heading-level', `${level}`)
  }

  connectedCallback(): void {
    warnOnUnknownMarkup(this, () => ConsentDeclarationElement.observedAttributes, [])
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
    // Waits while translations are loading, so that the list does not appear in two languages.
    if (!store || store.get(awaitedLanguageAtom) !== null) return
    const services = store.get(servicesAtom)
    // Without services, what a server has rendered is the better list.
    if (!services && this.#isServers) return
    const language = store.get(languageAtom)
    const phrases = store.get(phrasesAtom)
    if (services && phrases?.language !== language) return void loadPhrases(store, language)
    this.#isServers = false
    const root = document.createElement('div')
    root.lang = language
    root.dir = store.get(directionAtom)
    const { customCategories, lifetimeDays, cookie } = store.get(settingsAtom)
    const facts = {
      services: services ?? [],
      shown: store.get(displayedCategoriesAtom).map(({ name }) => name),
      customCategories,
      texts: store.get(textsAtom),
      language,
      headingLevel: this.headingLevel,
      translate: phrases?.translate ?? null,
      lifetimeDays,
      cookie: cookie === false ? null : cookieNameOf(cookie),
      updated: this.updated === null ? null : new Date(this.updated),
    }
    root.append(...buildNodes([choiceTree(store), ...declarationTree(facts)]))
    this.shadowRoot!.replaceChildren(root)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'consent-declaration': ConsentDeclarationElement
  }
}
