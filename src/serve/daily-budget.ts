/**
 * Limits how often something may happen on a day (UTC), so that visitors cannot fill a table.
 * @param most the number for each day, in this process
 * @returns a function that returns whether it may happen once more
 */
export function dailyBudget(most: number, now: () => number = Date.now): () => boolean {
  let day = -1
  let used = 0
  return () => {
    const today = Math.floor(now() / 86_400_000)
    if (today !== day) [day, used] = [today, 0]
    return used++ < most
  }
}
