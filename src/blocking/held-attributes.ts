import type { Channel } from './blocked-request'
import { countHeld, forget, keep } from './ledger'
import { safeValue } from './safe-value'
import { whileOutside } from './while-outside'

/**
 * Decides about an attribute that is to be written. A held one is kept for later, and what is there now is taken away,
 * so that the element shows nothing, as after a load that failed; it is told so by its `error` event. Frames are not:
 * theirs never fail; nor are sources: those of media are told by the browser, those of pictures never.
 * @param write writes it natively when it is released
 * @returns the text as it may stand there; null if nothing may
 */
export function holdAttribute(element: Element, name: string, text: string, write: () => void): string | null {
  forget(element, name)
  const safe = safeValue(element, name, text, element.localName as Channel)
  if (safe === text) return text
  keep(element, name, {
    text,
    write() {
      whileOutside(element, write)
      // Media that have found no source do not look at the same elements again by themselves.
      const media = element.parentNode as HTMLMediaElement | null
      if (media && media.networkState % 3 === 0) media.load()
    },
    // A frame whose document has us in front holds by itself.
    isHeld: () => safe !== null || safeValue(element, name, text, 'release') !== text,
  })
  // An image with a source and a set of them fails once.
  if (
    safe === null &&
    (countHeld(element) === 1 || name === 'src') &&
    /^(src|href|data|srcset)$/.test(name) &&
    !/frame|source/.test(element.localName)
  )
    setTimeout(() => element.dispatchEvent(new Event('error')))
  return safe
}
