import { isDictionary } from './is-dictionary'

/**
 * Copies the own properties of an object into one without a prototype, so that properties which another script has
 * added to `Object.prototype` are not found.
 * @returns the copy; null if the value is not an object with names
 */
export const ownProperties = (value: unknown): Record<string, unknown> | null =>
  isDictionary(value) ? ({ __proto__: null, ...value } as Record<string, unknown>) : null
