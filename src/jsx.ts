/** The export "./jsx": types only. It declares our elements for the JSX of React 18 and 19. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
  ConsentBannerElement,
  ConsentDeclarationElement,
  PrivacySettingsButtonElement,
  PrivacySettingsDialogElement,
} from './elements'
import type { TagAttributes, TagObjects } from './elements/tag-attributes'

// Attributes in kebab-case work in both versions and in server renders. Objects work in React 19 only.
type Tag<E extends HTMLElement> = DetailedHTMLProps<HTMLAttributes<E>, E> &
  TagAttributes<E> &
  TagObjects<E> & { class?: string }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'consent-banner': Tag<ConsentBannerElement>
      'consent-declaration': Tag<ConsentDeclarationElement>
      'privacy-settings-button': Tag<PrivacySettingsButtonElement>
      'privacy-settings-dialog': Tag<PrivacySettingsDialogElement>
    }
  }
}
