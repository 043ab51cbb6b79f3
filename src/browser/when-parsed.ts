/**
 * Runs a task once the document has been parsed.
 * @returns calls the task off
 */
export function whenParsed(task: () => void): () => void {
  if (document.readyState !== 'loading') {
    task()
    return () => {}
  }
  document.addEventListener('DOMContentLoaded', task, { once: true })
  return () => document.removeEventListener('DOMContentLoaded', task)
}
