/**
 * Runs a task once the page is really being visited. Chromium runs pages ahead of a visit that may never come
 * (speculation rules); nothing may be sent or written by then.
 * @returns calls the task off
 */
export function whenActivated(task: () => void): () => void {
  if (!(document as Document & { prerendering?: boolean }).prerendering) {
    task()
    return () => {}
  }
  document.addEventListener('prerenderingchange', task, { __proto__: null, once: true } as AddEventListenerOptions)
  return () => document.removeEventListener('prerenderingchange', task)
}
