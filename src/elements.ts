/** The door "./elements": the classes of the custom elements, unregistered. Importing it changes nothing. */
export { ConsentBannerElement } from './elements/consent-banner'
export { ConsentDeclarationElement } from './elements/consent-declaration'
export { PrivacySettingsButtonElement } from './elements/privacy-settings-button'
export { PrivacySettingsDialogElement } from './elements/privacy-settings-dialog'
