import type { Channel } from './blocked-request'
import type { Judge } from './blocking-rules'
import { addressesIn, fetches } from './fetching-attributes'

interface HeldAttribute {
  /** As the page wrote it. */
  text: string
  /** Does natively what the page wanted to do. */
  write: () => void
}

/** Attributes that wait for a yes, in the order in which they were held: for what the parser met, the document's. */
const ledger = new Map<Element, Map<string, HeldAttribute>>()

/** @returns what a page wrote into an attribute, where that is held */
export const heldText = (element: unknown, name: string): string | undefined =>
  ledger.get(element as Element)?.get(name)?.text

/** Forgets what was held in an attribute. */
export const forget = (element: unknown, name: string): void => void ledger.get(element as Element)?.delete(name)

const isHeld = (held: Judge, element: Element, name: string, text: string, channel?: Channel): boolean =>
  fetches(element, name) &&
  addressesIn(name, text).some(url => held(url, channel ?? (element.localName as Channel)) !== null)

/**
 * Decides about an attribute that is to be written. A held one is kept for later, and what is there now is taken away,
 * so that the element shows nothing, as after a load that failed; it is told so by its `error` event. Frames are not:
 * theirs never fail.
 * @param write writes it natively, now or when it is released
 * @returns whether it is held; if not, nothing has been written
 */
export function holdAttribute(held: Judge, element: Element, name: string, text: string, write: () => void): boolean {
  forget(element, name)
  if (!isHeld(held, element, name, text)) return false
  const attributes = ledger.get(element) ?? new Map<string, HeldAttribute>()
  ledger.set(element, attributes.set(name, { text, write }))
  // An image with a source and a set of them fails once.
  if ((attributes.size < 2 || name === 'src') && /src|href|data/.test(name) && !element.localName.endsWith('frame'))
    setTimeout(() => element.dispatchEvent(new Event('error')))
  return true
}

/** Writes what is no longer held, in the order in which it was held. */
export function releaseHeld(held: Judge): void {
  for (const [element, attributes] of ledger) {
    for (const [name, { text, write }] of attributes)
      if (!isHeld(held, element, name, text, 'release')) {
        attributes.delete(name)
        try {
          write()
        } catch (error) {
          reportError(error)
        }
      }
    if (attributes.size === 0) ledger.delete(element)
  }
}
