import type { CategoryName } from '../../consent/categories'
import type { BlockedRequest } from '../blocked-request'
import type { BlockedStorage } from '../storage-gate/blocked-storage'

/** What the guard of a worker receives at its start. */
export interface WorkerStart {
  /** The address of the guard for workers. */
  own: string
  /** The origin of the page. */
  origin: string
  allowed: CategoryName[]
  /** Whether writes of listed storage keys are blocked. */
  storage: 'listed' | 'off'
  /** Whether the first message of the worker carries a port to its creator, for workers of an opaque origin. */
  hasPort?: true
}

/**
 * Messages between a page and its workers: the categories that are allowed now, or a request or write that was blocked.
 */
export type WorkerNews = CategoryName[] | BlockedRequest | BlockedStorage

/** Ports to workers of an opaque origin, which BroadcastChannel does not reach. */
const ports = new Set<MessagePort>()

/**
 * Opens the channel between a page and its workers.
 * @param listen receives the messages of the others
 * @param parent a port to the creator, in workers of an opaque origin
 * @returns a function that sends a message to the others
 */
export function linkWorkers(listen: (news: WorkerNews) => void, parent?: MessagePort): (news: WorkerNews) => void {
  const link = parent ?? new BroadcastChannel('consent-elements workers')
  link.addEventListener('message', event => {
    const { data } = event as MessageEvent<WorkerNews>
    listen(data)
    if (Array.isArray(data)) tellPorts(data)
  })
  if ('start' in link) link.start()
  const send = link.postMessage.bind(link) as (news: WorkerNews) => void
  return news => {
    send(news)
    if (Array.isArray(news)) tellPorts(news)
  }
}

function tellPorts(news: WorkerNews): void {
  for (const port of ports) port.postMessage(news)
}

/**
 * Opens a channel to one worker of an opaque origin. Our guard in the worker receives the first message, which carries
 * the port.
 * @param listen receives the messages of the worker
 */
export function linkWorker(worker: Worker, listen: (news: WorkerNews) => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => listen(data))
  port1.start()
  ports.add(port1)
  worker.postMessage(null, [port2])
}
