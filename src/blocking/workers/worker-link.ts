import type { CategoryName } from '../../consent/categories'
import type { BlockedRequest } from '../blocked-request'
import type { BlockedStorage } from '../storage-gate/blocked-storage'

/** What a worker is told when it starts. */
export interface WorkerStart {
  /** The address of the guard for workers. */
  own: string
  /** The script that the page wanted to run. */
  url: string
  /** The origin of the page. */
  origin: string
  allowed: CategoryName[]
  isModule: boolean
  /** Whether writes of listed storage keys are blocked. */
  storage: 'listed' | 'off'
}

/** What a page and its workers tell each other: what is allowed now, and what was held. */
export type WorkerNews = CategoryName[] | BlockedRequest | BlockedStorage

/**
 * Opens the channel between a page and its workers.
 * @param listen is called with what the others tell
 * @returns tells the others
 */
export function linkWorkers(listen: (news: WorkerNews) => void): (news: WorkerNews) => void {
  const channel = new BroadcastChannel('consent-elements workers')
  channel.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => listen(data))
  return channel.postMessage.bind(channel)
}
