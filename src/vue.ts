/** The export "./vue": types only. It declares our elements for Vue's templates. */
import type { DefineComponent } from 'vue'
import type { ConsentBannerElement, PrivacySettingsButtonElement, PrivacySettingsDialogElement } from './elements'
import type { TagProperties } from './elements/tag-attributes'

declare module 'vue' {
  interface GlobalComponents {
    'consent-banner': DefineComponent<TagProperties<ConsentBannerElement>>
    'privacy-settings-button': DefineComponent<TagProperties<PrivacySettingsButtonElement>>
    'privacy-settings-dialog': DefineComponent<TagProperties<PrivacySettingsDialogElement>>
  }
}
