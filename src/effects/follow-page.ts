import { nativeDocument } from '../consent/native-document'
import { pageColorScheme, whenPageChanges } from '../browser/page-color-scheme'
import { hostLanguageAtom } from '../store/language-atoms'
import { pageLanguageAtom, pageSchemeAtom } from '../store/page-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { EffectContext } from './effect-context'
import { onAnyChange } from './on-any-change'

/** Follows the language and the color scheme of the page, if the options are set to `page`. */
export const followPage = ({ store }: Pick<EffectContext, 'store'>): (() => void) => {
  let unfollow: (() => void) | null = null
  const read = (): void => {
    if (store.get(hostLanguageAtom) === 'page') store.set(pageLanguageAtom, nativeDocument.documentElement.lang || null)
    if (store.get(settingsAtom).colorScheme === 'page')
      store.set(pageSchemeAtom, pageColorScheme() === 'dark' ? 'page-dark' : 'light')
  }
  const look = (): void => {
    const follows = store.get(hostLanguageAtom) === 'page' || store.get(settingsAtom).colorScheme === 'page'
    if (follows) unfollow ??= whenPageChanges(read)
    else {
      unfollow?.()
      unfollow = null
    }
    read()
  }
  look()
  const stop = onAnyChange(store, [hostLanguageAtom, settingsAtom], look)
  return () => {
    stop()
    unfollow?.()
  }
}
