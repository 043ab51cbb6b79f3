import type { ConsentClient, FirstAttempt, Identification, Result } from '../client/consent-client'
import { createClient } from '../client/create-client'
import type { ServerOptions } from '../client/server-options'
import type { BannerResponse } from '../consent/banner-response'
import type { CategoryName } from '../consent/categories'
import type { VerifyResponse } from '../consent/consent-submission'
import type { ConsentReceipt } from '../consent/consent-receipt'
import { receiptsAtom } from '../store/receipts-atom'
import type { Consents } from '../consent/consents'
import type { SyncEffect } from './sync-effect'
import type { EffectContext } from './effect-context'
import { bannerAnswerAtom } from '../store/banner-atoms'
import { recordAtom } from '../store/record-atoms'
import { identifyVisitor } from './identify-visitor'
import { persistCookie } from './persist-cookie'
import { appendReceipts } from './append-receipts'
import { revalidateDecision } from './revalidate-decision'
import { retryPending } from './retry-pending'
import { createSendQueue } from './send-queue'
import { submitConsent } from './submit-consent'
import { verifyConsent } from './verify-consent'
import { warnWithoutSettingsLink } from './warn-without-settings-link'
import { warnOnLowContrast } from './warn-on-low-contrast'
import { warnOnUnknownLanguage } from './warn-on-unknown-language'
import { warnAboutHiddenCategories } from './warn-about-hidden-categories'
import { warnAcceptAllExceedsShown } from './warn-accept-all-exceeds-shown'

/** The requests to the server that follow the first banner request. */
export interface ConsentSync {
  /**
   * Requests the banner response, with retries.
   * @param first the result of the first attempt, if there was one
   */
  ask(first: FirstAttempt | null): Promise<Result<BannerResponse>>
  /** Returns the receipts of the visitor's decisions on this device, oldest first. */
  receipts(): readonly ConsentReceipt[]
  verify(preferences: readonly CategoryName[] | Partial<Consents>): Promise<VerifyResponse>
  identify(externalId: string): Promise<Identification>
  stop(): void
}

const parts: readonly SyncEffect[] = [
  revalidateDecision,
  persistCookie,
  appendReceipts,
  warnAcceptAllExceedsShown,
  warnAboutHiddenCategories,
  warnOnUnknownLanguage,
  warnWithoutSettingsLink,
  warnOnLowContrast,
  submitConsent,
  retryPending,
]

/**
 * Starts all effects that communicate with the server, apart from the first banner request in start-banner-fetch.ts.
 * This is a separate chunk, which loads after the banner has been painted.
 * @param client the client to use instead of the one that the context's options describe
 */
export function startSync(given: EffectContext, client = clientFor(given)): ConsentSync {
  const { mode } = given.client
  const context = { ...given, client, mode, send: createSendQueue(client, mode) }
  const stops = parts.map(start => start(context))
  return {
    ask: first => client.showConsentBanner(first),
    receipts: () => given.store.get(receiptsAtom),
    verify: preferences => verifyConsent(context, preferences),
    identify: externalId => identifyVisitor(context, externalId),
    stop: () => [...stops].reverse().forEach(stop => stop()),
  }
}

/**
 * Protocol 2 is a separate chunk. It is used if the banner's answer names it, so that all decisions of a visitor have one
 * subject. A record with a subject id was accepted by a server of protocol 2.
 */
const clientFor = ({ client, store }: EffectContext): ConsentClient =>
  createClient(
    client,
    async () => (await import('./protocol-2-client')).protocol2Client(store, client as ServerOptions),
    () => (store.get(bannerAnswerAtom)?.protocol || store.get(recordAtom)?.subjectId ? '2' : null),
  )
