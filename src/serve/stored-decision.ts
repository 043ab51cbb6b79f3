/** The fields of a decision that its seal covers. Changing one of them in the database is found by `consents verify`. */
export interface StoredDecision {
  readonly id: string
  readonly subjectId: string
  readonly domainId: string
  readonly policyId: string | null
  readonly purposeIds: readonly string[]
  readonly metadata: unknown
  /** The visitor's own time (ISO 8601, UTC). */
  readonly givenAt: string
  readonly jurisdiction: string | null
  readonly jurisdictionModel: string | null
  readonly uiSource: string | null
  readonly consentAction: string | null
  readonly tcString: string | null
}
