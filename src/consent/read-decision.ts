import { categoryNames } from './categories'
import { consentsFrom } from './consents'
import { DAY } from './day'
import type { ConsentType, Decision } from './decision'
import { ownProperties } from './own-properties'

const types: readonly unknown[] = ['all', 'necessary', 'custom'] satisfies ConsentType[]

/**
 * Reads what is decided in a stored decision. Whatever cannot have been written by a consent manager counts as unset,
 * because a guess could only grant what was never granted.
 * @param value what the store held, parsed
 * @param now the present, in milliseconds since 1970; a decision from more than a day ahead of it is not believed
 * @returns the answers, and when and how they were given; null where there are none that still hold
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
