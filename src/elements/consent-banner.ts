import { isButtonOrder } from '../consent/is-button-order'
import { isColorScheme } from '../consent/is-color-scheme'
import { defaultSettings, type Settings } from '../consent/settings'
import { hostLanguageAtom } from '../store/language-atoms'
import { settingsAtom } from '../store/settings-atoms'
import { optionTable } from '../options/option-table'
import type { ConsentOptions } from '../options/options'
import { adoptStyles } from '../views/adopt-styles'
import { attributeOf } from '../views/attribute-of'
import { bannerStyles } from '../views/consent-banner/banner-styles'
import { ownFileLayout } from '../views/consent-banner/own-file-layout'
import { paintBanner } from '../views/consent-banner/paint-banner'
import { slotNames } from '../views/consent-banner/slot-names'
import { pageElement } from './page-element'
import type { Properties, Values, ViewElement } from './view-element'

type Table = typeof optionTable

const properties = {
  ...(Object.fromEntries(Object.entries(optionTable).map(([name, { kind }]) => [name, kind])) as {
    [Name in keyof Table]: Table[Name]['kind']
  }),
  layout: 'string',
} as const satisfies Properties

/** Boolean options that can be changed at any time. */
const liveSwitches = ['hideBranding', 'scrollLock', 'closeButton', 'confirmation', 'informal'] as const

/** Options that no attribute can represent. They are read when the consent manager starts. */
type Structured = {
  [Name in keyof ConsentOptions as (typeof properties)[Name] extends 'object' ? Name : never]: ConsentOptions[Name]
}
type BannerElement = ViewElement & Omit<Values<typeof properties>, keyof Structured> & Structured

type LiveSettings = Partial<Pick<Settings, 'colorScheme' | 'policyUrl' | 'buttonOrder' | (typeof liveSwitches)[number]>>

/**
 * Asks visitors for consent. Its attributes are also the options of the consent manager that `auto` starts.
 * `language`, `informal`, `color-scheme`, `policy-url`, `hide-branding`, `scroll-lock`, `close-button`, `button-order`, `confirmation` and `layout` can be changed at any time.
 * Every option is also a property. Options that are objects exist only as properties, and are read at the start.
 * The build adds the attributes of the options from src/options/option-table.ts.
 *
 * @tag consent-banner
 * @attr {'bottom-start'|'bottom-end'|'top-start'|'top-end'|'bar'|'center'|'sheet'|'inline'} [layout=bottom-start] - The position: in a corner, along the bottom edge, in the center, as a sheet on phones, or as a block of the page.
 * @slot title - The site's own title.
 * @slot icon - The site's own icon.
 * @slot description - The site's own text in place of the default text.
 * @slot policy-link - The site's own link, or links, in place of the default link.
 * @slot actions - More buttons or links of the site, such as Subscribe, after the three buttons.
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
 * @csspart note - What a signal of the browser keeps off, such as Global Privacy Control.
 * @csspart companies - The number of companies in the text, a button that opens their list.
 * @csspart accept - Accept All.
 * @csspart reject - Reject All.
 * @csspart customize - Customize.
 * @csspart close - The close button, which rejects all.
 * @csspart grabber - The handle of the sheet on phones, with `layout="sheet"`.
 * @csspart text - Header and text.
 * @csspart header - Title and close button.
 * @csspart icon - The icon, a part of the title.
 * @csspart link - The link to the policy.
 * @csspart actions - The three buttons.
 * @csspart save - The button that saves the switches, with `category-choices`.
 * @csspart categories - The list of switches, with `category-choices`.
 * @csspart category - A category in that list.
 * @csspart category-{name} - One category in it, such as `category-marketing`.
 * @csspart switch-{name} - The switch of one category, such as `switch-marketing`.
 * @csspart switch - The visible area of a switch.
 * @csspart track - The track of a switch.
 * @csspart thumb - The thumb of a switch.
 * @csspart on - A part of a switch that is on.
 * @csspart off - A part of a switch that is off.
 * @csspart locked - A part of a switch that visitors cannot change.
 * @csspart confirmation - The confirmation of a choice.
 * @csspart mark - The check in the confirmation.
 * @csspart reopen - The button in the confirmation that opens the settings.
 * @csspart dismiss - The button in the confirmation that closes it.
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
  #layout = ''

  constructor() {
    super()
    // A server may have rendered the shadow root declaratively.
    adoptStyles(this.shadowRoot ?? this.attachShadow({ mode: 'open' }), bannerStyles)
  }

  override draw(): void {
    const store = this.isFirst ? this.consentStore : null
    const layout = ownFileLayout(this.layout)
    if ((store === this.#painted && layout === this.#layout) || !this.shadowRoot) return
    this.#stopPainting()
    this.#painted = store
    this.#layout = layout
    this.#stopPainting = store === null ? () => {} : paintBanner(this.shadowRoot, store, layout)
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
    const given: LiveSettings = {
      ...(isColorScheme(this.colorScheme) && { colorScheme: this.colorScheme }),
      ...(this.policyUrl !== null && { policyUrl: this.policyUrl }),
      ...(isButtonOrder(this.buttonOrder) && { buttonOrder: this.buttonOrder }),
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
}

declare global {
  interface HTMLElementTagNameMap {
    'consent-banner': ConsentBannerElement
  }
}
