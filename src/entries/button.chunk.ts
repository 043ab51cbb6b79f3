import { defineTag } from '../elements/define-tag'
import { PrivacySettingsButtonElement } from '../elements/privacy-settings-button'

/** Registers the button that opens the settings. It needs no React, so a link in the footer stays small. */
export const defineButton = (): void => defineTag('privacy-settings-button', PrivacySettingsButtonElement)
