import { reporter } from '../effects/report-error'

/** Without callbacks: there may be no manager yet, or one that the page has started itself. */
const report = reporter({})

/**
 * Loads an element.
 * @throws Error if the file did not register the element
 */
async function loadElement(tag: string, load: () => Promise<unknown>): Promise<void> {
  await load()
  if (!customElements.get(tag)) throw new Error(`Its file registered no <${tag}>`)
}

/**
 * Returns a function that loads an element at its first call, and again after a failure.
 * @param tag the element that the file registers. A file that registers nothing counts as failed, because a bundler may
 *   have emptied it.
 * @param failed called after each failure
 */
export function loadElementOnce(tag: string, load: () => Promise<unknown>, failed = (): void => {}): () => void {
  let fetched = false
  return () => {
    if (fetched) return
    fetched = true
    loadElement(tag, load).catch((thrown: unknown) => {
      fetched = false
      report({ code: 'NETWORK_ERROR', message: `<${tag}> could not be loaded` }, thrown)
      failed()
    })
  }
}
