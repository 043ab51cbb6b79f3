import { eventually } from './eventually'

/**
 * Waits until a condition is true, for at most twenty seconds. The function of that name in @open-wc/testing waits for
 * one.
 * @param what the condition, for the error message
 */
export const waitUntil = (holds: () => unknown, what = 'the condition is true'): Promise<void> =>
  eventually(async () => {
    if (!(await holds())) throw new Error(`Timed out after 20 s. Expected: ${what}`)
  })
