import { createClient } from '../client/create-client'
import type { CategoryName } from '../consent/categories'
import type { VerifyResponse } from '../consent/consent-submission'
import type { ConsentReceipt } from '../consent/consent-receipt'
import { receiptsAtom } from '../store/receipts-atom'
import type { Consents } from '../consent/consents'
import { askBanner } from './ask-banner'
import type { ConversationPart } from './conversation-part'
import type { EffectContext } from './effect-context'
import { gatherEvidence } from './gather-evidence'
import { keepCookie } from './keep-cookie'
import { keepReceipts } from './keep-receipts'
import { reviewDecision } from './review-decision'
import { retryPending } from './retry-pending'
import { sendingLine } from './sending-line'
import { speakLanguage } from './speak-language'
import { submitConsent } from './submit-consent'
import { verifyConsent } from './verify-consent'
import { warnOfUnseen } from './warn-of-unseen'

/** Everything that is asked of the server and of the visitor, and told the server. */
export interface Conversation {
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
  speakLanguage,
  askBanner,
  submitConsent,
  retryPending,
]

/**
 * Starts the conversation. It is a file that most visitors never fetch: who has decided, and has told the server so,
 * needs none of it.
 * @param client whom to ask and tell, if not whom the context names
 */
export function startConversation(given: EffectContext, client = createClient(given.client)): Conversation {
  const context = { ...given, client, mode: given.client.mode, send: sendingLine(client, given.client.mode) }
  const stops = parts.map(start => start(context))
  return {
    receipts: () => given.store.get(receiptsAtom),
    verify: preferences => verifyConsent(context, preferences),
    stop: () => stops.toReversed().forEach(stop => stop()),
  }
}
