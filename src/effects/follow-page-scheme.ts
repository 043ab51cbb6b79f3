import { pageColorScheme, whenPageColorsChange } from '../browser/page-color-scheme'
import { pageSchemeAtom } from '../store/page-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { EffectContext } from './effect-context'
import { onAnyChange } from './on-any-change'

/**
 * Follows the color scheme of the page with the option `colorScheme: 'page'`.
 * @returns a function that stops it
 */
export function followPageScheme({ store }: Pick<EffectContext, 'store'>): () => void {
  let unfollow: (() => void) | null = null
  const read = (): void => store.set(pageSchemeAtom, pageColorScheme() === 'dark' ? 'page-dark' : 'light')
  const end = (): void => {
    unfollow?.()
    unfollow = null
  }
  const update = (): void => {
    if (store.get(settingsAtom).colorScheme !== 'page') return end()
    unfollow ??= whenPageColorsChange(read)
    read()
  }
  update()
  const stop = onAnyChange(store, [settingsAtom], update)
  return () => {
    stop()
    end()
  }
}
