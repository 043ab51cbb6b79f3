import { isColorScheme } from '../consent/is-color-scheme'
import { defaultSettings, type Settings } from '../consent/settings'
import { hostLanguageAtom } from '../store/language-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { ConsentOptions } from '../options/options'
import { adoptStyles } from '../views/adopt-styles'
import { attributeOf } from '../views/attribute-of'
import { bannerStyles } from '../views/consent-banner/banner-styles'
import { layouts } from '../views/consent-banner/layouts'
import { paintBanner } from '../views/consent-banner/paint-banner'
import { slotNames } from '../views/consent-banner/slot-names'
import { pageElement } from './page-element'
import type { PropertyKind, Values, ViewElement } from './view-element'

const properties = {
  mode: 'string',
  backendUrl: 'string',
  protocol: 'string',
  categories: 'string',
  language: 'string',
  colorScheme: 'string',
  tagManagerId: 'string',
  policyUrl: 'string',
  policyVersion: 'string',
  cookieDomain: 'string',
  acceptAllGrants: 'string',
  blocking: 'string',
  storage: 'string',
  pending: 'string',
  placeholders: 'string',
  statistics: 'string',
  importDecision: 'string',
  services: 'string',
  reask: 'string',
  layout: 'string',
  lifetimeDays: 'number',
  cookie: 'boolean',
  hideBranding: 'boolean',
  scrollLock: 'boolean',
  closeButton: 'boolean',
  confirmation: 'boolean',
  informal: 'boolean',
  serviceChoices: 'boolean',
  showRequests: 'boolean',
  replaceTrackingHosts: 'boolean',
  reloadOnWithdrawal: 'boolean',
  trackingHosts: 'object',
  exemptHosts: 'object',
  tagManager: 'object',
  signals: 'object',
  customCategories: 'object',
  translations: 'object',
  handlers: 'object',
  callbacks: 'object',
  privacySettings: 'object',
  jurisdictions: 'object',
  complianceSettings: 'object',
  headers: 'object',
  retry: 'object',
  sweep: 'object',
} as const satisfies Record<keyof ConsentOptions | 'layout', PropertyKind>

/** Boolean options that can be changed at any time. */
const liveSwitches = ['hideBranding', 'scrollLock', 'closeButton', 'confirmation', 'informal'] as const

/** Options that no attribute can represent. They are read when the consent manager starts. */
type Structured = {
  [Name in keyof ConsentOptions as (typeof properties)[Name] extends 'object' ? Name : never]: ConsentOptions[Name]
}
type BannerElement = ViewElement & Omit<Values<typeof properties>, keyof Structured> & Structured

type LiveSettings = Partial<Pick<Settings, 'colorScheme' | 'policyUrl' | (typeof liveSwitches)[number]>>

