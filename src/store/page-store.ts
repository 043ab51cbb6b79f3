import { version } from '../consent/version'
import type { ConsentStore } from './create-consent-store'

interface PageStore {
  store: ConsentStore | null
  listeners: Set<(store: ConsentStore | null) => void>
}
const key = Symbol.for(`consent-elements ${version} store`)

const pageStore = (): PageStore =>
  ((globalThis as unknown as Record<symbol, PageStore | undefined>)[key] ??= { store: null, listeners: new Set() })

/** Makes a store the page's own, for the elements of every copy of our script. @returns takes it back */
export function providePageStore(store: ConsentStore): () => void {
  const page = pageStore()
  const tell = (now: ConsentStore | null): void => {
    page.store = now
    for (const listener of page.listeners) listener(now)
  }
  tell(store)
  return () => {
    if (page.store === store) tell(null)
  }
}

/**
 * Follows the page's store, whichever comes first, the element or the manager.
 * @param listener is called now with what there is, and again whenever that changes; null while no manager runs
 * @returns ends it
 */
export function followPageStore(listener: (store: ConsentStore | null) => void): () => void {
  const page = pageStore()
  page.listeners.add(listener)
  listener(page.store)
  return () => page.listeners.delete(listener)
}
