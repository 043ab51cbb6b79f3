import { baseUri, parseUrl } from '../rules/request-url'

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

// Read by the prototype, because a frame named "currentScript" hides the document's property.
const script = Reflect.get(globalThis.Document?.prototype ?? {}, 'currentScript', globalThis.document) as
  HTMLScriptElement | null | undefined

/** The script tag of this guard, if it has one. */
export const ownScript = script

// An inlined or bundled guard has the address of guard.js in an attribute of its tag.
const dataAttribute = (name: string): string | undefined => script?.getAttribute(`data-${name}`) ?? undefined
const file = dataAttribute('file') || script?.src

/**
 * The script tag of this guard, if it has one. Frames and workers load the guard from the same address. `granted` lists
 * the granted categories, for frames whose document cannot read the stored decision.
 */
export const guardScript = {
  src: file && parseUrl(file, baseUri())?.href,
  nonce: script?.nonce,
  granted: dataAttribute('granted'),
  /** `off` if the page does not want listed storage keys to be blocked. */
  storage: dataAttribute('storage'),
  /** What happens to blocked requests until the visitor has decided: `hold`, `drop`, or another text for `reject`. */
  pending: dataAttribute('pending'),
  /** The options on the tag, as JSON. */
  options: dataAttribute('options'),
  /** The services on the tag, as a text. */
  services: dataAttribute('services'),
  /** Whether only the site's own hosts are blocked: `false`, or another text for true. */
  replaces: dataAttribute('replace-tracking-hosts'),
  /** Whether the tag loads the manager, so that its options are those of the page. */
  isManager: dataAttribute('manager') !== undefined,
  /** Whether the tag was added to a page that had granted everything until then. */
  isLate: dataAttribute('late') !== undefined,
}
