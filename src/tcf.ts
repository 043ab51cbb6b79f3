/**
 * `consent-elements/tcf`: the IAB's Transparency and Consent Framework for publishers with a CMP id of their own. Import
 * it before the elements.
 */
export { startTcf } from './boot/start-tcf'
export type { AdditionalVendor, TcfOptions, TcfRestriction } from './signals/tcf/tcf-options'
