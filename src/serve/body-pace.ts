import { TooBusy } from './too-busy'

/** Bodies of more characters wait for their turn. Receipts have some thousand. */
const LARGE = 16_384
/** The characters of large bodies that are handled within a millisecond. */
const PACE = 4000
/** The longest wait, in milliseconds. */
const PATIENCE = 3000

/**
 * Limits how fast large bodies are handled, because the work grows with their size. Others are handled at once.
 * @returns a function that waits until it is the turn of a body
 */
export function bodyPace(): (size: number) => Promise<void> {
  let next = 0
  return async size => {
    if (size <= LARGE) return
    const now = performance.now()
    const wait = next - now
    if (wait > PATIENCE) throw new TooBusy('Too many large bodies')
    next = Math.max(now, next) + size / PACE
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
  }
}
