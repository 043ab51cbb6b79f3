import type { Judge } from './blocking-rules'
import { fetchingNames } from './fetching-attributes'
import { holdTree } from './hold-tree'
import { readOnce, trustedTypes } from './read-once'
import type { Restore } from './replace-methods'
import { accessor, method, replaceProperties, type Behaviour, type Replacement } from './replace-properties'

const { apply } = Reflect

/** Markup without any of these words fetches nothing. */
const mayFetch = new RegExp(fetchingNames.join('|'), 'i')

/**
 * Watches the markup that scripts put into the document, and the nodes that come from another one, such as a template's
 * content or what a DOMParser has read. Markup is parsed first where nothing is fetched; where some of it is held, the
 * nodes take the place of the text, and otherwise the browser does all by itself.
 *
 * Where the page's default Trusted Types policy could change the text, it is left to the browser.
 */
export function patchMarkup(held: Judge): Restore {
  const { prototype } = Element
  const setInnerHtml = Object.getOwnPropertyDescriptor(prototype, 'innerHTML')!.set!
  const inert = document.implementation.createHTMLDocument('')

  /**
   * @param at the place of the markup among the arguments
   * @param contextOf the node whose children the markup becomes
   * @param put does with the nodes what the native function does with the text
   */
  const entry =
    (
      at: number,
      contextOf: (self: ChildNode, args: unknown[]) => Node | null,
      put: (self: Element, nodes: NodeListOf<ChildNode>, args: unknown[]) => void,
    ): Behaviour =>
    (native, self, args) => {
      if (
        args[at] != null &&
        mayFetch.test((args[at] = readOnce(args[at])) as string) &&
        !trustedTypes?.defaultPolicy
      ) {
        const context = contextOf(self as ChildNode, args)
        if (context?.nodeType === 1) {
          const parsed = inert.createElementNS((context as Element).namespaceURI, (context as Element).localName)
          setInnerHtml.call(parsed, args[at] as string)
          if (holdTree(held, parsed)) {
            // Throws, as the browser would, where a page must not write strings.
            if (typeof args[at] === 'string') setInnerHtml.call(document.createElement('template'), '')
            return put(self as Element, parsed.childNodes, args)
          }
        }
      }
      return apply(native, self, args)
    }
  const children = entry(
    0,
    self => (self.nodeType === 11 ? (self as Node as ShadowRoot).host : self),
    (self, nodes) => self.replaceChildren(...nodes),
  )
  const whole = entry(
    0,
    self => self.parentNode,
    (self, nodes) => self.replaceWith(...nodes),
  )
  const adjacent = entry(
    1,
    (self, [place]) => (/^(?:beforebegin|afterend)$/i.test(place as string) ? self.parentNode : self),
    (self, nodes, [place]) => {
      const mark = document.createElement('i')
      self.insertAdjacentElement(place as InsertPosition, mark)
      mark.replaceWith(...nodes)
    },
  )

  const insertion = method((native, self, args) => {
    if (((self as Node).ownerDocument ?? self) === document)
      for (const node of args) if (node instanceof Node && node.ownerDocument !== document) holdTree(held, node)
    return apply(native, self, args)
  })
  /** What is not in the document yet does not fetch before the script has gone on; in WebKit an image does. */
  const fragment = method((native, self, args) => {
    const parsed = apply(native, self, args) as Node
    holdTree(held, parsed)
    return parsed
  })
  const imported = method((native, self, args) => {
    const [node, deep] = args as Parameters<Document['importNode']>
    const copy = node instanceof Node && node.ownerDocument !== document && node.cloneNode(deep as boolean)
    return copy && holdTree(held, copy) ? document.adoptNode(copy) : apply(native, self, args)
  })
  const all = (change: Replacement[2], owner: object, keys: string): Replacement[] =>
    keys.split(' ').map(key => [owner, key, change])

  return replaceProperties([
    [prototype, 'innerHTML', accessor({ set: children })],
    [ShadowRoot.prototype, 'innerHTML', accessor({ set: children })],
    [prototype, 'outerHTML', accessor({ set: whole })],
    [prototype, 'insertAdjacentHTML', method(adjacent)],
    [prototype, 'setHTMLUnsafe', method(children)],
    [ShadowRoot.prototype, 'setHTMLUnsafe', method(children)],
    [Range.prototype, 'createContextualFragment', fragment],
    [Document.prototype, 'importNode', imported],
    [Document.prototype, 'adoptNode', insertion],
    ...all(insertion, Node.prototype, 'appendChild insertBefore replaceChild'),
    ...all(insertion, prototype, 'append prepend before after replaceWith replaceChildren'),
    ...all(insertion, DocumentFragment.prototype, 'append prepend replaceChildren'),
  ])
}
