import { categoryNames } from './categories'
import { consentsFrom } from './consents'
import { DAY } from './day'
import type { ConsentType, Decision } from './decision'
import { ownProperties } from './own-properties'

const types: readonly unknown[] = ['all', 'necessary', 'custom'] satisfies ConsentType[]

/**
 * Validates the required part of a stored decision. Anything that no consent manager can have written counts as no
 * decision, because a guess could grant consent that the visitor never gave.
 * @param value the parsed JSON from the storage
 * @param now the current time, in milliseconds since 1970. A decision from more than a day later is invalid.
 * @returns the consents, and when and how they were given; null if the value is invalid or has expired
 */
export function readDecision(value: unknown, now: number): Decision | null {
  const stored = ownProperties(value)
  const consents = ownProperties(stored?.consents)
  const consentInfo = ownProperties(stored?.consentInfo)
  if (stored === null || consents === null || consentInfo === null) return null
  const { expires } = stored
  const { time, type } = consentInfo
  if (typeof time !== 'number' || !(time > 0 && time < now + DAY) || !types.includes(type)) return null
  if (typeof expires === 'number' && !(expires > now)) return null
  if (categoryNames.some(name => !['boolean', 'undefined'].includes(typeof consents[name]))) return null
  return {
    consents: consentsFrom(name => name === 'necessary' || consents[name] === true),
    consentInfo: { time, type: type as ConsentType },
  }
}
