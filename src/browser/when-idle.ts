import { nativeDocument } from '../consent/native-document'

/**
 * Runs a task when the page has loaded and the main thread is idle.
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void): () => void {
  let cancel = (): void => {}
  const loaded = (): void => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') {
      const idle = requestIdleCallback(task)
      cancel = () => cancelIdleCallback(idle)
    } else {
      const timer = setTimeout(task, 1)
      cancel = () => clearTimeout(timer)
    }
  }
  if (nativeDocument.readyState === 'complete') loaded()
  else addEventListener('load', loaded, { __proto__: null, once: true } as AddEventListenerOptions)
  return () => {
    removeEventListener('load', loaded)
    cancel()
  }
}
