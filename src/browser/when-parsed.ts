import { nativeDocument } from '../consent/native-document'

/**
 * Runs a task when the document has been parsed.
 * @returns a function that cancels the task
 */
export function whenParsed(task: () => void): () => void {
  if (nativeDocument.readyState !== 'loading') {
    task()
    return () => {}
  }
  nativeDocument.addEventListener('DOMContentLoaded', task, { __proto__: null, once: true } as AddEventListenerOptions)
  return () => nativeDocument.removeEventListener('DOMContentLoaded', task)
}
