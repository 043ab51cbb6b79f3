/** Registers the one tag that needs no React, so that a footer link costs no more than itself. */
import { defineTag } from '../elements/define-tag'
import { PrivacySettingsButtonElement } from '../elements/privacy-settings-button'

defineTag('privacy-settings-button', PrivacySettingsButtonElement)
