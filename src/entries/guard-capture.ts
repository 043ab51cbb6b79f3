/**
 * `dist/guard-capture.js`, in the place of `guard.js`: the guard, which also keeps the browser's parser from what stands in
 * the page behind it until it has been looked through.
 */
import { restoreCapturedElements } from '../blocking/tiers/restore-captured-elements'
import { createJudge } from '../blocking/rules/blocking-rules'
import { captureDocument } from '../blocking/tiers/capture-document'
import { delegateToParentGuard } from '../blocking/frames/patch-realm'
import { everyChannel } from '../blocking/patch/every-channel'
import { guardScript } from '../blocking/patch/dom-primordials'
import { provideBlocker } from '../blocking/provide-blocker'
import { startBlocking } from '../blocking/start-blocking'
import { loadManager } from '../boot/load-manager'
import { isAllowedByStoredConsent } from '../boot/is-allowed-by-stored-consent'
import { blockUntilManagerStarts } from '../boot/block-until-manager-starts'

if (typeof document === 'object' && !delegateToParentGuard()) {
  provideBlocker(startBlocking)
  captureDocument(createJudge({ allows: isAllowedByStoredConsent }), () => {
    // First what gives attributes back, then what sees that they are there.
    blockUntilManagerStarts(startBlocking, { capture: restoreCapturedElements, ...everyChannel }, guardScript.granted)
  })
  loadManager()
}
