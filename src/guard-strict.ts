/**
 * `dist/guard-strict.js`, in the place of `guard.js`: the guard, and a Content-Security-Policy of the site's own list for
 * visitors who have not decided or have refused. The list is in the script's tag, with blanks between:
 * `<script src="guard-strict.js" data-allow="cdn.example fonts.gstatic.com">`.
 */
import { enterFromParent } from './blocking/enter-frames'
import { everyChannel } from './blocking/every-channel'
import { own } from './blocking/natives'
import { offerBlocking } from './blocking/offered-blocking'
import { startBlocking } from './blocking/start-blocking'
import { loadManager } from './boot/load-manager'
import { holdByStoredDecision } from './hold-by-stored-decision'
import { tightenPage } from './tighten-page'

if (typeof document === 'object' && !enterFromParent()) {
  const allowed = document.currentScript?.dataset.allow?.split(/\s+/).filter(Boolean) ?? []
  offerBlocking(startBlocking)
  holdByStoredDecision(everyChannel, own.granted)
  try {
    // A document without a host, in a frame of the page's own making, has its parent's policy.
    if (location.hostname !== '') holdByStoredDecision({ strict: () => tightenPage(allowed) })
  } catch (error) {
    // The guard holds all the same; the site's owner is told.
    reportError(error)
  }
  loadManager()
}
