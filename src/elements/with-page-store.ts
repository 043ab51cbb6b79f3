import type { ConsentStore } from '../store/create-consent-store'
import { followPageStore } from '../store/page-store'

/**
 * Follows the page's store for a connected element.
 * @param start called at once and on each change, with the store, or null while no manager runs; returns functions that
 *   undo what it started, which are called before the next start
 * @returns a function that undoes everything
 */
export function withPageStore(start: (store: ConsentStore | null) => (() => void)[]): () => void {
  let undo = (): void => {}
  const unfollow = followPageStore(store => {
    undo()
    const stops = start(store)
    undo = () => stops.forEach(stop => stop())
  })
  return () => {
    unfollow()
    undo()
  }
}
