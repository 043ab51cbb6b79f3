import type { ConsentSubmission } from '../consent/consent-submission'

/** Who has decided, when, and under which policy of the server. */
export interface DecisionOrigin {
  subjectId: string
  /** When the visitor decided, in milliseconds since 1970. The server knows a repetition by it. */
  time: number
  /** The account of the site; null where the visitor has none. */
  externalId?: string | null
  /** The categories that the server's policy lets be told; null where it lets all. */
  allowed?: readonly string[] | null
  /** The server's own proof of the policy that was shown. */
  policySnapshotToken?: string
}

/** Returns the body of `POST /subjects`. Our receipt lies in `metadata`, as in protocol 1. */
export function subjectSubmission(
  { type, domain, preferences, metadata }: ConsentSubmission,
  { subjectId, time, externalId, allowed, policySnapshotToken }: DecisionOrigin,
): Record<string, unknown> {
  const { receipt, acceptanceMethod } = metadata
  const told = Object.entries(preferences).filter(([name]) => allowed?.includes(name) ?? true)
  return {
    type,
    subjectId,
    ...(externalId && { externalSubjectId: externalId }),
    domain,
    preferences: Object.fromEntries(told),
    givenAt: time,
    ...(receipt?.jurisdiction && {
      jurisdiction: receipt.jurisdiction.code,
      jurisdictionModel: receipt.jurisdiction.model,
    }),
    ...(receipt?.method.surface && { uiSource: receipt.method.surface }),
    consentAction: acceptanceMethod,
    ...(policySnapshotToken && { policySnapshotToken }),
    metadata,
  }
}
