import { startTagManager, type TagManagerOptions } from '../signals/google-tag-manager'
import type { ConsentSnapshot, Notify } from '../signals/consent-snapshot'
import { isCookielessPing } from '../signals/is-cookieless-ping'
import type { EffectContext } from './effect-context'

/**
 * Starts the tag manager, and in advanced mode lets its pings without identifiers pass the guard. Only pages with a tag
 * manager load this chunk. Errors are reported.
 * @returns a function that passes later consents to the tag manager
 */
export function syncTagManager(
  options: TagManagerOptions,
  inForce: ConsentSnapshot,
  { report, allowPings }: Pick<EffectContext, 'report' | 'allowPings'>,
): Notify {
  if (options.mode === 'advanced') allowPings?.(isCookielessPing)
  const onProblem = (message: string, cause?: unknown): void => report({ code: 'INVALID_OPTION', message }, cause)
  try {
    return startTagManager(options, inForce, onProblem)
  } catch (thrown) {
    onProblem((thrown as Error).message, thrown)
    return () => {}
  }
}
