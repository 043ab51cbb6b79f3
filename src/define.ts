import { defineTag } from './elements/define-tag'
import {
  ConsentBannerElement,
  ConsentDeclarationElement,
  PrivacySettingsButtonElement,
  PrivacySettingsDialogElement,
} from './elements'

// Importing the tags also declares their types, such as that of `document.querySelector('consent-banner')`.
export type * from './elements'

/**
 * The export "./define": registers the custom elements. Names that are already registered are skipped, so a second copy
 * of this script is harmless. Without a DOM it does nothing.
 */
export function define(): void {
  if (typeof customElements === 'undefined') return
  const tags = {
    'consent-banner': ConsentBannerElement,
    'consent-declaration': ConsentDeclarationElement,
    'privacy-settings-dialog': PrivacySettingsDialogElement,
    'privacy-settings-button': PrivacySettingsButtonElement,
  }
  for (const [tag, element] of Object.entries(tags)) {
    defineTag(tag, element)
  }
}

define()
