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
import { followPageScheme } from './follow-page-scheme'
import type { ConsentSync } from './consent-sync'
import type { EffectContext } from './effect-context'
import { onAnyChange } from './on-any-change'
import { loadTranslations } from './load-translations'
import { whenCategoriesKnown } from './when-categories-known'

/** The handle of startBannerFetch. Its methods load the sync chunk if necessary. */
export interface StartedSync {
  /** Returns the receipts of the visitor's decisions on this device, oldest first. */
  receipts(): Promise<readonly ConsentReceipt[]>
  verify(preferences: readonly CategoryName[] | Partial<Consents>): Promise<VerifyResponse>
  identify(externalId: string): Promise<Identification>
  stop(): void
}

type Rest = Pick<typeof import('./consent-sync'), 'startSync'>

/**
 * Requests the banner response and loads the texts in the visitor's language. The rest of the communication with the
 * server is in the sync chunk, which is loaded after the banner has been painted, or earlier if it is needed.
 * @param request the banner request, if it has already been sent
 * @param attempt sends the banner request once
 * @param fetchRest loads the sync chunk
 */
export function startBannerFetch(
  context: EffectContext,
  request: BannerRequest | null,
  attempt = firstAttempt,
  fetchRest: () => Promise<Rest> = () => import('./consent-sync'),
): StartedSync {
  const { store, client, report } = context
  let stopped = false
  let loading: Promise<ConsentSync> | null = null

  const loadSync = (): Promise<ConsentSync> =>
    (loading ??= fetchRest().then(
      ({ startSync }) => {
        if (stopped) throw new Error('The consent manager has been stopped')
        return startSync(context)
      },
      (thrown: unknown) => {
        loading = null // the next call tries again
        report({ code: 'NETWORK_ERROR', message: 'A file of consent-elements could not be loaded' }, thrown)
        throw thrown
      },
    ))
  const begin = (): void => void loadSync().catch(() => {})

  const ask = async (): Promise<Result<BannerResponse>> => {
    if (client.mode === 'offline' && context.place) {
      try {
        return {
          ok: true,
          data: (await import('./answer-for-place')).answerForPlace(store, settingsAtom, context.place),
        }
      } catch (thrown) {
        return { ok: false, error: new ClientError('NETWORK_ERROR', 'The policy packs could not be loaded', 0, thrown) }
      }
    }
    const first = await attempt(client, request)
    request = null // a request is used for one attempt only
    const data = first?.result.ok ? readBannerResponse(first.result.data) : null
    if (data !== null) return { ok: true, data }
    return loadSync().then(
      ({ ask }) => ask(first),
      (thrown: unknown) => ({
        ok: false,
        error: new ClientError('NETWORK_ERROR', 'The request for the banner failed', 0, thrown),
      }),
    )
  }

  const stops: (() => void)[] = []
  const open = (): void => {
    if (stopped) return
    stops.push(
      loadTranslations(context),
      followPageScheme(context),
      fetchBannerResponse({ ...context, ask }),
      whenBannerSettled(context, begin),
    )
  }
  stops.push(onAnyChange(store, [recordAtom], begin))
  if (store.get(recordAtom) !== null) open()
  else if (hasStoredDecision(store.get(settingsAtom).cookie)) loadSync().then(open, open)
  else if (context.importDecision) importThen(context, context.importDecision, open)
  else open()
  return {
    receipts: async () => (await loadSync()).receipts(),
    verify: async preferences => (await loadSync()).verify(preferences),
    identify: async externalId => (await loadSync()).identify(externalId),
    stop() {
      stopped = true
      ;[...stops].reverse().forEach(stop => stop())
      loading?.then(
        started => started.stop(),
        () => {}, // it was never started
      )
    },
  }
}

/** Imports the decision of another consent tool, and then asks about the rest. */
function importThen(context: EffectContext, text: string, open: () => void): void {
  Promise.all([import('./import-decision'), whenCategoriesKnown(context)])
    .then(
      ([file]) => file.importDecision(context, text),
      (thrown: unknown) =>
        context.report({ code: 'NETWORK_ERROR', message: 'A file of consent-elements could not be loaded' }, thrown),
    )
    .finally(open)
}

/**
 * Runs a task once the banner has been painted, or once it is known that no banner will be shown.
 * @returns a function that cancels it
 */
function whenBannerSettled({ store }: EffectContext, task: () => void): () => void {
  let cancel: (() => void) | undefined
  const check = (): void => {
    if (!store.get(showPopupAtom)) return store.get(isLoadingConsentInfoAtom) ? undefined : task()
    if (store.get(awaitedLanguageAtom) === null) cancel ??= whenPainted(task)
  }
  const stop = onAnyChange(store, [showPopupAtom, awaitedLanguageAtom, isLoadingConsentInfoAtom], check)
  check()
  return () => {
    stop()
    cancel?.()
  }
}
