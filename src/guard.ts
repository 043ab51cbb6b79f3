/**
 * The door "./guard": a classic script for the top of <head>. From then on requests to tracking hosts are held by the
 * decision that is stored, until the manager brings its own rules.
 */
import { enterFromParent } from './blocking/enter-frames'
import { everyChannel } from './blocking/every-channel'
import { own } from './blocking/natives'
import { offerBlocking } from './blocking/offered-blocking'
import { startBlocking } from './blocking/start-blocking'
import { loadManager } from './boot/load-manager'
import { holdByStoredDecision } from './hold-by-stored-decision'

if (typeof document === 'object' && !enterFromParent()) {
  offerBlocking(startBlocking)
  holdByStoredDecision(everyChannel, own.granted)
  loadManager()
}
