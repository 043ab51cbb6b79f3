/**
 * `dist/guard-capture.js`, in place of `guard.js`: the guard, which also keeps the parser from loading the markup after
 * it until the guard has scanned it.
 */
import { restoreCapturedElements } from '../blocking/tiers/restore-captured-elements'
import { createJudge } from '../blocking/rules/blocking-rules'
import { captureDocument } from '../blocking/tiers/capture-document'
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
import { guardHosts } from '../boot/guard-hosts'
import { isAllowedByStoredConsent } from '../boot/is-allowed-by-stored-consent'
import { blockUntilManagerStarts } from '../boot/block-until-manager-starts'

if (typeof document === 'object' && !delegateToParentGuard()) {
  relayFetch()
  provideBlocker(startBlocking)
  const insert = captureDocument(createJudge({ ...guardHosts(), allows: isAllowedByStoredConsent }), () => {
    // Restore the attributes first, before the patches that react to them.
    blockUntilManagerStarts(startBlocking, { capture: restoreCapturedElements, ...everyChannel })
    requireElementBlocking()
  })
  // A script of this document would run too early, and its listeners would be removed. Firefox never runs it.
  loadManager(guardScript, trustedUrl, insert)
} else removeAddedTags()
