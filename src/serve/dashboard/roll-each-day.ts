import type { Query } from '../database'
import { rollMonths } from './roll-months'

/** Sums up past months in the background, once a day. Without it, pages read the days. */
export function rollEachDay(query: Query, now: () => number): () => void {
  let day = -1
  const run = async () => {
    while (await rollMonths(query, now()));
  }
  return () => {
    const today = Math.floor(now() / 86_400_000)
    if (day === today) return
    day = today
    // A standby accepts no rows, and another process may be at it.
    run().catch(() => {})
  }
}
