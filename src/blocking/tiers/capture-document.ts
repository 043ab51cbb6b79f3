import { nativeDocument } from '../../consent/native-document'
import type { Judge } from '../rules/blocking-rules'
import { cleanHtml } from './clean-html'
import { guardFallback } from './guard-fallback'

const attributesOf = ({ attributes }: Element): string =>
  [...attributes]
    .map(({ name, value }) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('')

/** Returns the HTML of the comments and the doctype before a node. */
function textBefore(node: Node): string {
  let text = ''
  for (let sibling = node.previousSibling; sibling; sibling = sibling.previousSibling) {
    if (sibling.nodeType === 8) text = `<!--${(sibling as Comment).data}-->${text}`
    else if (sibling.nodeType === 10) text = new XMLSerializer().serializeToString(sibling) + text
  }
  return text
}

/** Returns the HTML of the document up to our script. Its scripts have run, so they are disabled. */
function documentSoFar(): string {
  const { documentElement, head } = nativeDocument
  const copy = head.cloneNode(true) as HTMLHeadElement
  for (const script of copy.querySelectorAll('script')) script.type = 'text/plain'
  return [
    textBefore(documentElement),
    `<html${attributesOf(documentElement)}>${textBefore(head)}<head${attributesOf(head)}>`,
    copy.innerHTML,
  ].join('')
}

/**
 * Keeps the parser from creating the elements after our script: document.write() of <plaintext> makes it parse the rest
 * of the document as text. When all text is there, it is cleaned and written as a new document. Does nothing more than
 * `start` if the page cannot be captured: if the script is not in <head> or no longer parsed, and in XML documents.
 * @param judge decides which requests are blocked
 * @param start installs the patches; called in the new document, because document.open() removes all listeners. If it
 *   throws, or the text cannot be cleaned, the new document gets the policy of guardFallback.
 * @returns a function that inserts a script into the new document, or undefined if the page is not captured
 */
export function captureDocument(judge: Judge, start: () => void): ((script: HTMLScriptElement) => void) | undefined {
  const script = nativeDocument.currentScript
  if (script?.parentElement !== nativeDocument.head || nativeDocument.readyState !== 'loading') return void start()
  try {
    document.write('<plaintext hidden>')
  } catch {
    return void start()
  }
  const inserted: HTMLScriptElement[] = []
  const nativeWrite = Document.prototype.write
  const rewrite = (): void => {
    const before = documentSoFar()
    let after = nativeDocument.querySelector('plaintext')?.textContent ?? ''
    let policy = ''
    const withFallback = (step: () => void): void => {
      try {
        step()
      } catch (fault) {
        policy = `<meta http-equiv="Content-Security-Policy" content="${guardFallback.policy}">`
        console.error(guardFallback.message, fault)
      }
    }
    withFallback(() => (after = cleanHtml(judge, after)))
    document.open()
    // The microtask lets our observers of the document add their listeners again first. They must receive a grant
    // before our own release does.
    queueMicrotask(() => {
      withFallback(start)
      const write = policy === '' ? Document.prototype.write : nativeWrite
      write.call(document, before + policy + after)
      document.close()
      nativeDocument.head.append(...inserted)
    })
  }
  const onParsed = (event: Event): void => {
    // The event is about the plain text, not about the page.
    event.stopImmediatePropagation()
    // Browsers discard the parser of a new document that is opened during this event.
    setTimeout(rewrite)
  }
  nativeDocument.addEventListener('DOMContentLoaded', onParsed, {
    __proto__: null,
    capture: true,
    once: true,
  } as AddEventListenerOptions)
  return added => void inserted.push(added)
}
