import FakeTimers from '@sinonjs/fake-timers'

/**
 * Stops the clock: seconds pass only when a test says so.
 * @returns `pass` lets milliseconds go by, with everything that waits for them; `restore` lets the clock run again
 */
export function stopClock(): { pass: (milliseconds: number) => Promise<void>; restore: () => void } {
  const clock = FakeTimers.install({
    now: Date.now(),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  return { pass: async ms => void (await clock.tickAsync(ms)), restore: () => clock.uninstall() }
}
