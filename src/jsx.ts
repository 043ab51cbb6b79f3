/** The door "./jsx": types alone. It tells React's JSX, 18 and 19, of our tags. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
  ConsentBannerElement,
  ConsentDeclarationElement,
  PrivacySettingsButtonElement,
  PrivacySettingsDialogElement,
} from './elements'
import type { TagAttributes, TagObjects } from './elements/tag-attributes'

// Attributes by their own names are what both versions understand, and what a server can write. Objects are for React 19.
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
