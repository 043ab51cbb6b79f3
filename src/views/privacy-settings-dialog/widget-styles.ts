import { settingsStyles } from './settings-styles'

/**
 * The widget's own rules. The card is an inline-block, because the page's `text-decoration` propagates into block
 * boxes.
 */
export const widgetRules = `
.inline>.card{display:inline-block;vertical-align:top;inline-size:100%;max-inline-size:calc(32*var(--_rem));padding:var(--_5);border:1px solid var(--_control);border-radius:var(--_radius);background:var(--_surface)}
.inline h2{margin-block-end:var(--_1)}
.inline .footer{margin-block-start:var(--_4)}
`

/** The stylesheet of the widget. */
export const widgetStyles = settingsStyles + widgetRules
