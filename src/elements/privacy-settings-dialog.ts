import { createElement } from 'react'
import { privacySettingsDialogStyles } from '../views/privacy-settings-dialog/dialog-styles'
import { PrivacySettingsDialog } from '../views/privacy-settings-dialog/PrivacySettingsDialog'
import { PrivacySettingsWidget } from '../views/privacy-settings-dialog/PrivacySettingsWidget'
import { widgetRules } from '../views/privacy-settings-dialog/widget-styles'
import { elementFor } from './element-for'
import type { Values, ViewProps } from './view-element'

const properties = { variant: 'string' } as const

const View = ({ variant, first }: Values<typeof properties> & ViewProps) => {
  if (variant === 'widget') return createElement(PrivacySettingsWidget)
  return first ? createElement(PrivacySettingsDialog) : null
}

const styles = `${privacySettingsDialogStyles}${widgetRules}:host([variant=widget]){display:block!important}`

/**
 * Lets the visitor decide category by category: in a dialog in front of the page or, as a widget, inside it.
 *
 * @tag privacy-settings-dialog
 * @attr {'widget'} [variant] - `widget` draws the form in its place in the page, at most 32rem wide.
 * @fires {CustomEvent} privacy-settings-open - On `document`: the dialog has opened.
 * @fires {CustomEvent} privacy-settings-close - On `document`: the dialog has closed.
 * @csspart dialog - The dialog.
 * @csspart overlay - Dims the page.
 * @csspart title - Its title.
 * @csspart description - Its text.
 * @csspart close - Closes without saving.
 * @csspart category-{name} - One category, for example `category-marketing`.
 * @csspart switch-{name} - Its switch, for example `switch-marketing`.
 * @csspart reject - Reject All.
 * @csspart accept - Accept All.
 * @csspart save - Save Settings.
 * @cssprop [--consent-surface] - Behind everything.
 * @cssprop [--consent-surface-raised] - Behind the footer and an opened category.
 * @cssprop [--consent-text] - Titles and labels.
 * @cssprop [--consent-text-muted] - Descriptions.
 * @cssprop [--consent-line] - Lines that only divide.
 * @cssprop [--consent-control] - Edges of buttons and switches.
 * @cssprop [--consent-accent] - Save Settings and switches that are on.
 * @cssprop [--consent-accent-hover] - The same under the pointer.
 * @cssprop [--consent-on-accent] - Text and glyphs on the accent.
 * @cssprop [--consent-focus] - The ring around what has the focus.
 * @cssprop [--consent-overlay] - What dims the page.
 * @cssprop [--consent-shadow] - The shadow beneath.
 * @cssprop [--consent-font] - Font family.
 * @cssprop [--consent-rem=clamp(16px, 1rem, 32px)] - The unit of text and space.
 * @cssprop [--consent-radius=16px] - Corners of the dialog.
 * @cssprop [--consent-radius-control=10px] - Corners of buttons.
 * @cssprop [--consent-gap=16px] - Distance from the edges of the window.
 * @cssprop [--consent-dialog-duration=200ms] - Fading in and out.
 */
export class PrivacySettingsDialogElement extends elementFor(View, properties, styles) {
  #strangeVariant: string | null = null

  override wantsToBeFirst(): boolean {
    return this.variant !== 'widget'
  }

  override propertiesChanged(): void {
    if (!this.variant || this.variant === 'widget' || this.variant === this.#strangeVariant) return
    this.#strangeVariant = this.variant
    console.warn(`<privacy-settings-dialog> has the variant "${this.variant}"; allowed is widget`)
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'privacy-settings-dialog': PrivacySettingsDialogElement
  }
}
