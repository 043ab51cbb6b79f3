import { pageBlocker } from '../blocking/page-blocker'
import { applyGuardFallback } from '../blocking/tiers/apply-guard-fallback'
import { nativeDocument } from '../consent/native-document'
import type { GrantedPolicy } from './trusted-for-granted'

const isBlocking = (): boolean => pageBlocker().restores.elements !== undefined

/**
 * Writes the tag of the guard's file behind the current script, so that the parser waits for it. If that file does not
 * start a guard, the page gets the policy of a guard that cannot start.
 * @throws Error if the page forbids it: XHTML, Trusted Types, or a policy with `'strict-dynamic'` and a hash
 */
export function writeGuard(tag: HTMLScriptElement, policy: GrantedPolicy): void {
  const script = nativeDocument.currentScript!
  // The parser creates the second element once the guard has run, or at once if it does not wait for it.
  nativeDocument.write(policy.createHTML(`${tag.outerHTML}<meta>`))
  const written = script.nextElementSibling
  if (!written || (written.nextElementSibling && !isBlocking())) throw new Error('The guard cannot be loaded')
  const check = (): void => {
    if (isBlocking()) return
    applyGuardFallback()
  }
  written.addEventListener('load', check)
  written.addEventListener('error', check)
}
