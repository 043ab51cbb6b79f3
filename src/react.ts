/** The export "./react": provider, components and hooks for React 18 and 19. */
export { ConsentProvider } from './react/ConsentProvider'
export { ConsentGate } from './react/ConsentGate'
export { ConsentBanner, PrivacySettingsDialog, PrivacySettingsWidget } from './react/components'
export * from './react/named-parts'
export { fillText } from './translations/fill-text'
export { useConsent, useConsentFor, useTranslations, type Consent } from './react/use-consent'
