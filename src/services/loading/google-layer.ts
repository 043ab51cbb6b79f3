import type { ServicePage } from '../service'
import { listQueue, type ListQueue } from './list-queue'
import { textOption } from './text-option'

/** The queue that Google's tags read, and the state that our loaders share. */
export interface GoogleLayer {
  /** The name of the global. */
  readonly name: string
  readonly queue: ListQueue
  /** Queues a command of gtag, for example `('config', 'G-ABC')`. */
  readonly gtag: (...words: unknown[]) => void
  /** Returns the `arguments` of the queued commands that begin with these words. */
  readonly commands: (...words: string[]) => ArrayLike<unknown>[]
  readonly state: GoogleState
}

/** The state that all Google services on a page share. */
interface GoogleState {
  /** The configured ids, with the category of their service and whether the service is granted. */
  readonly services: Map<string, { category: string; granted: boolean }>
  /** The consent signals sent last, as JSON. */
  sent: string
  isGtagLoaded: boolean
}

// Each service is a separate script, so the shared state is stored on the queue itself.
const stateKey = Symbol.for('consent-elements.google')

const isCommand = (entry: unknown): entry is ArrayLike<unknown> =>
  Object.prototype.toString.call(entry) === '[object Arguments]'

/** Returns the page's data layer with its `gtag` function; defines both if they are missing. */
export function googleLayer(page: ServicePage): GoogleLayer {
  const { globals } = page
  const name = textOption(page, 'dataLayerName', 'dataLayer')
  const queue = listQueue(page, name) as ListQueue & { [stateKey]?: GoogleState }
  const gtag = function () {
    queue.push(arguments)
  } as GoogleLayer['gtag']
  globals.gtag ??= gtag
  const commands = (...words: string[]): ArrayLike<unknown>[] =>
    (Array.isArray(queue) ? (queue as unknown[]) : [])
      .filter(isCommand)
      .filter(command => words.every((word, i) => command[i] === word))
  const state = (queue[stateKey] ??= { services: new Map(), sent: '', isGtagLoaded: commands('js').length > 0 })
  return { name, queue, gtag, commands, state }
}
