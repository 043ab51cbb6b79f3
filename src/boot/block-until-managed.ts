import type { startBlocking as StartBlocking } from '../blocking/start-blocking'
import { followPageStore } from '../store/page-store'
import { blockUntilManagerStarts } from './block-until-manager-starts'

/**
 * Blocks requests until the page has been parsed and a manager runs. Ends together with that manager.
 * @returns a function that stops it
 */
export function blockUntilManaged(startBlocking: typeof StartBlocking): () => void {
  const endHold = blockUntilManagerStarts(startBlocking)
  let managed = false
  const stopFollowing = followPageStore(store => {
    if (store === null && managed) endHold()
    managed = store !== null
  })
  return () => {
    stopFollowing()
    endHold()
  }
}
