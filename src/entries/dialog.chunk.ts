import { defineTag } from '../elements/define-tag'
import { PrivacySettingsDialogElement } from '../elements/privacy-settings-dialog'

/** Registers the settings dialog, which needs React. */
export const defineDialog = (): void => defineTag('privacy-settings-dialog', PrivacySettingsDialogElement)
