import type { ConsentStore } from '../store/create-consent-store'
import { followPageStore } from '../store/page-store'

/**
 * Follows the page's store for a connected element.
 * @param start called at once and on each change, with the store, or null while no manager runs; returns functions that
 *   undo what it started, which are called before the next start
 * @returns a function that undoes everything
 */
export function withPageStore(start: (store: ConsentStore | null) => (() => void)[]): () => void {
  let stops: (() => void)[] = []
  const undo = (): void => stops.splice(0).forEach(stop => stop())
  const unfollow = followPageStore(store => {
    undo()
    stops = start(store)
  })
  return () => {
    unfollow()
    undo()
  }
}