/**
 * Asks visitors for consent. Its attributes are also the options of the consent manager that `auto` starts.
 * `language`, `informal`, `color-scheme`, `policy-url`, `hide-branding`, `scroll-lock`, `close-button`, `confirmation` and `layout` can be changed at any time.
 * Every option is also a property. Options that are objects exist only as properties, and are read at the start.
 *
 * @tag consent-banner
 * @attr {'c15t'|'offline'|'custom'} [mode=c15t] - Where decisions are sent: to a server, nowhere, or to functions of the site. Read at the start.
 * @attr {string} [backend-url=/api/c15t] - The address of the server. Read at the start.
 * @attr {'auto'|'1'|'2'} [protocol=auto] - The protocol of the server. Read at the start.
 * @attr {string} [categories] - The categories to show, separated by spaces, or `all`. Read at the start.
 * @attr {string} [language] - The language of the texts (BCP 47), or `page` for that of `<html lang>`. By default, that of the visitor.
 * @attr {boolean} [informal] - Uses the informal form of address in languages that have such texts.
 * @attr {'light'|'dark'|'system'|'page'} [color-scheme=system] - Light, dark, that of the operating system, or that of the page.
 * @attr {string} [tag-manager-id] - The container ID of the tag manager. Read at the start.
 * @attr {string} [policy-url] - The address of the site's privacy policy.
 * @attr {string} [policy-version] - The version of the policy. Visitors who decided about another version are asked again. Read at the start.
 * @attr {number} [lifetime-days=182] - For how many days a decision is valid. Read at the start.
 * @attr {boolean} [cookie] - Also stores the decision in a first-party cookie. Read at the start.
 * @attr {string} [cookie-domain] - The domain of that cookie. Read at the start.
 * @attr {boolean} [hide-branding] - Hides the line that names this product.
 * @attr {boolean} [scroll-lock] - Dims the page and prevents scrolling until the visitor has decided.
 * @attr {boolean} [close-button] - Shows a close button, which rejects all.
 * @attr {boolean} [confirmation] - Confirms each choice for four seconds, with a link to the settings.
 * @attr {string} [statistics] - The address that receives counts of the banner. Read at the start.
 * @attr {boolean} [reload-on-withdrawal] - Reloads the page once if code of a withdrawn category keeps sending requests. Read at the start.
 * @attr {'all'|'displayed'} [accept-all-grants=all] - What Accept All grants: every category, or only those that were shown. Read at the start.
 * @attr {boolean} [replace-tracking-hosts] - Blocks only `trackingHosts`, without the built-in list. Read at the start.
 * @attr {string} [services] - The services of the site by name, with their IDs: `google-analytics=G-ABC123 youtube`. Read at the start.
 * @attr {boolean} [service-choices] - Gives each service a switch in the dialog. Read at the start.
 * @attr {string} [import-decision] - The consent tool whose stored decision is imported. Read at the start.
 * @attr {'off'|'service'} [reask=off] - Whether visitors are asked again when a service is added. Read at the start.
 * @attr {boolean} [show-requests] - Lists the requests of this page in the dialog. Read at the start.
 * @attr {'on'|'off'} [placeholders=on] - Whether blocked frames show a placeholder. Read at the start.
 * @attr {'standard'|'capture'|'strict'|'off'} [blocking=standard] - The blocking tier. Read at the start.
 * @attr {'listed'|'off'} [storage=listed] - Whether cookies and storage of listed services are blocked before consent. Read at the start.
 * @attr {'reject'|'hold'|'drop'} [pending] - What happens to requests of undecided visitors. Default: that of the guard's tag, or `reject`. Read at the start.
 * @attr {'bottom-start'|'bottom-end'|'top-start'|'top-end'|'bar'|'center'} [layout=bottom-start] - The position: in a corner, along the bottom edge, or in the center.
 * @slot title - The site's own title.
 * @slot icon - The site's own icon.
 * @slot description - The site's own text in place of the default text.
 * @slot policy-link - The site's own link, or links, in place of the default link.
 * @fires {CustomEvent} consent-ready - On `document`: a stored decision has been read, if there is one.
 * @fires {CustomEvent} consent-change - On `document`: the decision or the effective consents have changed.
 * @fires {CustomEvent} consent-banner-show - On `document`: the banner has opened.
 * @fires {CustomEvent} consent-banner-hide - On `document`: the banner has closed.
 * @fires {CustomEvent} consent-error - On `document`: an option is invalid, or something has failed.
 * @fires {CustomEvent} ConsentBlockedRequest - On `document`: a request was blocked.
 * @fires {CustomEvent} ConsentBlockedStorage - On `document`: a write to storage was blocked.
 * @fires {CustomEvent} withdrawal-incomplete - On `document`: code of a withdrawn category keeps sending requests.
 * @csspart banner - The banner.
 * @csspart overlay - Dims the page under `scroll-lock`.
 * @csspart title - The title.
 * @csspart description - The text.
 * @csspart companies - The number of companies in the text, a button that opens their list.
 * @csspart accept - Accept All.
 * @csspart reject - Reject All.
 * @csspart customize - Customize.
 * @csspart close - The close button, which rejects all.
 * @csspart text - Header and text.
 * @csspart header - Title and close button.
 * @csspart icon - The icon, a part of the title.
 * @csspart link - The link to the policy.
 * @csspart actions - The three buttons.
 * @csspart confirmation - The confirmation of a choice.
 * @csspart reopen - The button in the confirmation that opens the settings.
 * @cssprop [--consent-surface] - Background.
 * @cssprop [--consent-surface-raised] - Background of raised and hovered parts.
 * @cssprop [--consent-text] - Titles and labels.
 * @cssprop [--consent-text-muted] - Descriptions.
 * @cssprop [--consent-line] - Divider lines.
 * @cssprop [--consent-control] - Borders of buttons and switches.
 * @cssprop [--consent-accent] - Background of Accept All and Reject All. Hover, focus, text on it and the dark scheme are derived from it.
 * @cssprop [--consent-accent-hover] - The accent color on hover.
 * @cssprop [--consent-on-accent] - Text on the accent color.
 * @cssprop [--consent-focus] - Focus ring.
 * @cssprop [--consent-overlay] - The overlay that dims the page.
 * @cssprop [--consent-shadow] - Box shadow.
 * @cssprop [--consent-dark-surface] - Each color above also exists for dark pages, with `dark-` in its name.
 * @cssprop [--consent-font] - Font family.
 * @cssprop [--consent-rem=clamp(16px, 1rem, 32px)] - The unit of text and space.
 * @cssprop [--consent-radius=16px] - Corner radius of the banner.
 * @cssprop [--consent-radius-control=10px] - Corner radius of buttons.
 * @cssprop [--consent-gap=16px] - Distance from the edges of the window.
 * @cssprop [--consent-banner-duration=200ms] - Duration of fading in and out.
 */
