/**
 * The browser's own DOM methods, read before this script patches them. If this script runs first, no other script has
 * patched them either.
 */
const prototype = globalThis.Element?.prototype ?? {}
export const {
  contains,
  getAttribute,
  getAttributeNames,
  getRootNode,
  hasAttributes,
  matches,
  removeAttribute,
  setAttribute,
} = prototype

const queryElement = prototype.querySelector
const queryFragment = globalThis.DocumentFragment?.prototype.querySelector

/** Returns the first element within an element or fragment that matches a selector, or null. */
export const queryTree = (tree: Element | DocumentFragment, selector: string): Element | null =>
  (tree.nodeType === 11 ? queryFragment : queryElement).call(tree as never, selector)

export const setInnerHtml = Object.getOwnPropertyDescriptor(prototype, 'innerHTML')?.set as (html: string) => void

/** Returns an element's native shadow root. The roots of polyfills are ignored, because they are no nodes. */
export const shadowRootOf = Object.getOwnPropertyDescriptor(prototype, 'shadowRoot')?.get as () => ShadowRoot | null
