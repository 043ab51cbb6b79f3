import type { Consents } from '../consent/consents'
import { warn } from './warn'
import { isKnownCategory } from './known-category'

/**
 * Returns the valid entries of a choice: known categories with a boolean. The others are reported in the console.
 * @param where the function that was called, as the site writes it
 */
export function knownConsents(where: string, given: unknown): Partial<Consents> {
  const entries = Object.entries(given ?? {}).filter(([name, on]: [string, unknown]) => {
    if (!isKnownCategory(where, name)) return false
    if (typeof on === 'boolean') return true
    warn(`${where} was given ${JSON.stringify(on) ?? String(on)} for ${name}; allowed is true or false`)
    return false
  })
  return Object.fromEntries(entries)
}
