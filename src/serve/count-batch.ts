import type { NewDecision } from './new-decision'

/** One row of the counts by day. */
export interface DayCount {
  readonly day: string
  readonly site: string
  readonly dimension: string
  readonly value: string
  readonly action: string
  readonly count: number
}

/** Counts the decisions of a batch by day and by what the dashboard shows. */
export function countBatch(decisions: readonly NewDecision[], receivedAt: string): DayCount[] {
  const day = receivedAt.slice(0, 10)
  const counts = new Map<string, { row: Omit<DayCount, 'count'>; count: number }>()
  const add = (site: string, dimension: string, given: string, action: string) => {
    const value = given.slice(0, 128)
    const key = JSON.stringify([site, dimension, value, action])
    const entry = counts.get(key)
    if (entry) entry.count++
    else counts.set(key, { row: { day, site, dimension, value, action }, count: 1 })
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
