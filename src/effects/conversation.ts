import type { FirstAttempt, Result } from '../client/consent-client'
import { createClient } from '../client/create-client'
import type { BannerResponse } from '../consent/banner-response'
import type { CategoryName } from '../consent/categories'
import type { VerifyResponse } from '../consent/consent-submission'
import type { ConsentReceipt } from '../consent/consent-receipt'
import { receiptsAtom } from '../store/receipts-atom'
import type { Consents } from '../consent/consents'
import type { ConversationPart } from './conversation-part'
import type { EffectContext } from './effect-context'
import { gatherEvidence } from './gather-evidence'
import { keepCookie } from './keep-cookie'
import { keepReceipts } from './keep-receipts'
import type { EarlyDecision } from './mark-question'
import { reviewDecision } from './review-decision'
import { retryPending } from './retry-pending'
import { sendingLine } from './sending-line'
import { submitConsent } from './submit-consent'
import { verifyConsent } from './verify-consent'
import { warnOfNoWayBack } from './warn-of-no-way-back'
import { warnOfStrangeLanguage } from './warn-of-strange-language'
import { warnOfUnseen } from './warn-of-unseen'

/** Everything that is told the server, and what is asked of it beside whether the banner must show. */
export interface Conversation {
  /**
   * Asks the banner question as often as it takes.
   * @param first what has come of the first attempt, where there was one
   */
  ask(first: FirstAttempt | null): Promise<Result<BannerResponse>>
  /** The receipts of the visitor's decisions on this device, the oldest first. */
  receipts(): readonly ConsentReceipt[]
  verify(preferences: readonly CategoryName[] | Partial<Consents>): Promise<VerifyResponse>
  stop(): void
}

const parts: readonly ConversationPart[] = [
  reviewDecision,
  keepCookie,
  gatherEvidence,
  keepReceipts,
  warnOfUnseen,
  warnOfStrangeLanguage,
  warnOfNoWayBack,
  submitConsent,
  retryPending,
]

/**
 * Goes on with the conversation that opening.ts has begun. It is a file that nobody waits for.
 * @param early what was decided while it was on its way
 * @param client whom to ask and tell, if not whom the context names
 */
export function startConversation(
  given: EffectContext,
  early: EarlyDecision | null,
  client = createClient(given.client),
): Conversation {
  const { mode } = given.client
  const context = { ...given, client, mode, send: sendingLine(client, mode), early }
  const stops = parts.map(start => start(context))
  return {
    ask: first => client.showConsentBanner(first),
    receipts: () => given.store.get(receiptsAtom),
    verify: preferences => verifyConsent(context, preferences),
    stop: () => stops.toReversed().forEach(stop => stop()),
  }
}
