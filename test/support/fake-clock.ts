import FakeTimers from '@sinonjs/fake-timers'

const nativeSetTimeout = window.setTimeout.bind(window)
/** What the browser itself does meanwhile, such as reading a response, takes real tasks; Firefox takes several. */
const browserSettles = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await new Promise(resolve => nativeSetTimeout(resolve))
}

/**
 * Stops the clock: seconds pass only when a test says so.
 * @returns `pass` lets milliseconds go by, with everything that waits for them; `until` lets as many go by as a promise
 * needs; `restore` lets the clock run again
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
      while (!state.settled) await pass(100)
      return promise
    },
    restore: () => clock.uninstall(),
  }
}
