import { nativeDocument } from '../consent/native-document'

/** The searches of this file's callers, which share one observer: each further one slows every change of the page. */
const searches = new Set<() => void>()
let observer: MutationObserver | undefined

/**
 * Calls back with the first element that matches, now, when it is added, or when its `src` changes.
 * @param use returns true to be called with further elements; it is then called with a known one again while it matches
 * @returns a function that stops the search
 */
export function whenPresent(selector: string, use: (element: Element) => true | void): () => void {
  const stop = (): void => {
    searches.delete(find)
    if (searches.size === 0) observer?.disconnect()
  }
  const find = (): void => {
    for (const element of nativeDocument.querySelectorAll(selector)) if (!use(element)) return stop()
  }
  if (searches.size === 0) {
    observer ??= new MutationObserver(() => searches.forEach(search => search()))
    observer.observe(document, {
      __proto__: null,
      childList: true,
      subtree: true,
      attributeFilter: ['src'],
    } as MutationObserverInit)
  }
  searches.add(find)
  find()
  return stop
}
