import { eventually } from './eventually'

/**
 * Waits until a condition is true, for at most ten seconds. The function of that name in @open-wc/testing waits for
 * one.
 * @param what the condition, for the error message
 */
export const waitUntil = (holds: () => unknown, what = 'it is so'): Promise<void> =>
  eventually(async () => {
    if (!(await holds())) throw new Error(`It did not come true that ${what}`)
  })
