import { createPublicKey, randomBytes, verify } from 'node:crypto'
import { isCategoryName, isDisabledCategory, type CategoryName } from '../../consent/categories'
import { LONGEST_HAND_OFF } from '../../consent/hand-off-text'
import { parseJson } from '../../consent/json'
import { ownProperties } from '../../consent/own-properties'
import type { OwnKey } from '../signing-key'
import type { SisterSites } from './sister-sites'

/** A decision that is passed to a sister site. It contains neither the visitor's identity nor the time of the decision. */
export interface HandOff {
  readonly v: 1
  /** The site of the decision, and the site that may offer it. */
  readonly from: string
  readonly to: string
  /** The granted categories, without `necessary`. */
  readonly granted: readonly CategoryName[]
  /** When it ends, in seconds since 1970. */
  readonly until: number
  /** 16 random bytes, so that it is used once. They belong to this hand-off, and to no visitor. */
  readonly id: string
}

/** How long a hand-off is valid, in seconds. */
export const LIFETIME = 60
/** How far the clocks of two servers may differ, in seconds. */
const DRIFT = 30
const shape = /^[\w-]+\.[\w-]{86}$/
const fields = ['v', 'from', 'to', 'granted', 'until', 'id']

/** What is signed begins with this text, so that no other signature of the same key can be a hand-off. */
const signed = (payload: string): string => `consent-elements hand-off 1\n${payload}`

/**
 * Makes a token.
 * @param now milliseconds since 1970
 */
export function writeHandOff(given: Pick<HandOff, 'from' | 'to' | 'granted'>, key: OwnKey, now: number): string {
  const until = Math.floor(now / 1000) + LIFETIME
  const handOff: HandOff = { v: 1, ...given, until, id: randomBytes(16).toString('base64url') }
  const payload = Buffer.from(JSON.stringify(handOff)).toString('base64url')
  return `${payload}.${Buffer.from(key.sign(signed(payload)), 'base64').toString('base64url')}`
}

/** @returns whether one of the keys has signed the payload */
function isSigned(payload: string, signature: string, keys: readonly string[]): boolean {
  const bytes = Buffer.from(signature, 'base64url')
  return keys.some(pem => verify(null, Buffer.from(signed(payload)), createPublicKey(pem), bytes))
}

function contentOf(payload: string): Record<string, unknown> | null {
  try {
    return ownProperties(parseJson(Buffer.from(payload, 'base64url').toString()))
  } catch {
    return null
  }
}

/**
 * Reads a token.
 * @param to the site that has received it
 * @param now milliseconds since 1970
 * @returns the hand-off, or why it is not valid. Whether it was used is not known here
 */
export function readHandOff(token: unknown, to: string, sisters: SisterSites, now: number): HandOff | string {
  if (typeof token !== 'string' || token.length > LONGEST_HAND_OFF || !shape.test(token)) return 'it is no token'
  const [payload, signature] = token.split('.') as [string, string]
  const content = contentOf(payload)
  if (content === null) return 'it is no token'
  const { v, from, granted, until, id } = content
  const keys = typeof from === 'string' ? sisters.get(from) : undefined
  if (!keys) return 'it comes from a site without a key in SISTER_SITES'
  if (!isSigned(payload, signature, keys)) return 'its signature is wrong'
  if (v !== 1 || Object.keys(content).some(name => !fields.includes(name))) return 'its format is not known'
  if (content.to !== to) return 'it is for another site'
  const left = Number.isSafeInteger(until) ? (until as number) - now / 1000 : NaN
  if (!(left > -DRIFT)) return 'it has expired'
  if (!(left <= LIFETIME + DRIFT)) return 'it lasts too long'
  const isChoice = Array.isArray(granted) && granted.every(name => isCategoryName(name) && !isDisabledCategory(name))
  if (!isChoice || typeof id !== 'string' || !/^[\w-]{22}$/.test(id)) return 'its format is not known'
  return content as unknown as HandOff
}
