/**
 * Gives a frame its address while it is outside of the page. Browsers keep in their history what a frame of the parser's
 * shows, and load it again with the page, before any consent is asked for: Chromium and Firefox when the visitor comes back to
 * it, Firefox also when a script has reloaded it, as after a withdrawal. What a script has put in they forget.
 * @param write writes the address; into what is no frame, where it stands
 */
export function withElementDetached(element: Element, write: () => void): void {
  const { parentNode, nextSibling, localName } = element
  if (localName !== 'iframe') return write()
  element.remove()
  write()
  parentNode?.insertBefore(element, nextSibling)
}
