/** The queue that Google's tags read. */
export interface DataLayer {
  /** A command as gtag would give it. */
  command(...words: unknown[]): void
  /** An event or variables. */
  push(entry: Record<string, unknown>): void
}

/**
 * The page's data layer; one that is already there is kept, with all that it holds.
 * @param name the global it lives under
 */
export function dataLayer(name: string): DataLayer {
  const page = window as unknown as Record<string, unknown>
  const queue = (Array.isArray(page[name]) ? page[name] : (page[name] = [])) as unknown[]
  return {
    // Google's helper runs only real `arguments` objects as commands and silently passes over arrays.
    command: function () {
      queue.push(arguments)
    },
    push: entry => queue.push(entry),
  }
}
