import type { SavedTcf } from '../signals/tcf/saved-tcf'

/** What `__tcfapi` answers with. */
export type Published = Pick<SavedTcf, 'tcString' | 'additional' | 'applies'>

/** Where no law asks for consent, the GDPR does not apply, also not after a choice in the settings. */
export const notApplicable: Published = { tcString: '', additional: [], applies: false }
