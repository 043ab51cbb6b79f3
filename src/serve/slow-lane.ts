import { pace } from './pace'
import { TooBusy } from './too-busy'

/** The calls that run at the same time. */
const RUNNING = 4
/** The calls that wait. More are refused, and clients repeat them. */
const WAITING = 200
/** The least time between two of them, in milliseconds. */
const APART = 8

/**
 * Limits how many slow calls run at the same time, so that decisions are stored beside them, however many others call.
 * @returns a function that runs a task when it is its turn
 */
export function slowLane(): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  const turn = pace('calls')
  return async task => {
    if (running >= RUNNING) {
      if (waiting.length >= WAITING) throw new TooBusy('Too many calls wait')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running++
    try {
      await turn(APART)
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
