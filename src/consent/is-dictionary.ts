/** Whether a value has names and values, as JSON's objects have; a list has not. */
export const isDictionary = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
