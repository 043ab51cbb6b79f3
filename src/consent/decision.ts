import type { Consents } from './consents'

/** How the visitor decided: everything, nothing but the necessary, or switch by switch. */
export type ConsentType = 'all' | 'necessary' | 'custom'

export interface ConsentInfo {
  /** When the visitor decided, in milliseconds since 1970. */
  time: number
  type: ConsentType
}

/** What a visitor has decided. */
export interface Decision {
  consents: Consents
  consentInfo: ConsentInfo
}
