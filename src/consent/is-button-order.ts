/** Returns whether a value names the three buttons of the banner, each once, separated by spaces. */
export const isButtonOrder = (value: unknown): value is string =>
  typeof value === 'string' && value.trim().split(/\s+/).sort().join() === 'accept,customize,reject'
