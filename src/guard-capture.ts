/**
 * `dist/guard-capture.js`, in the place of `guard.js`: the guard, which also keeps the browser's parser from what stands in
 * the page behind it until it has been looked through.
 */
import { armWaiting } from './blocking/arm-waiting'
import { judgeBy } from './blocking/blocking-rules'
import { captureDocument } from './blocking/capture-document'
import { enterFromParent } from './blocking/enter-frames'
import { everyChannel } from './blocking/every-channel'
import { own } from './blocking/natives'
import { offerBlocking } from './blocking/offered-blocking'
import { startBlocking } from './blocking/start-blocking'
import { loadManager } from './boot/load-manager'
import { allowedByStoredDecision } from './allowed-by-stored-decision'
import { holdByStoredDecision } from './hold-by-stored-decision'

if (typeof document === 'object' && !enterFromParent()) {
  offerBlocking(startBlocking)
  captureDocument(judgeBy({ allows: allowedByStoredDecision }), () => {
    // First what gives attributes back, then what sees that they are there.
    holdByStoredDecision({ capture: armWaiting, ...everyChannel }, own.granted)
  })
  loadManager()
}
