import { ownProperties } from '../consent/own-properties'

/** Returns where a decision was made if not by our buttons, by its receipt, such as `subscription`; null otherwise. */
export function originOf(metadata: unknown): string | null {
  const origin = ownProperties(ownProperties(ownProperties(metadata)?.receipt)?.method)?.origin
  return typeof origin === 'string' && origin !== '' ? origin.slice(0, 64) : null
}
