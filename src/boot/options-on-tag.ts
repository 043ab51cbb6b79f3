import { parseJson } from '../consent/json'
import { ownProperties } from '../consent/own-properties'

/**
 * Returns the options in an attribute of our tag: `data-options` of a guard, or `data-tcf`; null if there are none, or if
 * they are no JSON, which the manager or the platform reports.
 */
export function optionsOnTag(text: string | null | undefined): Record<string, unknown> | null {
  try {
    return ownProperties(parseJson(text || 'null'))
  } catch {
    return null
  }
}
