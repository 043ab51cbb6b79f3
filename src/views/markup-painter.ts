import { nativeDocument } from '../consent/native-document'
import { childrenOf, fill, holds } from './fill-markup'
import type { ElementMarkup, Markup, MarkupValues } from './markup'

const SVG = 'http://www.w3.org/2000/svg'

/** Attributes that identify an element, so that it is not mistaken for a sibling. */
const identifying = ['part', 'class', 'name'] as const

const isElement = (markup: Markup): markup is ElementMarkup => markup.length > 1

/**
 * Renders markup without React, in a way that works under Trusted Types and every Content-Security-Policy. Nodes that a
 * server has rendered are reused. A later call changes only values that differ, so the focus stays.
 * @param root the parent of the rendered nodes
 * @returns a function that renders the markup with the given values
 */
export function markupPainter(root: Node, markup: readonly Markup[]): (values: MarkupValues) => void {
  const painted = new Map<Markup, Node>()

  const discard = (markup: Markup): void => {
    painted.delete(markup)
    if (isElement(markup)) markup[2].forEach(discard)
  }

  const paint = (parent: Node, children: readonly Markup[], values: MarkupValues): void => {
    let next = parent.firstChild
    for (const markup of children) {
      // What other features have added between ours stays where it is.
      while ((next as Partial<Element> | null)?.matches?.('[data-added]')) next = next!.nextSibling
      let node = painted.get(markup)
      if (isElement(markup) && markup[3] && !holds(markup[3], values)) {
        if (!node) continue
        if (node === next) next = next.nextSibling
        parent.removeChild(node)
        discard(markup)
        continue
      }
      if (!node) painted.set(markup, (node = nodeFor(markup, parent, next)))
      if (isElement(markup)) {
        const [, attributes] = markup
        for (const [name, template] of Object.entries(attributes))
          setAttribute(
            node as Element,
            name,
            typeof template === 'string' ? template : template[holds(template[0], values) ? 1 : 2],
            values,
          )
        paint(node, childrenOf(markup, values), values)
      } else {
        const text = fill(markup[0], values)
        if (node.nodeValue !== text) node.nodeValue = text
      }
      // Inserted when it is complete, so that it is laid out once.
      if (node === next) next = next.nextSibling
      else parent.insertBefore(node, next)
    }
  }
  return values => paint(root, markup, values)
}

function setAttribute(element: Element, name: string, template: string | null, values: MarkupValues): void {
  if (template === null) return element.removeAttribute(name)
  const value = fill(template, values)
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Returns the node that a server has rendered for the markup, or a new one. */
function nodeFor(markup: Markup, parent: Node, there: Node | null): Node {
  if (!isElement(markup)) return there?.nodeType === Node.TEXT_NODE ? there : nativeDocument.createTextNode('')
  const [tag, attributes] = markup
  if (
    there instanceof Element &&
    there.localName === tag &&
    identifying.every(name => (attributes[name] ?? null) === there.getAttribute(name))
  )
    return there
  const svg = tag === 'svg' || (parent as Element).namespaceURI === SVG
  return svg ? nativeDocument.createElementNS(SVG, tag) : nativeDocument.createElement(tag)
}
