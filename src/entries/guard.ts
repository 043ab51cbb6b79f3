/**
 * The door "./guard": a classic script for the top of <head>. From then on requests to tracking hosts are held by the
 * decision that is stored, until the manager brings its own rules.
 */
import { enterFromParent } from '../blocking/frames/patch-realm'
import { everyChannel } from '../blocking/patch/every-channel'
import { own } from '../blocking/patch/dom-primordials'
import { offerBlocking } from '../blocking/provide-blocker'
import { startBlocking } from '../blocking/start-blocking'
import { holdByStoredDecision } from '../boot/block-until-manager-starts'

if (typeof document === 'object' && !enterFromParent()) {
  offerBlocking(startBlocking)
  holdByStoredDecision(everyChannel, own.granted)
}
