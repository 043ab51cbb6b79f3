import { baseInFrame } from '../rules/request-url'
import { exec } from '../realm/primordials'
import { addressesIn, fetches, fetchesOnInsertion, isList } from './fetching-attributes'
import { judgeRequest } from '../rules/judge-request'
import { countDeferredWrites } from './deferred-writes'
import { localNameOf } from '../realm/dom-primordials'

const isHeld = (element: Element, url: string): boolean => judgeRequest(url, 'release', baseInFrame(element)) !== null

/** Matches an address that is no document or code in itself, such as `data:` or `javascript:`. */
const remote = /^(?:https?:|[/.]|[\w?#][^:]*$)/

/** Returns whether an element needs more than a decision about its addresses: it runs or contains what it fetches. */
const needsMore = (tag: string, value: string): boolean =>
  fetchesOnInsertion[tag] === true && (tag !== 'link' || exec(remote, value) === null)

/**
 * Returns whether an attribute can be written unchanged: its element does not fetch by it, or everything it would fetch
 * is allowed.
 */
export function passesAddress(element: Element, name: string, value: string): boolean {
  if (!fetches(element, name)) return true
  if (needsMore(localNameOf.call(element), value) || countDeferredWrites(element) > 0) return false
  return isList(name) ? !addressesIn(name, value).some(url => isHeld(element, url)) : !isHeld(element, value)
}
