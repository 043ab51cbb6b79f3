import type { Consents } from '../consent/consents'
import { warn } from './warn'
import { isKnownCategory } from './known-category'

/**
 * What of a choice can be saved: categories that are on or off. The rest is complained of.
 * @param where what it was given to, as the site has written it
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
