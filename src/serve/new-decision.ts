import type { StoredDecision } from './stored-decision'

/** A decision before it is stored. */
export interface NewDecision extends StoredDecision {
  /** What the counts by day are grouped by, beside the action. */
  readonly counted: Readonly<Record<string, string>>
  /** The names of the categories, and whether each was accepted. */
  readonly preferences: Readonly<Record<string, boolean>>
  readonly domain: string
  readonly tenantId: string | null
  readonly externalId: string | null
  readonly identityProvider: string
  readonly validUntil: string | null
  readonly runtimePolicyDecisionId: string | null
  readonly runtimePolicySource: string | null
  /** The size of the body that submitted it, in characters. */
  readonly size: number
}
