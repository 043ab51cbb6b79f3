/**
 * `dist/guard-strict.js`, in place of `guard.js`: the guard, and a Content-Security-Policy for visitors without a
 * decision or with a rejection. The attribute of the script tag lists the allowed hosts, separated by spaces: `<script
 * src="guard-strict.js" data-allow="cdn.example fonts.gstatic.com">`.
 */
import { nativeDocument } from '../consent/native-document'
import { delegateToParentGuard } from '../blocking/frames/patcher-for-frames'
import { removeAddedTags } from '../blocking/frames/remove-added-tags'
import { everyChannel } from '../blocking/every-channel'
import { guardScript } from '../blocking/page/guard-script'
import { relayFetch } from '../blocking/patch/relay-fetch'
import { trustedUrl } from '../blocking/page/read-once'
import { provideBlocker } from '../blocking/provide-blocker'
import { requireElementBlocking } from '../blocking/require-element-blocking'
import { startBlocking } from '../blocking/start-blocking'
import { loadManager } from '../boot/load-manager'
import { blockUntilManagerStarts } from '../boot/block-until-manager-starts'
import { applyStrictCsp } from '../boot/apply-strict-csp'

removeAddedTags()
if (typeof document === 'object' && !delegateToParentGuard()) {
  const allowed = nativeDocument.currentScript?.getAttribute('data-allow')?.split(/\s+/).filter(Boolean) ?? []
  relayFetch()
  provideBlocker(startBlocking)
  blockUntilManagerStarts(startBlocking, everyChannel)
  // Documents without a host, such as `about:blank` frames, inherit the policy of their parent. An invalid list is
  // reported in the console; the guard blocks anyway.
  if (location.hostname !== '') blockUntilManagerStarts(startBlocking, { strict: () => applyStrictCsp(allowed) })
  loadManager(guardScript, trustedUrl)
  requireElementBlocking()
}
