import type { Consents } from '../consent/consents'

/** The consents in force at one moment, as vendors receive them. */
export interface ConsentSnapshot {
  consents: Consents
  /** The time of the visitor's decision, in milliseconds since 1970; undefined if there is no decision. */
  time: number | undefined
  /** Whether the decision was made on this page, not restored or made in another tab. */
  isNew: boolean
}

/** Passes the present consents to a vendor. */
export type Notify = (inForce: ConsentSnapshot) => void
