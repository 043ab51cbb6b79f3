import type { AuditCategory } from '../audit/audit-facts'

/** What a list knows about a request to a third party. */
export interface ListedRequest {
  readonly category: Exclude<AuditCategory, 'unknown' | 'necessary'>
  /** The company, if the list names one. */
  readonly company: string | null
  /** Whether the list means all addresses of the host, or only some. */
  readonly wholeHost: boolean
}

/** A downloaded list. */
export interface KnownList {
  /** How many hosts or rules it has. */
  readonly size: number
  /**
   * Finds a request that the list counts as tracking.
   * @param url the request's address, and `page` that of the page which sent it
   */
  readonly find: (url: URL, page: URL) => ListedRequest | null
  /** Returns the company of a host, also of one that does not track; null if the list does not know it. */
  readonly companyOf: (hostname: string) => string | null
}
