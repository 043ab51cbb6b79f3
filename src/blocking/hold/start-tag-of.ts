/** Returns an element's start tag, as the browser serializes it. */
export function startTagOf(element: Element): string {
  const copy = element.cloneNode() as Element
  const html = copy.outerHTML
  // Not by an expression: a value may contain `</`, also at the end of a tag that has no end tag.
  const end = `</${copy.localName}>`
  return html.endsWith(end) ? html.slice(0, -end.length) : html
}
