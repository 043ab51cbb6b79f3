/** Returns whether a value is an object with names and values, as in JSON. Arrays are not. */
export const isDictionary = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
