import { nativeDocument } from '../../consent/native-document'
import { guardFallback } from './guard-fallback'

/**
 * Gives a page the policy of a guard that cannot start, and says so in the console. The build adds the same around each
 * guard for errors at its start.
 */
export function applyGuardFallback(fault?: unknown): void {
  const meta = nativeDocument.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = guardFallback.policy
  nativeDocument.head.append(meta)
  console.error(guardFallback.message, ...(fault ? [fault] : []))
}
