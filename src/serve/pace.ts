import { TooBusy } from './too-busy'

/** The longest wait, in milliseconds. */
const PATIENCE = 3000

/**
 * Spreads work over time, so that what costs more than an ordinary decision leaves room for those, however many ask for it.
 * @param what is named in the error, such as `large bodies`
 * @returns a function that waits for its turn, and keeps the time after it free, in milliseconds
 * @throws TooBusy if the wait would be too long
 */
export function pace(what: string): (time: number) => Promise<void> {
  let next = 0
  return async time => {
    const now = performance.now()
    const wait = next - now
    if (wait > PATIENCE) throw new TooBusy(`Too many ${what}`)
    next = Math.max(now, next) + time
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
  }
}
