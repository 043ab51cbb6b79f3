import { baseUri, parseUrl } from '../rules/request-url'

/** The browser's own, as they are before we or, where our script comes first, anybody else has patched them. */
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

/** @returns the first element within an element or a fragment that a selector selects */
export const queryTree = (tree: Element | DocumentFragment, selector: string): Element | null =>
  (tree.nodeType === 11 ? queryFragment : queryElement).call(tree as never, selector)

/** Puts markup into an element. */
export const setInnerHtml = Object.getOwnPropertyDescriptor(prototype, 'innerHTML')?.set as (html: string) => void

/** A polyfill's roots are no nodes. */
export const shadowRootOf = Object.getOwnPropertyDescriptor(prototype, 'shadowRoot')?.get as () => ShadowRoot | null

// A frame named "currentScript" would hide the document's property.
const script = Reflect.get(globalThis.Document?.prototype ?? {}, 'currentScript', globalThis.document) as
  HTMLScriptElement | null | undefined

// A guard whose text stands in the page, or in another file, says in its tag where its own one is.
const said = (name: string): string | undefined => script?.getAttribute(`data-${name}`) ?? undefined
const file = said('file') || script?.src

/**
 * Where we came from, if by a tag: frames and workers begin with us. And what that tag says is granted, in a frame whose
 * document cannot read what is stored.
 */
export const guardScript = {
  src: file && parseUrl(file, baseUri())?.href,
  nonce: script?.nonce,
  granted: said('granted'),
  /** `off` for pages that do not want listed storage keys to be blocked. */
  storage: said('storage'),
}
