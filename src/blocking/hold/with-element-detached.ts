/**
 * Writes the address of a frame while the frame is outside the document. Browsers store the address of a
 * parser-inserted frame in the session history and load it again with the page, before consent can be checked. Chromium
 * and Firefox do so when the visitor returns to the page. Firefox also does so after a reload by script, for example
 * after a withdrawal. Frames inserted by scripts are not stored.
 * @param write writes the address; elements other than `iframe` stay in the document
 */
export function withElementDetached(element: Element, write: () => void): void {
  const { parentNode, nextSibling, localName } = element
  if (localName !== 'iframe') return write()
  element.remove()
  write()
  parentNode?.insertBefore(element, nextSibling)
}
