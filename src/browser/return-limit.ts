/** How often elements are added again within a second. Then the page removes them on purpose. */
const MOST_RETURNS = 20

/**
 * Limits how often elements that the page has removed are added again. The console names the element once.
 * @returns a function that counts a return of an element, by its tag, and says whether it may be added
 */
export function returnLimit(): (tag: string) => boolean {
  let returns = 0
  let isReported = false
  return tag => {
    if (returns >= MOST_RETURNS) return false
    if (++returns === 1) setTimeout(() => (returns = 0), 1000)
    if (returns === MOST_RETURNS && !isReported) {
      isReported = true
      console.warn(`consent-elements: the page keeps removing its <${tag}>`)
    }
    return true
  }
}
