/**
 * The export "./guard": a classic script for the beginning of `<head>`. It blocks requests to tracking hosts by the
 * stored decision, until the manager starts with the site's own rules. For visitors who have granted everything it
 * replaces only `fetch`, until something has to be blocked.
 */
import { delegateToParentGuard } from '../blocking/frames/patcher-for-frames'
import { removeAddedTags } from '../blocking/frames/remove-added-tags'
import { guardScript } from '../blocking/guard-script'
import { relayFetch } from '../blocking/patch/relay-fetch'
import { trustedUrl } from '../blocking/patch/read-once'
import { loadManager } from '../boot/load-manager'
import { startWhenNeeded } from '../boot/start-when-needed'
import { startGuard } from './guard-body'

removeAddedTags()
if (typeof document === 'object' && !delegateToParentGuard()) {
  relayFetch()
  startWhenNeeded(startGuard)
  loadManager(guardScript, trustedUrl)
}
