import type { Consents } from '../consent/consents'

/** What is in force, as tags are told it. */
export interface ConsentSnapshot {
  consents: Consents
  /** When the visitor decided it, in milliseconds since 1970; undefined where no decision of the visitor's is behind it. */
  time: number | undefined
  /** Whether it was decided on this page, and not restored or taken over from another tab. */
  isNew: boolean
}

/** Tells a tag what is in force now. */
export type Notify = (inForce: ConsentSnapshot) => void
