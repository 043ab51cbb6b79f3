/** How long to wait for a frame, in milliseconds. Background tabs have no frames. */
const TIMEOUT_MS = 500

/**
 * Runs a task after the current content of the document has been painted.
 * @returns a function that cancels the task
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
  let timer = setTimeout(run, TIMEOUT_MS)
  // Animation frame callbacks run before the paint, so the task runs in the task after them.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  return callOff
}
