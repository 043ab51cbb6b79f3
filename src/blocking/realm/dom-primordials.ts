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
  querySelectorAll,
  removeAttribute,
  setAttribute,
} = prototype

const queryElement = prototype.querySelector
const queryFragment = globalThis.DocumentFragment?.prototype.querySelector

/** Returns the first element within an element or fragment that matches a selector, or null. */
export const queryTree = (tree: Element | DocumentFragment, selector: string): Element | null =>
  (tree.nodeType === 11 ? queryFragment : queryElement).call(tree as never, selector)

export const setInnerHtml = Object.getOwnPropertyDescriptor(prototype, 'innerHTML')?.set as (html: string) => void

const getter = (owner: object | undefined, name: string): unknown =>
  owner && Object.getOwnPropertyDescriptor(owner, name)?.get

/**
 * Getters for nodes that the parser has inserted. In Chromium, reading any property of an `<object>` or `<embed>` lays
 * out the page and starts its load, because plugins once answered such reads. Native calls have no such effect. An
 * `<object>` whose load starts while the parser is within it fails.
 */
export const localNameOf = getter(prototype, 'localName') as (this: Element) => string
export const nodeTypeOf = getter(globalThis.Node?.prototype, 'nodeType') as (this: Node) => number
export const firstChildOf = getter(globalThis.Node?.prototype, 'firstChild') as (this: Node) => ChildNode | null

/** Returns an element's native shadow root. The roots of polyfills are ignored, because they are no nodes. */
export const shadowRootOf = getter(prototype, 'shadowRoot') as () => ShadowRoot | null
