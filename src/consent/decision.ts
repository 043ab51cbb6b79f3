import type { Consents } from './consents'

/** How the visitor decided: accept all, only necessary, or custom (switch by switch). */
export type ConsentType = 'all' | 'necessary' | 'custom'

/** When and how the visitor decided. */
export interface ConsentInfo {
  /** The time of the decision, in milliseconds since 1970. */
  time: number
  type: ConsentType
}

/** A visitor's decision: the consents, and when and how they were given. */
export interface Decision {
  consents: Consents
  consentInfo: ConsentInfo
}
