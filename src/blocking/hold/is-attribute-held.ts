import type { Channel } from '../blocked-request'
import { addressesIn, fetches } from './fetching-attributes'
import { held } from '../rules/judge-request'
import { hasPass } from './allow-once'

/** Whether an element would fetch what is held by one of its attributes. */
export function isAttributeHeld(element: Element, name: string, text: string, channel: Channel): boolean {
  if (fetches(element, name) && !hasPass(element, text))
    for (const url of addressesIn(name, text)) if (held(url, channel)) return true
  return false
}
