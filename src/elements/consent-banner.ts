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
  placeholders: 'string',
  statistics: 'string',
  layout: 'string',
  lifetimeDays: 'number',
  cookie: 'boolean',
  hideBranding: 'boolean',
  scrollLock: 'boolean',
  closeButton: 'boolean',
  confirmation: 'boolean',
  informal: 'boolean',
  replaceTrackingHosts: 'boolean',
  reloadOnWithdrawal: 'boolean',
  trackingHosts: 'object',
  exemptHosts: 'object',
  tagManager: 'object',
  signals: 'object',
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

/** Those that are on or off and can be changed at any time. */
const liveSwitches = ['hideBranding', 'scrollLock', 'closeButton', 'confirmation', 'informal'] as const

/** What no attribute can hold: read at the start, as the options have it. */
type Structured = {
  [Name in keyof ConsentOptions as (typeof properties)[Name] extends 'object' ? Name : never]: ConsentOptions[Name]
}
type BannerElement = ViewElement & Omit<Values<typeof properties>, keyof Structured> & Structured

type LiveSettings = Partial<Pick<Settings, 'colorScheme' | 'policyUrl' | (typeof liveSwitches)[number]>>

/**
 * Asks the visitor for consent. Its attributes are also the options of the consent manager that `auto` starts.
 * `language`, `informal`, `color-scheme`, `policy-url`, `hide-branding`, `scroll-lock`, `close-button`, `confirmation` and `layout` can be changed at any time.
 * Every option is a property, too; those that are objects are nothing else, and are read at the start.
 *
 * @tag consent-banner
 * @attr {'c15t'|'offline'|'custom'} [mode=c15t] - Whom decisions are told: a server, nobody, or functions of the site. Read at the start.
 * @attr {string} [backend-url=/api/c15t] - Where the server is. Read at the start.
 * @attr {string} [categories] - The categories to show, separated by spaces, or `all`. Read at the start.
 * @attr {string} [language] - The language of the texts (BCP 47), or `page` for that of `<html lang>`. Without it the visitor's languages decide.
 * @attr {boolean} [informal] - Uses the informal form of address in languages that have such texts.
 * @attr {'light'|'dark'|'system'|'page'} [color-scheme=system] - Light, dark, as the visitor's system, or as the page.
 * @attr {string} [tag-manager-id] - The container of the tag manager. Read at the start.
 * @attr {string} [policy-url] - Where the site explains its processing.
 * @attr {string} [policy-version] - Names the policy that is consented to. Read at the start.
 * @attr {number} [lifetime-days=182] - For how many days a decision holds. Read at the start.
 * @attr {boolean} [cookie] - Keeps the decision in a first-party cookie, too. Read at the start.
 * @attr {string} [cookie-domain] - The widest domain for that cookie. Read at the start.
 * @attr {boolean} [hide-branding] - Leaves out the line that names this product.
 * @attr {boolean} [scroll-lock] - Dims and locks the page until the visitor has decided.
 * @attr {boolean} [close-button] - Shows a close button, which rejects all.
 * @attr {boolean} [confirmation] - Confirms each choice for four seconds, with a way back to the settings.
 * @attr {boolean} [reload-on-withdrawal] - Loads the page anew, once, where withdrawn code goes on talking. Read at the start.
 * @attr {'all'|'displayed'} [accept-all-grants=all] - What Accept All grants: every category, or only those that were shown. Read at the start.
 * @attr {boolean} [replace-tracking-hosts] - Holds back only `trackingHosts`, and none of ours. Read at the start.
 * @attr {'on'|'off'} [placeholders=on] - Whether a held frame has a placeholder. Read at the start.
 * @attr {'standard'|'capture'|'strict'|'off'} [blocking=standard] - How much is held back. Read at the start.
 * @attr {'bottom-start'|'bottom-end'|'top-start'|'top-end'|'bar'|'center'} [layout=bottom-start] - Where it lies: in a corner, along the lower edge, or in the middle.
 * @slot title - The site's own title.
 * @slot icon - The site's own icon.
 * @slot description - The site's own text in place of ours.
 * @slot policy-link - The site's own link, or links, in place of ours.
 * @fires {CustomEvent} consent-ready - On `document`: what is known of an earlier decision has been read.
 * @fires {CustomEvent} consent-change - On `document`: a decision, or what is in force, has changed.
 * @fires {CustomEvent} consent-banner-show - On `document`: the banner asks.
 * @fires {CustomEvent} consent-banner-hide - On `document`: the banner has gone.
 * @fires {CustomEvent} consent-error - On `document`: an option cannot be used, or something has failed.
 * @fires {CustomEvent} ConsentBlockedRequest - On `document`: a request was held back.
 * @fires {CustomEvent} ConsentBlockedStorage - On `document`: a write to storage was blocked.
 * @fires {CustomEvent} withdrawal-incomplete - On `document`: code of a withdrawn category goes on talking.
 * @csspart banner - The banner.
 * @csspart overlay - Dims the page under `scroll-lock`.
 * @csspart title - Its title.
 * @csspart description - Its text.
 * @csspart accept - Accept All.
 * @csspart reject - Reject All.
 * @csspart customize - Customize.
 * @csspart close - The close button, which rejects all.
 * @csspart text - Header and text.
 * @csspart header - Title and close button.
 * @csspart icon - The icon, a part of the title.
 * @csspart link - The link to the policy.
 * @csspart actions - The three buttons.
 * @csspart confirmation - Confirms a choice.
 * @csspart reopen - The button in the confirmation that opens the settings.
 * @cssprop [--consent-surface] - Behind everything.
 * @cssprop [--consent-surface-raised] - Behind what is raised or under the pointer.
 * @cssprop [--consent-text] - Titles and labels.
 * @cssprop [--consent-text-muted] - Descriptions.
 * @cssprop [--consent-line] - Lines that only divide.
 * @cssprop [--consent-control] - Edges of buttons and switches.
 * @cssprop [--consent-accent] - Accept All and Reject All alike.
 * @cssprop [--consent-accent-hover] - The same under the pointer.
 * @cssprop [--consent-on-accent] - Text on the accent.
 * @cssprop [--consent-focus] - The ring around what has the focus.
 * @cssprop [--consent-overlay] - What dims the page.
 * @cssprop [--consent-shadow] - The shadow beneath.
 * @cssprop [--consent-dark-surface] - Each colour above also exists for dark pages, under such a name.
 * @cssprop [--consent-font] - Font family.
 * @cssprop [--consent-rem=clamp(16px, 1rem, 32px)] - The unit of text and space.
 * @cssprop [--consent-radius=16px] - Corners of the banner.
 * @cssprop [--consent-radius-control=10px] - Corners of buttons.
 * @cssprop [--consent-gap=16px] - Distance from the edges of the window.
 * @cssprop [--consent-banner-duration=200ms] - Fading in and out.
 */
