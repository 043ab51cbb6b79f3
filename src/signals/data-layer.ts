/** The queue that Google's tags read, `dataLayer` by default. */
export interface DataLayer {
  /** Queues a command in the same form as `gtag()`. */
  command(...words: unknown[]): void
  /** Queues commands before everything that no tag has read yet. */
  commandsFirst(commands: readonly (readonly unknown[])[]): void
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
  const asCommand = function () {
    return arguments
  } as (...words: readonly unknown[]) => IArguments
  const command = (...words: readonly unknown[]): void => void queue.push(asCommand(...words))
  return {
    command,
    commandsFirst(commands) {
      // Google's scripts define this global when they have read the queue, and then notice only what is pushed.
      if (page.google_tag_manager) commands.forEach(words => command(...words))
      else queue.unshift(...commands.map(words => asCommand(...words)))
    },
    push: entry => queue.push(entry),
    given: (...words) => queue.filter(isCommand).filter(command => words.every((word, i) => command[i] === word)),
  }
}
