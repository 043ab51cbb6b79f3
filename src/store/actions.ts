import { atom, type Getter, type Setter } from 'jotai/vanilla'
import { allChoice, draftWith, switchesChoice, type Vetoes } from '../consent/choices'
import { onlyNecessary, withChanges, type Consents } from '../consent/consents'
import { categoryNames, type CategoryName } from '../consent/categories'
import type { ConsentRecord, ConsentType } from '../consent/consent-record'
import type { DecisionContext } from '../consent/decision-context'
import { nextRecord } from '../consent/next-record'
import { readRecord } from '../storage/record-storage'
import { isPrivacyDialogOpenAtom } from './dialog-atoms'
import { consentModelAtom, consentsAtom, receivedRecordAtom, recordAtom } from './record-atoms'
import { pressRuleAtom } from './press-rule-atom'
import { draftAtom, selectionAtom } from './selection-atoms'
import { categoriesAtom } from './category-atoms'
import { settingsAtom } from './settings-atoms'
import { siteHostsAtom } from './site-hosts-atom'
import { languageAtom, questionAtom, serverTextsAtom } from './language-atoms'
import { noticeAtom } from './notice-atoms'
import { serviceFields } from './service-actions'
import { serviceDraftAtom, servicesAtom, serviceStatesAtom, serviceVetoesAtom } from './service-atoms'
import { sharedAtom } from './shared-atom'
import { listsShownAtom } from './ui-atoms'
import { waitingWorkAtom } from './waiting-work-atom'

/** The visitor's choice. `vetoes` names the refused services and custom categories. */
interface Choice {
  type: ConsentType
  consents: Consents
  vetoes?: Vetoes
}

/** Makes a decision: one write of a complete record. It closes the dialog and thereby hides the banner. */
function decide(
  get: Getter,
  set: Setter,
  { type, consents, vetoes = {} }: Choice,
  context: DecisionContext = {},
): void {
  if (isHiddenGrant(get, consents, context)) return
  get(waitingWorkAtom)?.run()
  const { lifetimeDays, cookie } = get(settingsAtom)
  const previous = get(recordAtom)
  const record = nextRecord(previous, {
    type,
    consents,
    notice: get(noticeAtom),
    question: get(questionAtom),
    language: get(languageAtom),
    lifetimeDays,
    cookie,
    services: serviceFields(get, vetoes),
    context,
    subjectId: previous?.subjectId ?? readRecord()?.subjectId, // another tab may have stored it
    translations: get(serverTextsAtom),
    hosts: get(siteHostsAtom),
    model: get(consentModelAtom),
  })
  set(receivedRecordAtom, undefined)
  set(recordAtom, record)
  set(draftAtom, {})
  set(serviceDraftAtom, {})
  set(isPrivacyDialogOpenAtom, false)
  set(listsShownAtom, false)
}

/** Returns whether a press grants more than before although the visitor may not have seen it; see pressRuleAtom. */
function isHiddenGrant(get: Getter, consents: Consents, { surface = 'page' }: DecisionContext): boolean {
  const rule = get(pressRuleAtom)
  if (rule === null || surface === 'page' || rule.wasSeen()) return false
  const before = get(consentsAtom)
  const isGrant = categoryNames.some(name => consents[name] && !before[name])
  if (isGrant) console.warn('consent-elements: another site frames this page, and the pressed button was not visible')
  return isGrant
}

/** Accepts all categories; see allChoice. */
export const acceptAllAtom = /* @__PURE__ */ sharedAtom('acceptAll', () =>
  atom(null, (get, set, context?: DecisionContext) => {
    const consents = allChoice(get(settingsAtom), get(categoriesAtom))
    decide(get, set, { type: 'all', consents }, context)
  }),
)

/** Rejects every category except the necessary one (specification §4). */
export const rejectAllAtom = /* @__PURE__ */ sharedAtom('rejectAll', () =>
  atom(null, (get, set, context?: DecisionContext) =>
    decide(get, set, { type: 'necessary', consents: onlyNecessary() }, context),
  ),
)

/** Saves the state of the switches as a decision; see switchesChoice. */
export const saveSelectionAtom = /* @__PURE__ */ sharedAtom('saveSelection', () =>
  atom(null, (get, set, context?: DecisionContext) => {
    const consents = switchesChoice(get(selectionAtom), get(draftAtom), get(categoriesAtom))
    decide(get, set, { type: 'custom', consents, vetoes: get(serviceVetoesAtom) }, context)
  }),
)

/** For each service, by name, whether it is allowed. */
type ServiceChoices = Readonly<Record<string, boolean>>

/** Saves a choice that was not made with the switches. Categories and services that it omits do not change. */
export const saveAtom = /* @__PURE__ */ sharedAtom('save', () =>
  atom(null, (get, set, changes: Partial<Consents>, services: ServiceChoices = {}, context?: DecisionContext) => {
    set(serviceDraftAtom, services)
    const consents = withChanges(get(consentsAtom), changes)
    decide(get, set, { type: 'custom', consents, vetoes: get(serviceVetoesAtom) }, context)
  }),
)

/**
 * Allows one declared service, with its category. Other services of the category that were not allowed before are
 * refused.
 */
export const allowServiceAtom = /* @__PURE__ */ sharedAtom('allowService', () =>
  atom(null, (get, set, name: string, context?: DecisionContext) => {
    const service = get(servicesAtom)?.find(service => service.name === name)
    if (!service) return
    const { category, group } = service
    const others = get(serviceStatesAtom).filter(state => state.category === category && !state.allowed)
    set(
      saveAtom,
      { [category]: true },
      {
        ...Object.fromEntries(others.map(other => [other.name, false])),
        ...(group && { [group]: true }),
        [name]: true,
      },
      context,
    )
  }),
)

/** Sets the switch of a category. It has no effect until it is saved. */
export const setConsentAtom = /* @__PURE__ */ sharedAtom('setConsent', () =>
  atom(null, (get, set, name: CategoryName, on: boolean) => {
    set(draftAtom, draft => draftWith(draft, get(categoriesAtom), name, on))
  }),
)

/** Opens the settings dialog. The banner is hidden while it is open. */
export const openSettingsAtom = /* @__PURE__ */ sharedAtom('openSettings', () =>
  atom(null, (get, set) => {
    const rule = get(pressRuleAtom)
    if (rule?.openSettings) rule.openSettings()
    else set(isPrivacyDialogOpenAtom, true)
  }),
)

/** Closes the dialog and discards the draft. If there is no decision, the banner is shown again. */
export const closeSettingsAtom = /* @__PURE__ */ sharedAtom('closeSettings', () =>
  atom(null, (_get, set) => {
    set(draftAtom, {})
    set(serviceDraftAtom, {})
    set(isPrivacyDialogOpenAtom, false)
    set(listsShownAtom, false)
  }),
)

/** Removes the decision, as if the visitor had never decided (specification §4). */
export const resetAtom = /* @__PURE__ */ sharedAtom('reset', () =>
  atom(null, (get, set) => {
    get(waitingWorkAtom)?.run()
    set(receivedRecordAtom, undefined)
    set(recordAtom, null)
    set(draftAtom, {})
    set(serviceDraftAtom, {})
  }),
)

/** Applies a decision that was restored from storage or made in another tab. */
export const receiveRecordAtom = /* @__PURE__ */ sharedAtom('receiveRecord', () =>
  atom(null, (get, set, record: ConsentRecord | null) => {
    get(waitingWorkAtom)?.run()
    set(receivedRecordAtom, record)
    set(recordAtom, record)
  }),
)