export class ConsentBannerElement extends (pageElement(properties, slotNames) as new () => BannerElement) {
  #painted: ConsentBannerElement['consentStore'] = null
  #stopPainting = (): void => {}
  #written: LiveSettings = {}
  #writtenLanguage: string | null = null
  #writtenTo: ConsentBannerElement['consentStore'] = null
  #strangeLayout: string | null = null

  constructor() {
    super()
    // A server may have sent the shadow root along.
    adoptStyles(this.shadowRoot ?? this.attachShadow({ mode: 'open' }), bannerStyles)
  }

  override draw(): void {
    const store = this.isFirst ? this.consentStore : null
    if (store === this.#painted || !this.shadowRoot) return
    this.#stopPainting()
    this.#painted = store
    this.#stopPainting = store === null ? () => {} : paintBanner(this.shadowRoot, store)
  }

  /** Writes into the store what the attributes say. What they never said is left as the options have it. */
  override propertiesChanged(): void {
    const store = this.consentStore
    if (store !== this.#writtenTo) {
      this.#written = {}
      this.#writtenLanguage = null
      this.#writtenTo = store
    }
    if (store === null) return
    this.#checkLayout()
    const said: LiveSettings = {
      ...(isColorScheme(this.colorScheme) && { colorScheme: this.colorScheme }),
      ...(this.policyUrl !== null && { policyUrl: this.policyUrl }),
      ...Object.fromEntries(
        liveSwitches.filter(name => this.hasAttribute(attributeOf(name))).map(name => [name, this[name]]),
      ),
    }
    const before = this.#written
    this.#written = said
    const names = Object.keys({ ...before, ...said }) as (keyof LiveSettings)[]
    const changed = names.filter(name => before[name] !== said[name])
    if (changed.length > 0) {
      const changes = changed.map(name => [name, said[name] ?? defaultSettings[name]])
      store.set(settingsAtom, settings => ({ ...settings, ...(Object.fromEntries(changes) as LiveSettings) }))
    }
    if (this.language !== this.#writtenLanguage) {
      this.#writtenLanguage = this.language
      store.set(hostLanguageAtom, this.language || null)
    }
  }

  #checkLayout(): void {
    if (!this.layout || (layouts as readonly string[]).includes(this.layout) || this.layout === this.#strangeLayout)
      return
    this.#strangeLayout = this.layout
    console.warn(`<consent-banner> has the layout "${this.layout}"; allowed are ${layouts.join(', ')}`)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'consent-banner': ConsentBannerElement
  }
}
