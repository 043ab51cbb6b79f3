/**
 * The part of `guard.js` that blocks requests. The build includes it as one function, which browsers compile at its
 * first call: visitors who have granted everything do not pay for it.
 */
import { everyChannel } from '../blocking/patch/every-channel'
import { requireElementBlocking } from '../blocking/require-element-blocking'
import { startBlocking } from '../blocking/start-blocking'
import { blockUntilManagerStarts } from '../boot/block-until-manager-starts'

/**
 * Blocks requests by the stored decision, until the manager starts with the site's own rules.
 * @returns the blocker, for those rules
 * @throws Error if the requests of elements cannot be blocked
 */
export function startGuard(): typeof startBlocking {
  blockUntilManagerStarts(startBlocking, everyChannel)
  requireElementBlocking()
  return startBlocking
}
