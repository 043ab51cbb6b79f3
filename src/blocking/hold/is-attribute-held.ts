import { baseInFrame } from '../rules/request-url'
import type { Channel } from '../page/blocked-request'
import { addressesIn, fetches } from './fetching-attributes'
import { judgeRequest } from '../rules/judge-request'
import { isAllowedOnce } from './allow-once'

/** Returns whether an element would fetch a blocked address if this text were the value of the attribute. */
export function isAttributeHeld(element: Element, name: string, text: string, channel: Channel): boolean {
  if (fetches(element, name) && !isAllowedOnce(element, text))
    for (const url of addressesIn(name, text)) if (judgeRequest(url, channel, baseInFrame(element))) return true
  return false
}
