import { takeGuardPolicy, type GuardPolicy } from './guard-policy'
import { guardScript } from './guard-script'

interface TrustedTypes {
  createPolicy(name: string, rules: object): GuardPolicy
  isHTML(value: unknown): boolean
  isScriptURL(value: unknown): boolean
}

/** The browser's Trusted Types API, if it has one. */
export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/**
 * Converts a value to text once, so that the checked value is the one that is written. Trusted values stay objects:
 * they cannot change, and the page may require them.
 */
export const readOnce = (value: unknown): unknown =>
  typeof value === 'string' || trustedTypes?.isHTML(value) || trustedTypes?.isScriptURL(value)
    ? value
    : `${value as string}`

const same = (text: string): string => text

/** Returns our Trusted Types policy; one that creates nothing if the page forbids ours. */
function ourPolicy(types: TrustedTypes): GuardPolicy {
  try {
    guardScript.policy ??=
      takeGuardPolicy() ?? types.createPolicy('consent-elements#guard', { createHTML: same, createScriptURL: same })
  } catch {
    guardScript.policy = { createHTML: () => undefined, createScriptURL: () => undefined }
  }
  return guardScript.policy
}

/** Returns markup as trusted HTML if the browser has Trusted Types; undefined if the page forbids our policy. */
export const trusted = (html: string): string | undefined =>
  trustedTypes ? ourPolicy(trustedTypes).createHTML(html) : html

/**
 * Returns the address of our script as a trusted one if the browser has Trusted Types; the unchanged address if the
 * page forbids our policy.
 */
export const trustedUrl = (url: string): string => (trustedTypes && ourPolicy(trustedTypes).createScriptURL(url)) ?? url

/**
 * Returns a text to write in place of a page's value, trusted if that value was. Returns the value itself if it has the
 * same text, or if the page forbids our policy.
 */
export const inPlaceOf = (value: unknown, text: string): unknown =>
  trustedTypes?.isHTML(value) ? (`${value as string}` === text ? value : (trusted(text) ?? value)) : text
