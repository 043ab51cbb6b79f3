import { nativeDocument } from '../consent/native-document'

/** Runs a task when all HTML of the page has been parsed. Unlike whenParsed, it does not wait for deferred scripts. */
export function whenHtmlIsRead(task: () => void): void {
  if (nativeDocument.readyState !== 'loading') return task()
  const once = { __proto__: null, once: true } as AddEventListenerOptions
  nativeDocument.addEventListener('readystatechange', task, once)
}
