/**
 * Runs a task once the page is really being visited. Chromium runs pages ahead of a visit that may never come
 * (speculation rules); nothing may be sent or written by then.
 * @returns calls the task off
 */
import { nativeDocument } from '../consent/native-document'
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
