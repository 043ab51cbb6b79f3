/**
 * `dist/guard-strict.js`, in the place of `guard.js`: the guard, and a Content-Security-Policy of the site's own list for
 * visitors who have not decided or have refused. The list is in the script's tag, with blanks between:
 * `<script src="guard-strict.js" data-allow="cdn.example fonts.gstatic.com">`.
 */
import { enterFromParent } from '../blocking/frames/patch-realm'
import { everyChannel } from '../blocking/patch/every-channel'
import { own } from '../blocking/patch/dom-primordials'
import { offerBlocking } from '../blocking/provide-blocker'
import { startBlocking } from '../blocking/start-blocking'
import { holdByStoredDecision } from '../boot/block-until-manager-starts'
import { tightenPage } from '../boot/apply-strict-csp'

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
}
