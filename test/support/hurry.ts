import type { Page } from './open-page'

const FACTOR = 20
/** Shorter delays stay as they are: tabs wait for each other's claims in them. */
const LEAST_MS = 1000

/**
 * Makes the delays and retries of a page twenty times as short, so that a test need not wait for them. The page then waits
 * 125 ms for the response to its banner request, and sends its queue 100 ms after it has started.
 */
export function hurry(window: Page['window']): void {
  const { setTimeout: native } = window
  window.setTimeout = ((task: TimerHandler, milliseconds = 0, ...args: unknown[]) =>
    native(task, milliseconds < LEAST_MS ? milliseconds : milliseconds / FACTOR, ...args)) as typeof setTimeout
}

/**
 * Waits until the timers of a page that were due within that time have run. Use it for what must not happen by then.
 * @param milliseconds the delay as the sources have it
 */
export const timersHaveRun = (page: Page, milliseconds: number): Promise<void> =>
  new Promise(resolve => page.window.setTimeout(resolve, milliseconds))
