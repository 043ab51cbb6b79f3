/** The queue that Google's tags read. */
export interface DataLayer {
  /** A command as gtag would give it. */
  command(...words: unknown[]): void
  /** An event or variables. */
  push(entry: Record<string, unknown>): void
  /** The commands in it that begin with these words, whoever gave them. */
  given(...words: string[]): ArrayLike<unknown>[]
}

// Google's helper runs only real `arguments` objects as commands and silently passes over arrays.
const isCommand = (entry: unknown): entry is ArrayLike<unknown> =>
  Object.prototype.toString.call(entry) === '[object Arguments]'

/**
 * The page's data layer; one that is already there is kept, with all that it holds.
 * @param name the global it lives under
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
