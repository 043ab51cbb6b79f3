import type { Channel } from '../blocked-request'
import { isList } from './fetching-attributes'
import { countDeferredWrites, discardDeferred, deferredText, deferWrite, releaseDeferred } from './deferred-writes'
import { getAttribute, removeAttribute, setAttribute } from '../patch/dom-primordials'
import { safeValue } from './safe-value'
import { withElementDetached } from './with-element-detached'

// The browser's own: old libraries have a class of that name, and put it in its place.
const { Event } = globalThis

/** The scripts that have been in the page while they were held. */
export const connectedWhileHeld = new WeakSet<Element>()

/** Those that do not run, because they were written as markup; the page may make others of them, with all attributes. */
export const nonExecutableScripts = new WeakSet<Element>()

/** The addresses of scripts that were released. */
const released = new Set<string>()

/**
 * Makes a script one that does not run. Its address stays, so that the page finds it, and it needs no Trusted Type when
 * it is released: then it gets its type back, as the last of all it has, and starts when it enters the document anew.
 * @param type the page's own
 */
export function disable(
  script: HTMLScriptElement,
  type = deferredText(script, 'type') ?? getAttribute.call(script, 'type') ?? '',
): void {
  discardDeferred(script, 'type')
  deferWrite(script, 'type', {
    text: type,
    isHeld: () => countDeferredWrites(script) > 1,
    write() {
      if (type) setAttribute.call(script, 'type', type)
      else removeAttribute.call(script, 'type')
      const { parentNode, src, ownerDocument } = script
      if (parentNode) parentNode.insertBefore(script, script.nextSibling)
      // It would have run before the page took it out; where that has tried several times, one of them would have done.
      else if (connectedWhileHeld.has(script) && !released.has(src)) {
        ownerDocument.head.append(script)
        script.remove()
      }
      released.add(src)
    },
  })
  setAttribute.call(script, 'type', 'text/plain')
}

/** Forgets what was held in an attribute. The type of a held script is another then, but not for the browser. */
export function discardHeld(element: Element, name: string, type = ''): void {
  if (deferredText(element, 'type') !== undefined) {
    if (name === 'type') return disable(element as HTMLScriptElement, type)
    queueMicrotask(releaseDeferred)
  }
  discardDeferred(element, name)
}

/**
 * Decides about an attribute that is to be written. A held one is kept for later, and what is there now is taken away,
 * so that the element shows nothing, as after a load that failed; it is told so by its `error` event. Frames are not:
 * theirs never fail; nor are sources: those of media are told by the browser, those of pictures never.
 * @param write writes it natively when it is released
 * @returns the text as it may stand there, which in a script is any, because it does not run; null if nothing may
 */
export function holdAttribute(element: Element, name: string, text: string, write: () => void): string | null {
  discardHeld(element, name, text)
  const safe = safeValue(element, name, text, element.localName as Channel)
  if (safe === text) return text
  deferWrite(element, name, {
    text,
    write() {
      withElementDetached(element, write)
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
    (countDeferredWrites(element) === 1 || name === 'src') &&
    /^(src|href|data)/.test(name) &&
    !/frame|source/.test(element.localName)
  )
    setTimeout(() => element.dispatchEvent(new Event('error')))
  if (element.localName !== 'script' || isList(name)) return safe
  disable(element as HTMLScriptElement)
  return text
}
