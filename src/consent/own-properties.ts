import { isDictionary } from './is-dictionary'

/**
 * Copies the own properties of an object into one without a prototype. What another script has put on `Object.prototype`
 * is not found in the copy.
 * @returns the copy; null where the value is no object with names
 */
export const ownProperties = (value: unknown): Record<string, unknown> | null =>
  isDictionary(value) ? ({ __proto__: null, ...value } as Record<string, unknown>) : null
