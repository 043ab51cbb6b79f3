import type { ConsentStore } from '../store/create-consent-store'
import { followPageStore } from '../store/page-store'

/**
 * Runs a task for the store of the page's manager, and again for each store that replaces it.
 * @param follow returns a function that ends the task
 * @returns a function that ends the task, and runs no other
 */
export function followStores(follow: (store: ConsentStore) => () => void): () => void {
  let stopStore = (): void => {}
  const stopFollowing = followPageStore(store => {
    stopStore()
    stopStore = store === null ? () => {} : follow(store)
  })
  return () => {
    stopFollowing()
    stopStore()
  }
}
