/** For how many milliseconds a frame is waited for; a page in the background gets none. */
const PATIENCE = 500

/**
 * Runs a task once what stands in the document by now has been painted.
 * @returns calls it off
 */
export function whenPainted(task: () => void): () => void {
  const callOff = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const run = (): void => {
    callOff()
    task()
  }
  let timer = setTimeout(run, PATIENCE)
  // A frame's callbacks run before it is painted, so the task waits for the one after.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  return callOff
}
