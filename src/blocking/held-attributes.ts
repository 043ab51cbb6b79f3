import type { Channel } from './blocked-request'
import { countHeld, forget, keep } from './ledger'
import { safeValue } from './safe-value'
import { whileOutside } from './while-outside'

/**
 * Decides about an attribute that is to be written. A held one is kept for later, and what is there now is taken away,
 * so that the element shows nothing, as after a load that failed; it is told so by its `error` event. Frames are not:
 * theirs never fail.
 * @param write writes it natively when it is released
 * @returns the text as it may stand there; null if nothing may
 */
export function holdAttribute(element: Element, name: string, text: string, write: () => void): string | null {
  forget(element, name)
  const safe = safeValue(element, name, text, element.localName as Channel)
  if (safe === text) return text
  keep(element, name, {
    text,
    write: () => whileOutside(element, write),
    // A frame whose document has us in front holds by itself.
    isHeld: () => safe !== null || safeValue(element, name, text, 'release') !== text,
  })
  // An image with a source and a set of them fails once.
  if (
    safe === null &&
    (countHeld(element) === 1 || name === 'src') &&
    /^(src|href|data|srcset)$/.test(name) &&
    !element.localName.endsWith('frame')
  )
    setTimeout(() => element.dispatchEvent(new Event('error')))
  return safe
}
