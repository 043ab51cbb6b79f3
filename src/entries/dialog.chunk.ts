/** Registers the dialog, for which React is fetched. */
import { defineTag } from '../elements/define-tag'
import { PrivacySettingsDialogElement } from '../elements/privacy-settings-dialog'

defineTag('privacy-settings-dialog', PrivacySettingsDialogElement)
