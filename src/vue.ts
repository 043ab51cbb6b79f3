/** The export "./vue": types only. It declares our elements for Vue's templates, and the types of the page's globals. */
import type { DefineComponent, HTMLAttributes } from 'vue'
import './index'
import type {
  ConsentBannerElement,
  ConsentDeclarationElement,
  PrivacySettingsButtonElement,
  PrivacySettingsDialogElement,
} from './elements'
import type { TagProperties } from './elements/tag-attributes'

/** `HTMLAttributes` are for projects whose templates accept only declared attributes (`strictTemplates`). */
type Tag<E extends HTMLElement> = DefineComponent<TagProperties<E> & HTMLAttributes>

declare module 'vue' {
  interface GlobalComponents {
    'consent-banner': Tag<ConsentBannerElement>
    'consent-declaration': Tag<ConsentDeclarationElement>
    'privacy-settings-button': Tag<PrivacySettingsButtonElement>
    'privacy-settings-dialog': Tag<PrivacySettingsDialogElement>
  }
}
