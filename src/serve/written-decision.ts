/** What the response to a decision needs. */
export interface WrittenDecision {
  readonly id: string
  /** ISO 8601. */
  readonly givenAt: string
}
