/** How long to wait for a frame, in milliseconds. Background tabs have no frames. */
const FRAME_TIMEOUT_MS = 500

/**
 * Runs a task after the current content of the document has been painted.
 * @returns a function that cancels the task
 */
export function whenPainted(task: () => void): () => void {
  const cancel = (): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const run = (): void => {
    cancel()
    task()
  }
  let timer = setTimeout(run, FRAME_TIMEOUT_MS)
  // Animation frame callbacks run before the paint, so the task runs in the task after them.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    timer = setTimeout(run)
  })
  return cancel
}
