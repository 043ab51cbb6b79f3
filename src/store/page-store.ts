import { version } from '../consent/version'
import type { ConsentStore } from './create-consent-store'

interface PageStore {
  store: ConsentStore | null
  listeners: Set<(store: ConsentStore | null) => void>
}
const key = Symbol.for(`consent-elements ${version} store`)

const pageStore = (): PageStore =>
  ((globalThis as unknown as Record<symbol, PageStore | undefined>)[key] ??= { store: null, listeners: new Set() })

/**
 * Sets the page's store, which the elements of every copy of our script use.
 * @returns a function that unsets it, unless another store has replaced it
 */
export function providePageStore(store: ConsentStore): () => void {
  const page = pageStore()
  const setStore = (now: ConsentStore | null): void => {
    page.store = now
    for (const listener of page.listeners) listener(now)
  }
  setStore(store)
  return () => {
    if (page.store === store) setStore(null)
  }
}

/**
 * Follows the page's store. Elements and the manager can start in either order.
 * @param listener called at once and on each change, with the store, or null while no manager runs
 * @returns an unsubscribe function
 */
export function followPageStore(listener: (store: ConsentStore | null) => void): () => void {
  const page = pageStore()
  page.listeners.add(listener)
  listener(page.store)
  return () => page.listeners.delete(listener)
}
