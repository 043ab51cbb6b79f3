import type { ConsentReceipt } from '../consent/consent-receipt'
import type { ConsentSubmission } from '../consent/consent-submission'

/** The visitor, the time and the policy of a decision, for protocol 2. */
export interface DecisionOrigin {
  subjectId: string
  /** The time of the decision, in milliseconds since 1970. The server recognizes retries by it. */
  time: number
  /** The account of the site; null if the visitor has none. */
  externalId?: string | null
  /** The categories that the policy accepts in a submission; null for all. */
  allowed?: readonly string[] | null
  /** The server's token for the policy that was shown. */
  policySnapshotToken?: string
}

/** Returns the body of `POST /subjects`. Our receipt is in `metadata`, as in protocol 1. */
export function subjectSubmission(
  { type, domain, preferences, metadata }: ConsentSubmission,
  { subjectId, time, externalId, allowed, policySnapshotToken }: DecisionOrigin,
): Record<string, unknown> {
  // The metadata of a queued decision comes from storage, where another script can have changed it.
  const { receipt, acceptanceMethod } = (metadata as Partial<typeof metadata> | undefined) ?? {}
  const surface = (receipt?.method as Partial<ConsentReceipt['method']> | undefined)?.surface
  const submitted = Object.entries(preferences).filter(([name]) => allowed?.includes(name) ?? true)
  return {
    type,
    subjectId,
    ...(externalId && { externalSubjectId: externalId }),
    domain,
    preferences: Object.fromEntries(submitted),
    givenAt: time,
    ...(receipt?.jurisdiction && {
      jurisdiction: receipt.jurisdiction.code,
      jurisdictionModel: receipt.jurisdiction.model,
    }),
    ...(surface && { uiSource: surface }),
    consentAction: acceptanceMethod,
    ...(policySnapshotToken && { policySnapshotToken }),
    metadata,
  }
}
