/**
 * The export "./guard": a classic script for the beginning of `<head>`. It blocks requests to tracking hosts by the
 * stored decision, until the manager starts with the site's own rules.
 */
import { delegateToParentGuard } from '../blocking/frames/patch-realm'
import { removeAddedTags } from '../blocking/frames/remove-added-tags'
import { everyChannel } from '../blocking/patch/every-channel'
import { guardScript } from '../blocking/patch/dom-primordials'
import { trustedUrl } from '../blocking/patch/read-once'
import { provideBlocker } from '../blocking/provide-blocker'
import { requireElementBlocking } from '../blocking/require-element-blocking'
import { startBlocking } from '../blocking/start-blocking'
import { loadManager } from '../boot/load-manager'
import { blockUntilManagerStarts } from '../boot/block-until-manager-starts'

removeAddedTags()
if (typeof document === 'object' && !delegateToParentGuard()) {
  provideBlocker(startBlocking)
  blockUntilManagerStarts(startBlocking, everyChannel, guardScript.granted)
  loadManager(guardScript, trustedUrl)
  requireElementBlocking()
}
