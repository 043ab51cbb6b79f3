/**
 * `dist/guard-strict.js`, in the place of `guard.js`: the guard, and a Content-Security-Policy of the site's own list for
 * visitors who have not decided or have refused. The list is in the script's tag, with blanks between:
 * `<script src="guard-strict.js" data-allow="cdn.example fonts.gstatic.com">`.
 */
import { nativeDocument } from '../consent/native-document'
import { delegateToParentGuard } from '../blocking/frames/patch-realm'
import { everyChannel } from '../blocking/patch/every-channel'
import { guardScript } from '../blocking/patch/dom-primordials'
import { provideBlocker } from '../blocking/provide-blocker'
import { startBlocking } from '../blocking/start-blocking'
import { loadManager } from '../boot/load-manager'
import { blockUntilManagerStarts } from '../boot/block-until-manager-starts'
import { applyStrictCsp } from '../boot/apply-strict-csp'

if (typeof document === 'object' && !delegateToParentGuard()) {
  const allowed = nativeDocument.currentScript?.getAttribute('data-allow')?.split(/\s+/).filter(Boolean) ?? []
  provideBlocker(startBlocking)
  blockUntilManagerStarts(startBlocking, everyChannel, guardScript.granted)
  // A document without a host, in a frame of the page's own making, has its parent's policy. Where the list is wrong, the
  // console says so, and the guard blocks all the same.
  if (location.hostname !== '') blockUntilManagerStarts(startBlocking, { strict: () => applyStrictCsp(allowed) })
  loadManager()
}
