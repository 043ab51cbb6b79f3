import { isGateOpen, openGate } from '../blocking/gate/open-gate'
import { applyGuardFallback } from '../blocking/tiers/apply-guard-fallback'
import { nativeDocument } from '../consent/native-document'
import type { GatePolicy } from './gate-policy'

/**
 * Loads the guard and runs it before this function returns. If that is impossible, the page gets the policy of a guard
 * that cannot start.
 * @param tag the tag of the guard's file
 * @param read returns the text of that file at once
 */
export function loadGuardNow(tag: HTMLScriptElement, policy: GatePolicy, read: (url: string) => string): void {
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
