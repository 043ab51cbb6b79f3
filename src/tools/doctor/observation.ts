/** What differs from one finding to the next of the same kind. */
export interface Observation {
  /** Where, if not on the page itself. */
  readonly url?: string
  readonly line?: number | null
  /** What was observed, as sentences. */
  readonly seen: string
  /** What to do with `paste`, as one sentence. */
  readonly fix: string
  readonly paste?: string | null
}
