import FakeTimers from '@sinonjs/fake-timers'

const nativeSetTimeout = window.setTimeout.bind(window)
/** Waits for the browser's own tasks, such as reading a response. Firefox needs several. */
const browserSettles = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await new Promise(resolve => nativeSetTimeout(resolve))
}

/**
 * Stops the clock: time passes only when a test advances it.
 * @returns `pass` advances the clock and runs due timers; `until` advances it until a promise settles; `restore`
 *   restores the real clock
 */
export function stopClock(): {
  pass: (milliseconds: number) => Promise<void>
  until: <T>(promise: Promise<T>) => Promise<T>
  restore: () => void
} {
  const clock = FakeTimers.install({
    now: Date.now(),
    shouldClearNativeTimers: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const pass = async (milliseconds: number): Promise<void> => {
    await browserSettles()
    await clock.tickAsync(milliseconds)
    await browserSettles()
  }
  return {
    pass,
    async until(promise) {
      const state = { settled: false }
      const settle = (): void => void (state.settled = true)
      promise.then(settle, settle)
      // Steps that grow leave the browser time to read a response, and then come to the timers: each takes 40 ms of real time.
      await browserSettles()
      for (let step = 100; !state.settled; step *= 2) {
        await clock.tickAsync(step)
        await browserSettles()
      }
      return promise
    },
    restore: () => clock.uninstall(),
  }
}
