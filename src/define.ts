import { defineTag } from './elements/define-tag'
import {
  ConsentBannerElement,
  ConsentDeclarationElement,
  PrivacySettingsButtonElement,
  PrivacySettingsDialogElement,
} from './elements'

// Who imports the tags has their types, too: `document.querySelector('consent-banner')`.
export type * from './elements'

/**
 * The door "./define": gives the tags their classes. A tag that already has one keeps it, so a second copy of this
 * script does no harm; without a DOM nothing happens.
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
