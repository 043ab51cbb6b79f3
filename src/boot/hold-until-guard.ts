import { closeGate } from '../blocking/gate/close-gate'
import { openGate, isGateOpen } from '../blocking/gate/open-gate'
import type { LoadGuard } from '../blocking/guard-loader'
import { applyGuardFallback } from '../blocking/tiers/apply-guard-fallback'
import { nativeDocument } from '../consent/native-document'
import { gateRules } from './gate-rules'
import type { GatePolicy } from './gate-policy'

/**
 * Loads the guard and runs it before this function returns. If that is impossible, the page gets the policy of a guard
 * that cannot start.
 * @param tag the tag of the guard's file
 * @param read returns the text of that file at once
 */
function loadGuardNow(tag: HTMLScriptElement, policy: GatePolicy, read: (url: string) => string): void {
  try {
    const text = read(tag.src)
    const script = nativeDocument.importNode(tag)
    script.dataset.file = tag.src
    script.removeAttribute('src')
    script.text = policy.createScript(text.trim())
    nativeDocument.head.append(script)
    script.remove()
    if (!isGateOpen()) throw new Error('The policy of the page forbids the text of the guard')
  } catch (fault) {
    openGate(() => applyGuardFallback(fault))
  }
}

/**
 * Loads the whole guard without delaying the parser. Until it has arrived, requests that it might block wait.
 * @param tag the tag of that file, which is not in the document
 * @param read returns the text of a file at once
 */
export function holdUntilGuard(
  tag: HTMLScriptElement,
  policy: GatePolicy,
  load: LoadGuard,
  read: (url: string) => string,
): void {
  const trust = (element: Element, name: string, text: string): string => {
    if (name === 'srcdoc') return policy.createHTML(text)
    return element.localName === 'script' && name === 'src' ? policy.createScriptURL(text) : text
  }
  writeDeferred(tag, policy) // before the gate, which would check the text
  closeGate(gateRules(tag), trust, () => loadGuardNow(tag, policy, read))
  load().catch(fault => openGate(() => applyGuardFallback(fault)))
}

/**
 * Writes the guard's tag once more, with `defer`, so that deferred scripts and modules behind it run under the guard even
 * if its file arrives late. It is requested once, and the second run does nothing.
 */
function writeDeferred(tag: HTMLScriptElement, policy: GatePolicy): void {
  // After a withdrawal no script of the parser runs, so the text would replace the page.
  if (nativeDocument.readyState !== 'loading' || tag.hasAttribute('data-late')) return
  const deferred = nativeDocument.importNode(tag)
  deferred.defer = true
  try {
    nativeDocument.write(policy.createHTML(deferred.outerHTML))
  } catch {
    // XHTML, or a page that forbids our policy of Trusted Types: only the order is not certain there.
  }
}
