import type { Channel } from '../page/blocked-request'
import { isList } from './fetching-attributes'
import {
  countDeferredWrites,
  discardDeferred,
  deferredText,
  deferWrite,
  keepDeferred,
  letDrop,
  releaseDeferred,
} from './deferred-writes'
import { getAttribute, localNameOf, removeAttribute, setAttribute } from '../realm/dom-primordials'
import { holdPending } from './pending-requests'
import { safeValue } from './safe-value'
import { insertAgain, runHeld } from './script-runner'
import { withElementDetached } from './with-element-detached'

/** Scripts and images that were in the document while they were blocked. */
const connectedWhileHeld = new WeakSet<Element>()
/** The addresses of scripts that are released even if the page has removed and dropped them. */
const keptScripts = new Set<string>()

/** Records that a blocked script is in the document. Without the block it would run now, even if the page removes it. */
export function noteConnectedScript(script: HTMLScriptElement): void {
  connectedWhileHeld.add(script)
  const { src } = script
  if (!keptScripts.has(src) && keepDeferred(script) && src) keptScripts.add(src)
}

/** The elements that fetch outside of the document, such as the pixel of `new Image().src`. */
const fetchesAnywhere = /^(img|audio|video|input)$/
const justHeld = new Set<Element>()

/** Returns whether an element reports an event and shows nothing: at most one pixel wide and high. */
const isPixel = (element: Element): boolean =>
  (['width', 'height'] as const).every(
    name => parseFloat(getAttribute.call(element, name) ?? (element as HTMLElement).style?.[name]) <= 1,
  )

/** Keeps an element that fetches outside of the document, unless the page inserts it in the running task. */
function keepUnlessInserted(element: Element): void {
  if (!fetchesAnywhere.test(element.localName)) return
  if (element.isConnected) return void connectedWhileHeld.add(element)
  keepDeferred(element)
  if (justHeld.size === 0) setTimeout(dropInserted)
  justHeld.add(element)
}

function dropInserted(): void {
  for (const element of justHeld) {
    if (!element.isConnected) continue
    connectedWhileHeld.add(element)
    letDrop(element)
  }
  justHeld.clear()
}

/**
 * Scripts created by `innerHTML` or a DOMParser. The browser never runs them, so they keep all attributes: libraries
 * such as Turbo clone them.
 */
export const nonExecutableScripts = new WeakSet<Element>()

/** The addresses of scripts that were released. */
const releasedUrls = new Set<string>()

/**
 * Keeps a script from running by the type `text/plain`. Its address stays, so that the page finds it and the release
 * needs no Trusted Type. On release the type is restored last, and the script runs when it is inserted again.
 * @param type the type that the page gave it
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
      if (parentNode) runHeld(script, () => insertAgain(script, parentNode))
      // Without the block, the script would have run before the page removed it. If a loader tried several times, the
      // script runs only once.
      else if (connectedWhileHeld.has(script) && !releasedUrls.has(src)) {
        ownerDocument.head.append(script)
        script.remove()
      }
      if (src) releasedUrls.add(src)
    },
  })
  setAttribute.call(script, 'type', 'text/plain')
}

/**
 * Discards the deferred write of an attribute. A blocked script stays disabled; a new `type` is only stored for its
 * release.
 * @param type the type that the page writes now
 */
export function discardHeld(element: Element, name: string, type = ''): void {
  if (deferredText(element, 'type') !== undefined) {
    if (name === 'type') return disable(element as HTMLScriptElement, type)
    queueMicrotask(releaseDeferred)
  }
  discardDeferred(element, name)
}

/**
 * Judges a value that is written into an attribute. A blocked value is deferred, and the caller removes the current
 * one. The element then gets an `error` event, as after a failed load.
 * Not so for frames, which never dispatch `error`, nor for `<source>`: the browser dispatches it in media, and never in
 * `<picture>`.
 * @param write writes the value with the native function on release
 * @returns the value to write; null to remove the attribute. For scripts it is the unchanged text, because the script
 *   is disabled.
 */
export function holdAttribute(element: Element, name: string, text: string, write: () => void): string | null {
  discardHeld(element, name, text)
  const localName = localNameOf.call(element)
  const safe = safeValue(element, name, text, localName as Channel)
  if (safe === text) return text
  deferWrite(element, name, {
    text,
    write(wasRefused) {
      const { isConnected } = element
      if (wasRefused && isPixel(element)) return
      // The patches are gone by the second release of a long list, so the page may have written another address.
      if (localName !== 'script' && getAttribute.call(element, name) !== null) return
      // The page has removed the image, or the visitor has refused it. It is requested once it is shown.
      if (localName === 'img' && (wasRefused || (!isConnected && connectedWhileHeld.has(element))))
        setAttribute.call(element, 'loading', 'lazy')
      withElementDetached(element, write)
      // Media elements that found no source do not try the same `<source>` elements again by themselves.
      const media = element.parentNode as HTMLMediaElement | null
      if (media && media.networkState % 3 === 0) media.load()
    },
    // A document that contains the guard is never written again, because it blocks requests itself.
    isHeld: () => safe !== null || safeValue(element, name, text, 'release') !== text,
  })
  keepUnlessInserted(element)
  // An image with both `src` and `srcset` dispatches `error` once.
  if (
    safe === null &&
    (countDeferredWrites(element) === 1 || name === 'src') &&
    /^(src|href|data)/.test(name) &&
    !/frame|source/.test(localName)
  )
    announceFailure(element, name, text)
  if (localName !== 'script' || isList(name)) return safe
  disable(element as HTMLScriptElement)
  return text
}

/** Not by the class `Event`: old libraries have a class of the same name, also before the whole guard has arrived. */
function errorEvent(): Event {
  const event = document.createEvent('Event')
  event.initEvent('error', false, false)
  return event
}

/** Dispatches `error` at a blocked element. Scripts that wait for the visitor's decision do so after a refusal. */
function announceFailure(element: Element, name: string, url: string): void {
  const fail = (): void => void setTimeout(() => element.dispatchEvent(errorEvent()))
  const isHeld =
    element.localName === 'script' &&
    holdPending({
      url,
      // Not if the page has given it another address since.
      reject: () => deferredText(element, name) === url && fail(),
    })
  if (!isHeld) fail()
}
