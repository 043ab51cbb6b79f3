import type { Period } from './period'

/** Returns the query of an address that shows a period, with some changes. */
export const addressOf = (period: Period, changes: Partial<Period> = {}): string =>
  `?${new URLSearchParams(Object.entries({ ...period, ...changes }).filter(([name, value]) => value !== '' && !(name === 'by' && value === 'all')))}`
