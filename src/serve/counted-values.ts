/** The most different values of a dimension that a site has on a day, such as languages. More count as `other`. */
const MOST = 100

/** Returns the value by which a decision is counted. */
export type CountedValue = (site: string, dimension: string, value: string) => string

/**
 * Limits the values that the counts by day are grouped by. Visitors can write most of them freely, and each new one is a
 * row that stays.
 */
export function countedValues(now: () => number = Date.now): CountedValue {
  let day = -1
  const known = new Map<string, Set<string>>()
  return (site, dimension, value) => {
    const today = Math.floor(now() / 86_400_000)
    if (today !== day) {
      day = today
      known.clear()
    }
    const key = `${site} ${dimension}`
    const values = known.get(key) ?? new Set()
    if (values.size >= MOST && !values.has(value)) return 'other'
    known.set(key, values.add(value))
    return value
  }
}
