import { parseJson } from '../consent/json'
import { ownProperties } from '../consent/own-properties'

/**
 * Returns the options in the `data-options` of a guard's tag; null if there are none, or if they are no JSON, which the
 * manager reports.
 */
export function optionsOnTag(text: string | null | undefined): Record<string, unknown> | null {
  try {
    return ownProperties(parseJson(text || 'null'))
  } catch {
    return null
  }
}
