/**
 * The export "./store": the atoms and actions, for sites with a user interface of their own. Read and write them with
 * the store that `followPageStore` passes while a manager runs.
 */
export { createConsentStore, type ConsentStore } from './store/create-consent-store'
export * from './store/actions'
export {
  bannerAnswerAtom,
  complianceSettingsAtom,
  isLoadingConsentInfoAtom,
  jurisdictionInfoAtom,
  locationInfoAtom,
  storageWorksAtom,
} from './store/banner-atoms'
export { categoriesAtom, displayedCategoriesAtom, gdprTypesAtom } from './store/category-atoms'
export * from './store/dialog-atoms'
export * from './store/ui-atoms'
export { phrasesAtom } from './store/phrases-atom'
export { receiptsAtom } from './store/receipts-atom'
export * from './store/record-atoms'
export * from './store/selection-atoms'
export * from './store/settings-atoms'
export * from './store/language-atoms'
export * from './store/text-atoms'
export { newServicesAtom, servicesAtom, serviceStatesAtom, serviceVetoesAtom } from './store/service-atoms'
export { setServiceAtom } from './store/service-actions'
export { followPageStore } from './store/page-store'
