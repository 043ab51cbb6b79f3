import { nativeDocument } from '../consent/native-document'

/**
 * Calls back with the first element that matches, now, when it is added, or when its `src` changes.
 * @param use returns true to be called with further elements; it is then called with a known one again while it matches
 * @returns a function that stops the search
 */
export function whenPresent(selector: string, use: (element: Element) => true | void): () => void {
  const observer = new MutationObserver(() => find())
  const find = (): void => {
    for (const element of nativeDocument.querySelectorAll(selector)) if (!use(element)) return observer.disconnect()
  }
  observer.observe(document, {
    __proto__: null,
    childList: true,
    subtree: true,
    attributeFilter: ['src'],
  } as MutationObserverInit)
  find()
  return () => observer.disconnect()
}
