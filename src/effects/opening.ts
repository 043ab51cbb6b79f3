import { whenPainted } from '../browser/when-painted'
import { ClientError } from '../client/client-error'
import type { Result } from '../client/consent-client'
import type { BannerRequest } from '../client/banner-request'
import { firstAttempt } from '../client/first-attempt'
import { readBannerResponse, type BannerResponse } from '../consent/banner-response'
import type { CategoryName } from '../consent/categories'
import type { ConsentReceipt } from '../consent/consent-receipt'
import type { VerifyResponse } from '../consent/consent-submission'
import type { Consents } from '../consent/consents'
import { hasDoubtfulDecision } from '../storage/has-doubtful-decision'
import { isLoadingConsentInfoAtom } from '../store/banner-atoms'
import { showPopupAtom } from '../store/dialog-atoms'
import { awaitedLanguageAtom } from '../store/painting-atoms'
import { recordAtom } from '../store/record-atoms'
import { settingsAtom } from '../store/settings-atoms'
import { askBanner } from './ask-banner'
import type { Conversation } from './conversation'
import type { EffectContext } from './effect-context'
import { followPage } from './follow-page'
import { markQuestion, type EarlyDecision } from './mark-question'
import { onAnyChange } from './on-any-change'
import { speakLanguage } from './speak-language'

/** A conversation of which only the opening is there. */
export interface OpenedConversation {
  /** The receipts of the visitor's decisions on this device, the oldest first. */
  receipts(): Promise<readonly ConsentReceipt[]>
  verify(preferences: readonly CategoryName[] | Partial<Consents>): Promise<VerifyResponse>
  stop(): void
}

type Rest = Pick<typeof import('./conversation'), 'startConversation'>

/**
 * Opens the conversation: finds out whether to ask the visitor, and in which language. All else that is said is a file
 * of its own, which is fetched when the banner has been painted, or as soon as there is a need for it.
 * @param request the banner question, where it is on its way already
 * @param early what the page decided before this file was there
 * @param attempt asks the banner question once
 * @param fetchRest fetches all else
 */
export function openConversation(
  context: EffectContext,
  request: BannerRequest | null,
  early: EarlyDecision | null = null,
  attempt = firstAttempt,
  fetchRest: () => Promise<Rest> = () => import('./conversation'),
): OpenedConversation {
  const { store, client, report } = context
  let stopped = false
  let begun: Promise<Conversation> | null = null

  const question = markQuestion(context, early)
  const rest = (): Promise<Conversation> =>
    (begun ??= fetchRest().then(
      ({ startConversation }) => {
        if (stopped) throw new Error('The consent manager has been stopped')
        return startConversation(context, question.early())
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

  const stops = [question.stop, followPage(context)]
  const open = (): void => {
    if (stopped) return
    stops.push(speakLanguage(context), askBanner({ ...context, ask }), whenAsked(context, begin))
  }
  stops.push(onAnyChange(store, [recordAtom], begin))
  if (store.get(recordAtom) === null && hasDoubtfulDecision(store.get(settingsAtom).cookie)) rest().then(open, open)
  else open()
  return {
    receipts: async () => (await rest()).receipts(),
    verify: async preferences => (await rest()).verify(preferences),
    stop() {
      stopped = true
      stops.toReversed().forEach(stop => stop())
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
