/**
 * The part of `guard-whole.js` that blocks requests. The build includes it as one function: behind `guard.js` it may only
 * be evaluated once that gate has restored the native functions, which it keeps.
 */
import type { TakeOver } from '../blocking/gate/open-gate'
import { startWaiting } from '../blocking/hold/start-waiting'
import { whileParserInserted } from '../blocking/page/parser-inserted'
import { everyChannel } from '../blocking/every-channel'
import { provideBlocker } from '../blocking/provide-blocker'
import { requireElementBlocking } from '../blocking/require-element-blocking'
import { startBlocking } from '../blocking/start-blocking'
import { blockUntilManagerStarts } from '../boot/block-until-manager-starts'

/**
 * Blocks requests by the stored decision, until the manager starts with the site's own rules.
 * @returns what it does with elements that have waited for this file
 * @throws Error if the requests of elements cannot be blocked
 */
export function startGuard(): TakeOver {
  provideBlocker(startBlocking)
  blockUntilManagerStarts(startBlocking, everyChannel)
  requireElementBlocking()
  return { startScript: startWaiting, whileParserInserted }
}
