import { nativeDocument } from '../consent/native-document'

/**
 * Runs a task when the page is visited. Chromium can prerender pages that are never visited (speculation rules).
 * Nothing may be sent or stored during prerendering.
 * @returns a function that cancels the task
 */
export function whenActivated(task: () => void): () => void {
  if (!(nativeDocument as Document & { prerendering?: boolean }).prerendering) {
    task()
    return () => {}
  }
  nativeDocument.addEventListener('prerenderingchange', task, {
    __proto__: null,
    once: true,
  } as AddEventListenerOptions)
  return () => nativeDocument.removeEventListener('prerenderingchange', task)
}
