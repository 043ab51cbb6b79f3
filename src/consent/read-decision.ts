import { categoryNames } from './categories'
import { consentsFrom } from './consents'
import { DAY } from './day'
import type { ConsentType, Decision } from './decision'
import { isDictionary } from './is-dictionary'

const types: readonly unknown[] = ['all', 'necessary', 'custom'] satisfies ConsentType[]

/**
 * Reads what is decided in a stored decision. Whatever cannot have been written by a consent manager counts as unset,
 * because a guess could only grant what was never granted.
 * @param value what the store held, parsed
 * @param now the present, in milliseconds since 1970; a decision from more than a day ahead of it is not believed
 * @returns the answers, and when and how they were given; null where there are none that still hold
 */
export function readDecision(value: unknown, now: number): Decision | null {
  if (!isDictionary(value) || !isDictionary(value.consents) || !isDictionary(value.consentInfo)) return null
  const { consents, consentInfo, expires } = value
  const { time, type } = consentInfo
  if (typeof time !== 'number' || !(time > 0 && time < now + DAY) || !types.includes(type)) return null
  if (typeof expires === 'number' && !(expires > now)) return null
  const own = (name: string): unknown => (Object.hasOwn(consents, name) ? consents[name] : undefined)
  if (categoryNames.some(name => !['boolean', 'undefined'].includes(typeof own(name)))) return null
  return {
    consents: consentsFrom(name => name === 'necessary' || own(name) === true),
    consentInfo: { time, type: type as ConsentType },
  }
}
