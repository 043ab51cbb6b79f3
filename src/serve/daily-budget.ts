/**
 * Limits how often something may happen on a day (UTC), so that visitors cannot fill a table.
 * @param most the number for each day, in this process
 */
export function dailyBudget(most: number, now: () => number = Date.now) {
  let day = -1
  let used = 0
  const isUsedUp = (): boolean => {
    const today = Math.floor(now() / 86_400_000)
    if (today !== day) [day, used] = [today, 0]
    return used >= most
  }
  return {
    /** @returns whether it may not happen any more today */
    isUsedUp,
    /** Allows nothing more today. */
    useUp: (): void => void (!isUsedUp() && (used = most)),
    /** @returns whether it may happen once more, and counts it */
    take: (): boolean => !isUsedUp() && used++ < most,
  }
}
