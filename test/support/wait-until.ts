import { eventually } from './eventually'

/**
 * Waits until something is so; ten seconds long, where the function of that name in @open-wc/testing gives a slow machine one.
 * @param what for the error that it never came true
 */
export const waitUntil = (holds: () => unknown, what = 'it is so'): Promise<void> =>
  eventually(async () => {
    if (!(await holds())) throw new Error(`It did not come true that ${what}`)
  })
