import { nativeDocument } from '../consent/native-document'
import { hostLanguageAtom } from '../store/language-atoms'
import { pageLanguageAtom } from '../store/page-atoms'
import type { EffectContext } from './effect-context'
import { onAnyChange } from './on-any-change'

/**
 * Follows the language of the page (`<html lang>`) with the option `language: 'page'`.
 * @returns a function that stops it
 */
export function followPageLanguage({ store }: Pick<EffectContext, 'store'>): () => void {
  const html = nativeDocument.documentElement
  const read = (): void => {
    if (store.get(hostLanguageAtom) === 'page') store.set(pageLanguageAtom, html.lang || null)
  }
  read()
  const observer = new MutationObserver(read)
  observer.observe(html, { __proto__: null, attributeFilter: ['lang'] } as MutationObserverInit)
  const stop = onAnyChange(store, [hostLanguageAtom], read)
  return () => {
    stop()
    observer.disconnect()
  }
}
