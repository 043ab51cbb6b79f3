import type { CategoryName } from '../../consent/categories'
import type { SiteHosts } from '../../consent/site-hosts'
import type { BlockedRequest } from '../page/blocked-request'
import type { BlockedStorage } from '../page/blocked-storage'

/** What the guard of a worker receives at its start. */
export interface WorkerStart {
  /** The address of the guard for workers. */
  own: string
  /** The origin of the page. */
  origin: string
  allowed: CategoryName[]
  /** Whether writes of listed storage keys are blocked. */
  storage: 'listed' | 'off'
  /** The site's own rules about hosts. */
  hosts?: SiteHosts
  /** Whether the first message of the worker carries a port to its creator, for workers of an opaque origin. */
  hasPort?: true
}

/**
 * Messages between a page and its workers: the categories that are allowed now, or a request or write that was blocked.
 */
export type WorkerMessage = CategoryName[] | BlockedRequest | BlockedStorage

/** Ports to workers of an opaque origin, which BroadcastChannel does not reach. */
const ports = new Set<MessagePort>()

/**
 * Opens the channel between a page and its workers.
 * @param onMessage receives the messages of the others
 * @param parent a port to the creator, in workers of an opaque origin
 * @returns a function that sends a message to the others
 */
export function openWorkerChannel(
  onMessage: (message: WorkerMessage) => void,
  parent?: MessagePort,
): (message: WorkerMessage) => void {
  const channel = parent ?? new BroadcastChannel('consent-elements workers')
  channel.addEventListener('message', event => {
    const { data } = event as MessageEvent<WorkerMessage>
    onMessage(data)
    if (Array.isArray(data)) sendToPorts(data)
  })
  if ('start' in channel) channel.start()
  const send = channel.postMessage.bind(channel) as (message: WorkerMessage) => void
  return message => {
    send(message)
    if (Array.isArray(message)) sendToPorts(message)
  }
}

function sendToPorts(message: WorkerMessage): void {
  for (const port of ports) port.postMessage(message)
}

/**
 * Opens a channel to one worker of an opaque origin. Our guard in the worker receives the first message, which carries
 * the port.
 * @param onMessage receives the messages of the worker
 */
export function openWorkerPort(worker: Worker, onMessage: (message: WorkerMessage) => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => onMessage(data))
  port1.start()
  ports.add(port1)
  worker.postMessage(null, [port2])
}
