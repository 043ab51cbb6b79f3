import type { HeldFrame } from './held-frame'
import { givePass } from './passes'
import { requestLog } from './request-log'
import { whileOutside } from './while-outside'

/** Loads a frame that is held, and nothing else: it is a visitor's wish for this one item, and no consent. */
export function loadOnce(frame: HTMLElement, { url, categories }: HeldFrame): void {
  const log = requestLog()
  const logged = log
    .filter(request => request.url === url && request.channel === 'iframe' && request.state === 'held')
    .pop()
  const released = { state: 'released', once: true } as const
  if (logged) Object.assign(logged, released)
  else log.push({ url, category: categories[0]!, channel: 'iframe', time: Date.now(), ...released })
  givePass(frame, url)
  whileOutside(frame, () => frame.setAttribute('src', url))
}
