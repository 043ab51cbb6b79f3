import { startTagManager, type TagManagerOptions } from '../signals/google-tag-manager'
import type { ConsentSnapshot, Notify } from '../signals/consent-snapshot'
import type { Report } from './report-error'

/**
 * Starts the tag manager. Only pages with a tag manager load this chunk. Errors are reported.
 * @returns a function that passes later consents to the tag manager
 */
export function syncTagManager(options: TagManagerOptions, inForce: ConsentSnapshot, report: Report): Notify {
  const onProblem = (message: string, cause?: unknown): void => report({ code: 'INVALID_OPTION', message }, cause)
  try {
    return startTagManager(options, inForce, onProblem)
  } catch (thrown) {
    onProblem((thrown as Error).message, thrown)
    return () => {}
  }
}
