import { nativeDocument } from '../consent/native-document'

/** The searches of this file's callers, which share one observer: each further one slows every change of the page. */
const searches = new Set<(records: readonly MutationRecord[]) => void>()
let observer: MutationObserver | undefined

/**
 * Calls back after each change of the page's nodes, in a microtask, so that nothing is painted in between.
 * @returns an unsubscribe function
 */
export function whenPageChanges(listener: (records: readonly MutationRecord[]) => void): () => void {
  if (searches.size === 0) {
    observer ??= new MutationObserver(records => searches.forEach(search => search(records)))
    observer.observe(document, {
      __proto__: null,
      childList: true,
      subtree: true,
      attributeFilter: ['src'],
    } as MutationObserverInit)
  }
  searches.add(listener)
  return () => {
    searches.delete(listener)
    if (searches.size === 0) observer?.disconnect()
  }
}

/**
 * Calls back with the first element that matches, now, when it is added, or when its `src` changes.
 * @param use returns true to be called with further elements; it is then called with a known one again while it matches
 * @returns a function that stops the search
 */
export function whenPresent(selector: string, use: (element: Element) => true | void): () => void {
  const find = (): void => {
    for (const element of nativeDocument.querySelectorAll(selector)) if (!use(element)) return stop()
  }
  const stop = whenPageChanges(find)
  find()
  return stop
}