export class ConsentBannerElement extends (pageElement(properties, slotNames) as new () => BannerElement) {
  #painted: ConsentBannerElement['consentStore'] = null
  #stopPainting = (): void => {}
  #written: LiveSettings = {}
  #writtenLanguage: string | null = null
  #writtenTo: ConsentBannerElement['consentStore'] = null
  #reportedLayout: string | null = null

  constructor() {
    super()
    // A server may have rendered the shadow root declaratively.
    adoptStyles(this.shadowRoot ?? this.attachShadow({ mode: 'open' }), bannerStyles)
  }

  override draw(): void {
    const store = this.isFirst ? this.consentStore : null
    if (store === this.#painted || !this.shadowRoot) return
    this.#stopPainting()
    this.#painted = store
    this.#stopPainting = store === null ? () => {} : paintBanner(this.shadowRoot, store)
  }

  /** Writes the attributes into the store. Options without an attribute keep their value. */
  override propertiesChanged(): void {
    const store = this.consentStore
    if (store !== this.#writtenTo) {
      this.#written = {}
      this.#writtenLanguage = null
      this.#writtenTo = store
    }
    if (store === null) return
    this.#checkLayout()
    const given: LiveSettings = {
      ...(isColorScheme(this.colorScheme) && { colorScheme: this.colorScheme }),
      ...(this.policyUrl !== null && { policyUrl: this.policyUrl }),
      ...Object.fromEntries(
        liveSwitches.filter(name => this.hasAttribute(attributeOf(name))).map(name => [name, this[name]]),
      ),
    }
    const before = this.#written
    this.#written = given
    const names = Object.keys({ ...before, ...given }) as (keyof LiveSettings)[]
    const changed = names.filter(name => before[name] !== given[name])
    if (changed.length > 0) {
      const changes = changed.map(name => [name, given[name] ?? defaultSettings[name]])
      store.set(settingsAtom, settings => ({ ...settings, ...(Object.fromEntries(changes) as LiveSettings) }))
    }
    if (this.language !== this.#writtenLanguage) {
      this.#writtenLanguage = this.language
      store.set(hostLanguageAtom, this.language || null)
    }
  }

  #checkLayout(): void {
    if (!this.layout || (layouts as readonly string[]).includes(this.layout) || this.layout === this.#reportedLayout)
      return
    this.#reportedLayout = this.layout
    console.warn(`<consent-banner> has the layout "${this.layout}"; allowed are ${layouts.join(', ')}`)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'consent-banner': ConsentBannerElement
  }
}
