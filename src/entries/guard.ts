/**
 * The door "./guard": a classic script for the top of <head>. From then on requests to tracking hosts are held by the
 * decision that is stored, until the manager brings its own rules.
 */
import { delegateToParentGuard } from '../blocking/frames/patch-realm'
import { everyChannel } from '../blocking/patch/every-channel'
import { guardScript } from '../blocking/patch/dom-primordials'
import { provideBlocker } from '../blocking/provide-blocker'
import { startBlocking } from '../blocking/start-blocking'
import { loadManager } from '../boot/load-manager'
import { blockUntilManagerStarts } from '../boot/block-until-manager-starts'

if (typeof document === 'object' && !delegateToParentGuard()) {
  provideBlocker(startBlocking)
  blockUntilManagerStarts(startBlocking, everyChannel, guardScript.granted)
  loadManager()
}
