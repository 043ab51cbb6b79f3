import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** An element of the HTML as the server sent it. */
export interface MarkupElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Line of its start tag, from 1. */
  readonly line: number
  /** Line of its end. */
  readonly endLine: number
  /** Offset of its start tag in the source. */
  readonly offset: number
  /** The start tag as it is written; with the end tag if the element is empty, as in `<script src>`. */
  readonly tag: string
  /** The text in it, for scripts and styles. */
  readonly text: string
  readonly isInHead: boolean
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node

/**
 * Lists the elements of a page in the order of the source. Elements that the parser added itself, and the contents of
 * `<template>`, are left out.
 */
export function parseMarkup(source: string): MarkupElement[] {
  // The parser takes a byte order mark for text, and text ends the head.
  const start = source.startsWith('\uFEFF') ? 1 : 0
  const page = source.slice(start)
  const found: MarkupElement[] = []
  // Not recursive: a page can have more levels than the stack.
  const open: [parent: Tree.ParentNode, isInHead: boolean][] = [[parse(page, { sourceCodeLocationInfo: true }), false]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [parent, isInHead] = next
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue
      const place = node.sourceCodeLocation
      const tag = place?.startTag ?? place
      if (place && tag) {
        const text = node.childNodes.map(child => ('value' in child ? child.value : '')).join('')
        const isEmpty = node.childNodes.length === 0 && place.endTag !== undefined
        found.push({
          name: node.tagName,
          attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
          line: tag.startLine,
          endLine: place.endLine,
          offset: start + tag.startOffset,
          tag: page.slice(tag.startOffset, isEmpty ? place.endOffset : tag.endOffset),
          text: ['script', 'style'].includes(node.tagName) ? text : '',
          isInHead,
        })
      }
      open.push([node, isInHead || node.tagName === 'head'])
    }
  }
  return found.toSorted((a, b) => a.offset - b.offset)
}
