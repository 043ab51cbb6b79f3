/** The export "./elements": the classes of the custom elements, not registered. The import has no side effects. */
export { ConsentBannerElement } from './elements/consent-banner'
export { ConsentDeclarationElement } from './elements/consent-declaration'
export { PrivacySettingsButtonElement } from './elements/privacy-settings-button'
export { PrivacySettingsDialogElement } from './elements/privacy-settings-dialog'
