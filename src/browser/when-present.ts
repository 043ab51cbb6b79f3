/**
 * Calls back with the first element that matches, now or when it is added, or when it has a `src` or none.
 * @param use may return true to be called with the next one, too; with one that it has had already as long as it matches
 * @returns calls it off
 */
import { nativeDocument } from '../consent/native-document'
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
