import type { NewDecision } from './new-decision'

/** One row of the counts by day. */
export interface DayCount {
  readonly day: string
  readonly site: string
  readonly chain: number
  readonly dimension: string
  readonly value: string
  readonly action: string
  readonly count: number
}

/**
 * Counts the decisions of a batch by day (UTC, of receipt) and by what a dashboard shows. The rows are added to the table
 * `consentCount` (day, site, dimension, value, action, chain, count) in the statement that stores the decisions, so a decision
 * and its counts are there together or not at all. Servers that write at
 * the same time count in rows of their own, because each has its own chain; otherwise they would wait for each other. No
 * identifier is in the rows, and erasure does not change them.
 *
 * | dimension | value | action |
 * |---|---|---|
 * | `all` | empty | `accept_all`, `reject_all`, `opt_out` or `custom`; from statistics-route.ts `shown` and `ignored` |
 * | `country` | ISO 3166-1 alpha-2, or `unknown` | the same |
 * | `language` | of the receipt, otherwise of Accept-Language; `unknown` | the same, and `shown` and `ignored` |
 * | `version` | policyVersion of the receipt, otherwise the version of the banner; `unknown` | the same |
 * | `device` | `phone`, `tablet`, `computer` or `unknown` | the same |
 * | `surface` | where the visitor decided, such as `banner` | the same |
 * | `text` | SHA-256 of the notice in the receipt; no row without one | the same |
 * | `layout` | of the banner, from statistics-route.ts | the same, and `shown` and `ignored` |
 * | `host` | of a third party before consent that no list knows, from statistics-route.ts | `requested`, in pages |
 * | `category` | the category's name | `granted` or `denied` |
 */
export function countBatch(decisions: readonly NewDecision[], chain: number, receivedAt: string): DayCount[] {
  const day = receivedAt.slice(0, 10)
  const counts = new Map<string, { row: Omit<DayCount, 'count'>; count: number }>()
  const add = (site: string, dimension: string, given: string, action: string) => {
    const value = given.slice(0, 128)
    const key = `${site}\0${dimension}\0${value}\0${action}` // the validated texts have no U+0000
    const entry = counts.get(key)
    if (entry) entry.count++
    else counts.set(key, { row: { day, site, chain, dimension, value, action }, count: 1 })
  }
  for (const { domainId, consentAction, counted, preferences } of decisions) {
    const action = consentAction ?? 'custom'
    add(domainId, 'all', '', action)
    for (const [dimension, value] of Object.entries(counted)) add(domainId, dimension, value, action)
    for (const [name, isGranted] of Object.entries(preferences))
      add(domainId, 'category', name, isGranted ? 'granted' : 'denied')
  }
  return [...counts.values()].map(({ row, count }) => ({ ...row, count }))
}
