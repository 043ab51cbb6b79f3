import { nativeDocument } from '../../consent/native-document'
import type { Judge } from '../rules/blocking-rules'
import { cleanHtml } from './clean-html'

const attributesOf = ({ attributes }: Element): string =>
  [...attributes]
    .map(({ name, value }) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('')

/** The comments and the doctype among the nodes that stand in front of another. */
function textBefore(node: Node): string {
  let text = ''
  for (let sibling = node.previousSibling; sibling; sibling = sibling.previousSibling) {
    if (sibling.nodeType === 8) text = `<!--${(sibling as Comment).data}-->${text}`
    else if (sibling.nodeType === 10) text = new XMLSerializer().serializeToString(sibling) + text
  }
  return text
}

/** What the parser has made before us. Scripts among it have run, and must not again. */
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
 * Keeps the parser from meeting what stands behind the script that calls us: it takes the rest of the document for
 * plain text. When all of that is there it is cleaned, and written as the document. A page that cannot be captured, because
 * its parser is somewhere else by now, or because it is XML, goes on as it is.
 * @param held decides about what the text would fetch
 * @param start begins to watch; called when the document is a new one, because listeners of the old one are gone
 */
export function captureDocument(held: Judge, start: () => void): void {
  const script = nativeDocument.currentScript
  if (script?.parentElement !== nativeDocument.head || nativeDocument.readyState !== 'loading') return start()
  try {
    document.write('<plaintext hidden>')
  } catch {
    return start()
  }
  const rewrite = (): void => {
    const html = documentSoFar() + cleanHtml(held, nativeDocument.querySelector('plaintext')?.textContent ?? '')
    document.open()
    // First those who see that the document is a new one listen anew, to be told of a yes before we act on it.
    queueMicrotask(() => {
      start()
      Document.prototype.write.call(document, html)
      document.close()
    })
  }
  const parsed = (event: Event): void => {
    // It is not the page that has been parsed.
    event.stopImmediatePropagation()
    // Until this event has ended, browsers let go of the parser that a new document begins with.
    setTimeout(rewrite)
  }
  nativeDocument.addEventListener('DOMContentLoaded', parsed, {
    __proto__: null,
    capture: true,
    once: true,
  } as AddEventListenerOptions)
}
