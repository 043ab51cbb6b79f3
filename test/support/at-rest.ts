import type { Page } from './open-page'

// A stopped clock, a stand-in of a test or a guard may replace these functions later.
const native = {
  fetch: window.fetch.bind(window),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
  setTimeout: window.setTimeout.bind(window),
  // Safari has no requestIdleCallback.
  idle: window.requestIdleCallback?.bind(window) ?? window.setTimeout.bind(window),
}
const mark = '/page/first.js?at-rest='
let rounds = 0

/** Waits for a response of the test server, a frame, and an idle main thread. */
async function round(): Promise<void> {
  await native.fetch(`${mark}${++rounds}`, { cache: 'no-store' }).then(response => response.text())
  await new Promise(resolve => native.requestAnimationFrame(() => native.idle(resolve)))
}

/**
 * Waits until nothing goes on in a page. Use it before an assertion that something has not happened: a fixed delay ends
 * too early on a busy machine, and then the assertion misses what it looks for.
 *
 * A round ends after a response of the test server, which is as late as all others with `SLOW=300`, a frame, and an idle
 * moment. The page is at rest when it has loaded nothing, dispatched no event of ours and logged nothing for three rounds:
 * a file that was requested before the first of them would have arrived in the second, on a busy machine in the third.
 * Timers of the page that are due later are not awaited; see `timersHaveRun`.
 * @param page the window of the test if it is left out
 * @param state what must also be the same after three rounds, such as the requests that a tracker has received
 */
export async function atRest(page?: Page, state: () => unknown = () => null): Promise<void> {
  const seen = async (): Promise<string> => {
    const { performance, document } = page?.window ?? window
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => !name.includes(mark))
    return JSON.stringify([
      performance.timeOrigin,
      document.readyState,
      loaded.length,
      page?.events.length,
      page?.console.length,
      await state(),
    ])
  }
  let before = await seen()
  for (let quiet = 0; quiet < 3;) {
    await round()
    const now = await seen()
    quiet = now === before ? quiet + 1 : 0
    before = now
  }
}

/** Waits until the tasks that are queued now have run, and the promises that they settle. */
export const tasksHaveRun = (): Promise<void> =>
  new Promise(resolve => native.setTimeout(() => native.setTimeout(resolve)))
