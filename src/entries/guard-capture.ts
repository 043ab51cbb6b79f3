/**
 * `dist/guard-capture.js`, in the place of `guard.js`: the guard, which also keeps the browser's parser from what stands in
 * the page behind it until it has been looked through.
 */
import { armWaiting } from '../blocking/tiers/restore-captured-elements'
import { judgeBy } from '../blocking/rules/blocking-rules'
import { captureDocument } from '../blocking/tiers/capture-document'
import { enterFromParent } from '../blocking/frames/patch-realm'
import { everyChannel } from '../blocking/patch/every-channel'
import { own } from '../blocking/patch/dom-primordials'
import { offerBlocking } from '../blocking/provide-blocker'
import { startBlocking } from '../blocking/start-blocking'
import { allowedByStoredDecision } from '../boot/is-allowed-by-stored-consent'
import { holdByStoredDecision } from '../boot/block-until-manager-starts'

if (typeof document === 'object' && !enterFromParent()) {
  offerBlocking(startBlocking)
  captureDocument(judgeBy({ allows: allowedByStoredDecision }), () => {
    // First what gives attributes back, then what sees that they are there.
    holdByStoredDecision({ capture: armWaiting, ...everyChannel }, own.granted)
  })
}
