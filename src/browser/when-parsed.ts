/**
 * Runs a task once the document has been parsed.
 * @returns calls the task off
 */
export function whenParsed(task: () => void): () => void {
  if (document.readyState !== 'loading') {
    task()
    return () => {}
  }
  document.addEventListener('DOMContentLoaded', task, { __proto__: null, once: true } as AddEventListenerOptions)
  return () => document.removeEventListener('DOMContentLoaded', task)
}
