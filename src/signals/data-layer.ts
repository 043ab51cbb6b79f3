/** The queue that Google's tags read, `dataLayer` by default. */
export interface DataLayer {
  /** Queues a command in the same form as `gtag()`. */
  command(...words: unknown[]): void
  /** Queues an event or variables. */
  push(entry: Record<string, unknown>): void
  /** Returns the queued commands that begin with these words, no matter which script queued them. */
  given(...words: string[]): ArrayLike<unknown>[]
}

// Google's data layer helper runs only `arguments` objects as commands and silently ignores arrays.
const isCommand = (entry: unknown): entry is ArrayLike<unknown> =>
  Object.prototype.toString.call(entry) === '[object Arguments]'

/**
 * Returns the page's data layer. An existing one is kept with its entries.
 * @param name the name of the global
 */
export function dataLayer(name: string): DataLayer {
  const page = window as unknown as Record<string, unknown>
  const queue = (Array.isArray(page[name]) ? page[name] : (page[name] = [])) as unknown[]
  return {
    command: function () {
      queue.push(arguments)
    },
    push: entry => queue.push(entry),
    given: (...words) => queue.filter(isCommand).filter(command => words.every((word, i) => command[i] === word)),
  }
}
