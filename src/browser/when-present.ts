/**
 * Calls back with the first element that matches, now or when it is added.
 * @returns calls it off
 */
export function whenPresent(selector: string, use: (element: Element) => void): () => void {
  const observer = new MutationObserver(() => find())
  const find = (): void => {
    const element = document.querySelector(selector)
    if (element === null) return
    observer.disconnect()
    use(element)
  }
  observer.observe(document, { childList: true, subtree: true })
  find()
  return () => observer.disconnect()
}
