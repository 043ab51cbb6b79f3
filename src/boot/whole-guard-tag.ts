import { nativeDocument } from '../consent/native-document'
import { besideGuard } from './beside-guard'
import type { GatePolicy } from './gate-policy'

/** What belongs to the file of `guard.js` only. */
const own = /^(src|data-file|data-manager|integrity|id|async|defer)$/

/**
 * Creates the tag of `guard-whole.js`, which is beside `guard.js`, with the options and the nonce of the current script.
 * It is not in the document.
 * @throws TypeError if there is no current script, or an inlined one does not name the address of its file
 */
export function wholeGuardTag(policy: GatePolicy): HTMLScriptElement {
  const current = nativeDocument.currentScript as HTMLScriptElement
  const { nonce, src } = current
  const address = current.getAttribute('data-file') || src
  if (!address) throw new TypeError('An inlined guard needs data-file, the address of guard.js')
  const tag = nativeDocument.createElement('script')
  for (const name of current.getAttributeNames())
    if (!own.test(name)) tag.setAttribute(name, current.getAttribute(name)!)
  // Browsers hide the attribute of a tag in the document.
  if (nonce) tag.setAttribute('nonce', nonce)
  tag.src = policy.createScriptURL(besideGuard(address, 'guard-whole.js'))
  // The whole address, as a <base> may follow. The interface URL would cost every visitor memory.
  tag.src = policy.createScriptURL(tag.src)
  return tag
}
