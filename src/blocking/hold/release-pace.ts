/** The most requests that one task releases, so that a decision after a long visit does not block the page. */
const MOST_AT_ONCE = 50
/** The delay of the next ones, in milliseconds. */
const PAUSE_MS = 1000

let left = MOST_AT_ONCE
const waiting = new Set<() => void>()

/**
 * Returns whether another request may be released now.
 * @param again called when more requests may be released, if this one may not
 */
export function mayRelease(again: () => void): boolean {
  if (left === MOST_AT_ONCE) setTimeout(startAgain, 0)
  if (left > 0) return left-- > 0
  waiting.add(again)
  return false
}

function startAgain(): void {
  if (waiting.size > 0) setTimeout(releaseMore, PAUSE_MS)
  else left = MOST_AT_ONCE
}

function releaseMore(): void {
  left = MOST_AT_ONCE
  const runs = [...waiting]
  waiting.clear()
  for (const run of runs) run()
}
