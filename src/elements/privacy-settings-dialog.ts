import { createElement } from 'react'
import { privacySettingsDialogStyles } from '../views/privacy-settings-dialog/dialog-styles'
import { PrivacySettingsDialog } from '../views/privacy-settings-dialog/PrivacySettingsDialog'
import { PrivacySettingsWidget } from '../views/privacy-settings-dialog/PrivacySettingsWidget'
import { widgetRules } from '../views/privacy-settings-dialog/widget-styles'
import { settingsSlotNames } from '../views/privacy-settings-dialog/slot-names'
import { elementFor } from './element-for'
import type { Values, ViewProps } from './view-element'

const properties = { variant: 'string', layout: 'string' } as const

const View = ({ variant, first }: Values<typeof properties> & ViewProps) => {
  if (variant === 'widget') return createElement(PrivacySettingsWidget)
  return first ? createElement(PrivacySettingsDialog) : null
}

const styles = `${privacySettingsDialogStyles}${widgetRules}:host([variant=widget]){display:block!important;position:static!important}`

/**
 * Lets visitors decide category by category, in a modal dialog or as a widget within the page.
 *
 * @tag privacy-settings-dialog
 * @attr {'widget'} [variant] - `widget` renders the form in its place in the page, at most 32rem wide.
 * @attr {'wide'} [layout] - `wide` shows the categories of the dialog in two columns, in windows from 1280 pixels on.
 * @slot title - The site's own title.
 * @slot description - The site's own introduction.
 * @slot footer - More content of the site, below the buttons.
 * @fires {CustomEvent} privacy-settings-open - On `document`: the dialog has opened.
 * @fires {CustomEvent} privacy-settings-close - On `document`: the dialog has closed.
 * @csspart dialog - The dialog.
 * @csspart overlay - Dims the page.
 * @csspart title - The title.
 * @csspart description - The text.
 * @csspart close - Closes without saving.
 * @csspart header - Title and close button.
 * @csspart icon - The emblem above the introduction.
 * @csspart note - States how a browser signal limits the choice.
 * @csspart link - The link to the policy.
 * @csspart categories - The list of categories.
 * @csspart category - The visible area of a category.
 * @csspart switch - The visible area of a switch.
 * @csspart track - The track of a switch.
 * @csspart thumb - The thumb of a switch.
 * @csspart on - Also a part of `switch`, `track` and `thumb` while the switch is on: `::part(track on)`.
 * @csspart off - The same while it is off.
 * @csspart locked - The same while the visitor cannot change it.
 * @csspart badge - Marks a new category.
 * @csspart companies - The number of companies of a category, beside its title.
 * @csspart decision - When the choice was made, and until when it is valid.
 * @csspart download - Downloads the receipts.
 * @csspart branding - The line that names this product.
 * @csspart footer - The footer, which stays visible below the categories.
 * @csspart actions - The buttons in the footer.
 * @csspart services - The services of a category.
 * @csspart service-{name} - One service, for example `service-youtube`.
 * @csspart disclosure - Unfolds what a service stores, or the blocked requests.
 * @csspart requests - The blocked requests of this page.
 * @csspart category-{name} - One category, for example `category-marketing`.
 * @csspart switch-{name} - The switch of one category, for example `switch-marketing`.
 * @csspart reject - Reject All.
 * @csspart accept - Accept All.
 * @csspart save - Save Settings.
 * @cssprop [--consent-surface] - Background.
 * @cssprop [--consent-surface-raised] - Background of the footer and of an open category.
 * @cssprop [--consent-text] - Titles and labels.
 * @cssprop [--consent-text-muted] - Descriptions.
 * @cssprop [--consent-line] - Divider lines.
 * @cssprop [--consent-control] - Borders of buttons and switches.
 * @cssprop [--consent-accent] - Save Settings and switches that are on.
 * @cssprop [--consent-accent-hover] - The accent color on hover.
 * @cssprop [--consent-on-accent] - Text and glyphs on the accent color.
 * @cssprop [--consent-focus] - Focus ring.
 * @cssprop [--consent-overlay] - The overlay that dims the page.
 * @cssprop [--consent-shadow] - Box shadow.
 * @cssprop [--consent-font] - Font family.
 * @cssprop [--consent-rem=clamp(16px, 1rem, 32px)] - The unit of text and space.
 * @cssprop [--consent-radius=16px] - Corner radius of the dialog.
 * @cssprop [--consent-radius-control=10px] - Corner radius of buttons.
 * @cssprop [--consent-gap=16px] - Distance from the edges of the window.
 * @cssprop [--consent-dialog-duration=200ms] - Duration of fading in and out.
 */
export class PrivacySettingsDialogElement extends elementFor(View, properties, styles, settingsSlotNames) {
  #reportedVariant: string | null = null
  #reportedLayout: string | null = null

  override wantsToBeFirst(): boolean {
    return this.variant !== 'widget'
  }

  override propertiesChanged(): void {
    this.#checkLayout()
    if (!this.variant || this.variant === 'widget' || this.variant === this.#reportedVariant) return
    this.#reportedVariant = this.variant
    console.warn(`<privacy-settings-dialog> has the variant "${this.variant}"; allowed is widget`)
  }

  #checkLayout(): void {
    if (!this.layout || this.layout === 'wide' || this.layout === this.#reportedLayout) return
    this.#reportedLayout = this.layout
    console.warn(`<privacy-settings-dialog> has the layout "${this.layout}"; allowed is wide`)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'privacy-settings-dialog': PrivacySettingsDialogElement
  }
}
