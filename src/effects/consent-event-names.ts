import type { ConsentEventMap } from './consent-events'

/** The names of all events that we dispatch on `document`. A missing name is a type error. */
export const consentEventNames = Object.keys({
  'consent-ready': true,
  'consent-change': true,
  'consent-banner-show': true,
  'consent-banner-hide': true,
  'privacy-settings-open': true,
  'privacy-settings-close': true,
  'consent-error': true,
  'withdrawal-incomplete': true,
  'consent-subscribe': true,
  ConsentBlockedRequest: true,
  ConsentBlockedStorage: true,
} satisfies Record<keyof ConsentEventMap, true>) as (keyof ConsentEventMap)[]
