import type { ConsentStore } from '../../store/create-consent-store'
import { settingsAtom } from '../../store/settings-atoms'

let isReported = false

/**
 * Keeps the option `scrollLock` off while the banner is a block of the page: a page that is locked cannot be scrolled to it.
 * @returns a function that stops this, and sets the option again
 */
export function withoutScrollLock(store: ConsentStore): () => void {
  let isOff = false
  const lock = (scrollLock: boolean): void => store.set(settingsAtom, settings => ({ ...settings, scrollLock }))
  const check = (): void => {
    if (!store.get(settingsAtom).scrollLock) return
    if (!isReported)
      console.warn('consent-elements: scroll-lock has no effect with layout="inline". Remove one of them')
    isReported = isOff = true
    lock(false)
  }
  const stop = store.sub(settingsAtom, check)
  check()
  return () => {
    stop()
    if (isOff) lock(true)
  }
}
