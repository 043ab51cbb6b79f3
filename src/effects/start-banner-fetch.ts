import { whenPainted } from '../browser/when-painted'
import { ClientError } from '../client/client-error'
import type { Identification, Result } from '../client/consent-client'
import type { BannerRequest } from '../client/banner-request'
import { firstAttempt } from '../client/first-attempt'
import { readBannerResponse, type BannerResponse } from '../consent/banner-response'
import type { CategoryName } from '../consent/categories'
import type { ConsentReceipt } from '../consent/consent-receipt'
import type { VerifyResponse } from '../consent/consent-submission'
import type { Consents } from '../consent/consents'
import { hasStoredDecision } from '../storage/has-stored-decision'
import { isLoadingConsentInfoAtom } from '../store/banner-atoms'
import { showPopupAtom } from '../store/dialog-atoms'
import { awaitedLanguageAtom } from '../store/ui-atoms'
import { recordAtom } from '../store/record-atoms'
import { settingsAtom } from '../store/settings-atoms'
import { fetchBannerResponse } from './fetch-banner-response'
import type { ConsentSync } from './consent-sync'
import type { EffectContext } from './effect-context'
import { followPage } from './follow-page'
import { onAnyChange } from './on-any-change'
import { loadTranslations } from './load-translations'

/** A conversation of which only the opening is there. */
export interface StartedSync {
  /** The receipts of the visitor's decisions on this device, the oldest first. */
  receipts(): Promise<readonly ConsentReceipt[]>
  verify(preferences: readonly CategoryName[] | Partial<Consents>): Promise<VerifyResponse>
  identify(externalId: string): Promise<Identification>
  stop(): void
}

type Rest = Pick<typeof import('./consent-sync'), 'startSync'>

/**
 * Opens the conversation: finds out whether to ask the visitor, and in which language. All else that is said is a file
 * of its own, which is fetched when the banner has been painted, or as soon as there is a need for it.
 * @param request the banner question, where it is on its way already
 * @param attempt asks the banner question once
 * @param fetchRest fetches all else
 */
export function startBannerFetch(
  context: EffectContext,
  request: BannerRequest | null,
  attempt = firstAttempt,
  fetchRest: () => Promise<Rest> = () => import('./consent-sync'),
): StartedSync {
  const { store, client, report } = context
  let stopped = false
  let begun: Promise<ConsentSync> | null = null

  const rest = (): Promise<ConsentSync> =>
    (begun ??= fetchRest().then(
      ({ startSync }) => {
        if (stopped) throw new Error('The consent manager has been stopped')
        return startSync(context)
      },
      (thrown: unknown) => {
        begun = null // a later need tries again
        report({ code: 'NETWORK_ERROR', message: 'A part of the consent manager could not be fetched' }, thrown)
        throw thrown
      },
    ))
  const begin = (): void => void rest().catch(() => {})

  const ask = async (): Promise<Result<BannerResponse>> => {
    const first = await attempt(client, request)
    request = null // it answers for one question
    const data = first?.result.ok ? readBannerResponse(first.result.data) : null
    if (data !== null) return { ok: true, data }
    return rest().then(
      ({ ask }) => ask(first),
      (thrown: unknown) => ({
        ok: false,
        error: new ClientError('NETWORK_ERROR', 'The banner question could not be asked', 0, thrown),
      }),
    )
  }

  const stops = [followPage(context)]
  const open = (): void => {
    if (stopped) return
    stops.push(loadTranslations(context), fetchBannerResponse({ ...context, ask }), whenAsked(context, begin))
  }
  stops.push(onAnyChange(store, [recordAtom], begin))
  if (store.get(recordAtom) === null && hasStoredDecision(store.get(settingsAtom).cookie)) rest().then(open, open)
  else open()
  return {
    receipts: async () => (await rest()).receipts(),
    verify: async preferences => (await rest()).verify(preferences),
    identify: async externalId => (await rest()).identify(externalId),
    stop() {
      stopped = true
      ;[...stops].reverse().forEach(stop => stop())
      begun?.then(
        started => started.stop(),
        () => {}, // it never began
      )
    },
  }
}

/** Runs a task once the banner has been painted, or it is known that there is none to paint. @returns calls it off */
function whenAsked({ store }: EffectContext, task: () => void): () => void {
  let callOff: (() => void) | undefined
  const look = (): void => {
    if (!store.get(showPopupAtom)) return store.get(isLoadingConsentInfoAtom) ? undefined : task()
    if (store.get(awaitedLanguageAtom) === null) callOff ??= whenPainted(task)
  }
  const stop = onAnyChange(store, [showPopupAtom, awaitedLanguageAtom, isLoadingConsentInfoAtom], look)
  look()
  return () => {
    stop()
    callOff?.()
  }
}
