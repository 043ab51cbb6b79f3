import type { ConsentRecord } from '../consent/consent-record'
import { decisionForNotice } from '../storage/decision-for-notice'
import type { ConsentStore } from '../store/create-consent-store'
import { questionAtom } from '../store/language-atoms'
import { settingsAtom } from '../store/settings-atoms'

/** Returns the stored decision if it was made for the notice of this page; see decisionForNotice. */
export const storedDecision = (store: ConsentStore): ConsentRecord | null =>
  decisionForNotice(store.get(settingsAtom).cookie, store.get(questionAtom))
