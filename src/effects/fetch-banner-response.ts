import type { Result } from '../client/consent-client'
import { offlineBannerResponse, type BannerResponse } from '../consent/banner-response'
import { complianceFor } from '../consent/compliance-for'
import { categoryNames, isDisabledCategory } from '../consent/categories'
import { isAnswered, type ConsentRecord } from '../consent/consent-record'
import { invalidateCategories } from '../consent/notice'
import { writeRecord } from '../storage/record-storage'
import { receiveRecordAtom } from '../store/actions'
import { consentModelOf } from '../consent/consent-models'
import type { BannerAnswer } from '../consent/jurisdictions'
import { bannerAnswerAtom, complianceRuleAtom, isLoadingConsentInfoAtom } from '../store/banner-atoms'
import { recordAtom } from '../store/record-atoms'
import { settingsAtom, signalsAtom } from '../store/settings-atoms'
import { callBack } from './consent-callbacks'
import type { EffectContext } from './effect-context'
import { onChange } from './on-change'
import { whenCategoriesKnown } from './when-categories-known'

/**
 * After how many milliseconds the offline response is used instead of the server's, so that the banner is visible
 * within 3 s. A later response still replaces it.
 */
const TIMEOUT_MS = 2500

const answeredBy = { c15t: 'server', custom: 'handler', offline: 'stand-in' } as const satisfies Record<
  string,
  BannerAnswer['from']
>

/**
 * Requests the banner response, unless the visitor has already decided (specification §4), and again after a reset.
 * A failure never grants consent (specification §8). If the server cannot be reached, or does not respond in time, the
 * offline response is used. A late response still replaces it. If the site's handler fails, the banner stays hidden.
 * @param ask sends the request, with retries
 * @returns a function that stops it
 */
export const fetchBannerResponse = (
  context: EffectContext & { ask: () => Promise<Result<BannerResponse>> },
): (() => void) => {
  const { store, client, callbacks, report, ask } = context
  const { mode } = client
  const known = whenCategoriesKnown(context)
  let isRequesting = false
  let stopped = false

  /** Revokes a consent that was given under opt-out. Under opt-in the visitor has to give it again. */
  const revokeImpliedConsent = (record: ConsentRecord | null): void => {
    if (!record?.model) return
    const { model: _, ...rest } = record
    const granted = categoryNames.filter(name => record.consents[name] && !isDisabledCategory(name))
    const left = invalidateCategories(rest, granted)
    writeRecord(left)
    store.set(receiveRecordAtom, left)
  }

  const take = (answer: BannerResponse, from: BannerAnswer['from']): void => {
    const { jurisdictions } = store.get(settingsAtom)
    const model = consentModelOf(answer, from, jurisdictions)
    // Global Privacy Control is a complete opt-out, so visitors who send it are not asked (11 CCR §7025).
    const hasOptedOut = model === 'opt-out' && store.get(signalsAtom).globalPrivacyControl
    if (model === 'opt-in' && from !== 'stand-in') revokeImpliedConsent(store.get(recordAtom))
    store.set(bannerAnswerAtom, {
      ...answer,
      from,
      model,
      showConsentBanner: answer.showConsentBanner && !hasOptedOut,
    })
  }

  const question = async (): Promise<void> => {
    if (isRequesting) return
    const record = store.get(recordAtom)
    if (isAnswered(record) && !record.model) return store.set(isLoadingConsentInfoAtom, false)
    if (store.get(bannerAnswerAtom) !== null) return
    isRequesting = true
    store.set(isLoadingConsentInfoAtom, true)
    const standIn = (): void => {
      take(offlineBannerResponse(), 'stand-in')
      store.set(isLoadingConsentInfoAtom, false)
    }
    const timeout = mode === 'c15t' ? setTimeout(() => stopped || standIn(), TIMEOUT_MS) : undefined
    const [result] = await Promise.all([ask(), known, context.jurisdictionsChecked])
    clearTimeout(timeout)
    if (stopped) return
    // In mode offline, only the policy pack of a place is an answer.
    if (result.ok) take(result.data, mode === 'offline' && result.data.policy ? 'handler' : answeredBy[mode])
    else if (mode !== 'custom' && store.get(bannerAnswerAtom) === null) standIn()
    isRequesting = false // not before, because an answer can revoke the decision, and a change of it asks again
    store.set(isLoadingConsentInfoAtom, false)
    if (result.ok) return callBack(callbacks, 'onLocationDetected', result.data.location)
    const { code, message } = result.error
    const text = mode === 'custom' ? 'Unknown error fetching consent banner information' : message
    report({ code, message: text }, result.error)
  }
  store.set(complianceRuleAtom, { fillIn: complianceFor })
  void question()
  const stopWatching = onChange(store, recordAtom, () => void question())
  return () => {
    stopped = true
    stopWatching()
  }
}
