import type { Page } from './open-page'

const FACTOR = 20

/**
 * Makes the delays and retries of a page twenty times as short, so that a test need not wait for them. The page then waits
 * 125 ms for the response to its banner request, and sends its queue 100 ms after it has started. The rest of another tab's
 * claim ends by the clock, which runs as usual: such a delay, like all shorter ones, is no multiple of half a second.
 */
export function hurry(window: Page['window']): void {
  const { setTimeout: native } = window
  window.setTimeout = ((task: TimerHandler, milliseconds = 0, ...args: unknown[]) =>
    native(task, milliseconds % 500 === 0 ? milliseconds / FACTOR : milliseconds, ...args)) as typeof setTimeout
}

/**
 * Waits until the timers of a page that were due within that time have run. Use it for what must not happen by then.
 * @param milliseconds the delay as the sources have it
 */
export const timersHaveRun = (page: Page, milliseconds: number): Promise<void> =>
  new Promise(resolve => page.window.setTimeout(resolve, milliseconds))
