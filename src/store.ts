/**
 * The door "./store": the atoms and actions, for a site that draws its own surface.
 * Read and write them with the store of the running manager, `consentStore()`.
 */
export { createConsentStore, type ConsentStore } from './store/create-consent-store'
export * from './store/actions'
export * from './store/banner-atoms'
export * from './store/dialog-atoms'
export * from './store/record-atoms'
export * from './store/selection-atoms'
export * from './store/settings-atoms'
export * from './store/language-atoms'
export * from './store/text-atoms'
export { followPageStore } from './store/page-store'
