import { atom, type Getter, type Setter } from 'jotai/vanilla'
import { allConsents, consentsFrom, onlyNecessary, withWishes, type Consents } from '../consent/consents'
import { isDisabledCategory, type CategoryName } from '../consent/categories'
import type { ConsentRecord, ConsentType } from '../consent/consent-record'
import { DAY } from '../consent/day'
import { newId } from '../consent/new-id'
import { isPrivacyDialogOpenAtom } from './dialog-atoms'
import { consentsAtom, evidenceAtom, receivedRecordAtom, recordAtom } from './record-atoms'
import { draftAtom, selectionAtom } from './selection-atoms'
import { displayedCategoriesAtom, settingsAtom } from './settings-atoms'
import { languageAtom, questionAtom } from './language-atoms'
import { sharedAtom } from './shared-atom'

/** The one way in which a decision is made: one write to the record, and both surfaces are done. */
function decide(get: Getter, set: Setter, type: ConsentType, consents: Consents): void {
  const { policyVersion, lifetimeDays, cookie } = get(settingsAtom)
  const previous = get(recordAtom)
  // A clock that was set back must not make this decision older than the one that it replaces.
  const time = Math.max(Date.now(), previous?.consentInfo.time ?? 0)
  const language = get(languageAtom)
  const record = get(evidenceAtom).add({
    consents,
    consentInfo: { time, type },
    expires: time + lifetimeDays * DAY,
    id: newId(),
    count: (previous?.count ?? 0) + 1,
    language,
    question: get(questionAtom)(language),
    ...(policyVersion !== null && { policyVersion }),
    ...(cookie && { cookie }),
  })
  set(receivedRecordAtom, undefined)
  set(recordAtom, record)
  set(draftAtom, {})
  set(isPrivacyDialogOpenAtom, false)
}

/** Accept All: every category (specification §4), or those that were shown, as the host has set it. */
export const acceptAllAtom = /* @__PURE__ */ sharedAtom('acceptAll', () =>
  atom(null, (get, set) => {
    const shown = get(displayedCategoriesAtom).map(category => category.name)
    const everything = get(settingsAtom).acceptAllGrants === 'all'
    decide(get, set, 'all', everything ? allConsents() : consentsFrom(name => shown.includes(name)))
  }),
)

/** Reject All: only what is necessary (specification §4). */
export const rejectAllAtom = /* @__PURE__ */ sharedAtom('rejectAll', () =>
  atom(null, (get, set) => decide(get, set, 'necessary', onlyNecessary())),
)

/** Save Settings: the switches as they stand (specification §4). */
export const saveSelectionAtom = /* @__PURE__ */ sharedAtom('saveSelection', () =>
  atom(null, (get, set) => decide(get, set, 'custom', get(selectionAtom))),
)

/** Saves a choice that was made elsewhere than at the switches; categories it does not name keep what they had. */
export const saveAtom = /* @__PURE__ */ sharedAtom('save', () =>
  atom(null, (get, set, wishes: Partial<Consents>) =>
    decide(get, set, 'custom', withWishes(get(consentsAtom), wishes)),
  ),
)

/** Moves a switch. Nothing is saved, signalled or released until Save; a disabled category stays as it is. */
export const setConsentAtom = /* @__PURE__ */ sharedAtom('setConsent', () =>
  atom(null, (_get, set, name: CategoryName, on: boolean) => {
    if (!isDisabledCategory(name)) set(draftAtom, draft => ({ ...draft, [name]: on }))
  }),
)

/** Customize: opens the dialog; the banner waits behind it. */
export const openSettingsAtom = /* @__PURE__ */ sharedAtom('openSettings', () =>
  atom(null, (_get, set) => set(isPrivacyDialogOpenAtom, true)),
)

/** Closes the dialog without saving: the draft is dropped, and the banner returns where nothing has been decided. */
export const closeSettingsAtom = /* @__PURE__ */ sharedAtom('closeSettings', () =>
  atom(null, (_get, set) => {
    set(draftAtom, {})
    set(isPrivacyDialogOpenAtom, false)
  }),
)

/** Reset: as if the visitor had never decided (specification §4). */
export const resetAtom = /* @__PURE__ */ sharedAtom('reset', () =>
  atom(null, (_get, set) => {
    set(receivedRecordAtom, undefined)
    set(recordAtom, null)
    set(draftAtom, {})
  }),
)

/** Takes over a decision that was not made on this page: restored from storage, or seen in another tab. */
export const receiveRecordAtom = /* @__PURE__ */ sharedAtom('receiveRecord', () =>
  atom(null, (_get, set, record: ConsentRecord | null) => {
    set(receivedRecordAtom, record)
    set(recordAtom, record)
  }),
)
