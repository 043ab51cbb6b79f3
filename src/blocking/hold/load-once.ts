import type { HeldFrame } from './held-frame'
import { allowOnce } from './allow-once'
import { requestLog } from '../page/request-log'
import { withElementDetached } from './with-element-detached'

/**
 * Loads one blocked frame. The visitor requested this single item, so nothing else is released and no consent is
 * stored.
 */
export function loadOnce(frame: HTMLElement, { url, categories }: HeldFrame): void {
  const log = requestLog()
  const logged = log
    .filter(request => request.url === url && request.channel === 'iframe' && request.state === 'held')
    .pop()
  const released = { state: 'released', once: true } as const
  if (logged) Object.assign(logged, released)
  else log.push({ url, category: categories[0]!, channel: 'iframe', time: Date.now(), ...released })
  allowOnce(frame, url)
  withElementDetached(frame, () => frame.setAttribute('src', url))
}
