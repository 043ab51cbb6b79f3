import { addressesIn, fetches, fetchesOnInsertion, isList } from './fetching-attributes'
import { judgeRequest } from '../rules/judge-request'
import { countDeferredWrites } from './deferred-writes'
import { localNameOf } from '../patch/dom-primordials'

const isHeld = (url: string): boolean => judgeRequest(url, 'release') !== null

/**
 * Returns whether an attribute can be written unchanged: its element does not fetch by it, or everything it would fetch
 * is allowed.
 */
export function passesAddress(element: Element, name: string, value: string): boolean {
  if (!fetches(element, name)) return true
  if (fetchesOnInsertion[localNameOf.call(element)] || countDeferredWrites(element) > 0) return false
  return isList(name) ? !addressesIn(name, value).some(isHeld) : !isHeld(value)
}
