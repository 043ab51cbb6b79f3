import { nativeDocument } from '../../consent/native-document'
import { neutralize } from '../hold/neutralize'
import { patchFrameRealms } from '../frames/patch-realm'
import { expectShadowRoots, hasShadowRoots } from '../frames/shadow-roots'
import { fetchingTime, insertionSelector, mayFetch } from '../hold/fetching-attributes'
import { nonExecutableScripts } from '../hold/held-attributes'
import { holdStyles } from '../hold/hold-styles'
import { scanSubtree } from '../hold/scan-subtree'
import { isTreeHeld } from '../hold/is-tree-held'
import { mayHoldMarkup } from '../hold/may-hold-markup'
import { queryTree, setInnerHtml, shadowRootOf } from './dom-primordials'
import { inPlaceOf, readOnce } from './read-once'
import { countPlainInsertion, resumeObserver } from './observe-nodes'
import type { Realm } from './realm'
import { letPass, patch, type Handler, type Passes, type Unpatch } from './patch'

const parentNode = 'replaceChildren moveBefore'
const childNode = 'before after replaceWith'
/** Keys of the functions that insert nodes, which may come from another document. */
const inDocuments =
  `Range: insertNode surroundContents Document: adoptNode ${parentNode} DocumentFragment: ${parentNode}` as const
const inElements =
  `Element: ${parentNode} ${childNode} insertAdjacentElement insertAdjacentText CharacterData: ${childNode}` as const
const inSelectsAndTables =
  'HTMLSelectElement: add HTMLOptionsCollection: add Document: body= HTMLTableElement: caption= tHead= tFoot=' as const
const insertions = `${inDocuments} ${inElements} ${inSelectsAndTables}` as const

/** Keys of the most frequent insertions, usually with one node or text as their first argument. */
const nodeInsertions = 'Node: appendChild insertBefore replaceChild'
const listInsertions = 'Document: append prepend DocumentFragment: append prepend Element: append prepend'

/**
 * Returns whether a node can be inserted without a scan. A script of this document wrote its attributes with patched
 * functions, so they are already checked. Attributes of nodes from other documents are not.
 */
const passesNode: Passes = (self, given) => {
  if (typeof given !== 'object' || given === null) return false
  const node = given as Element
  const { localName } = node
  if (localName === undefined) {
    const { nodeType } = node
    const target = (self as Element).localName
    if (nodeType === 3) return target !== 'style' && target !== 'script' && countPlainInsertion()
    return nodeType === 11 && isOwnTree(self as Node, node) && countPlainInsertion()
  }
  if (localName !== lastPlain) {
    if (fetchingTime[localName] === 'insertion') return false
    lastPlain = localName
  }
  if (node.firstChild !== null) return isOwnTree(self as Node, node) && countPlainInsertion()
  return isOfDocument(node, self as Node) && countPlainInsertion()
}

const ownDocument = globalThis.document

/** The last inserted tag that does not fetch on insertion. Most scripts insert many elements of one tag. */
let lastPlain = ''

/** Returns whether a node was created in the page's document or in the one that it enters. */
const isOfDocument = ({ ownerDocument }: Node, target: Node): boolean =>
  ownerDocument === ownDocument || ownerDocument === target.ownerDocument

/**
 * Returns whether a tree was created in the document that it enters, and has no element that fetches on insertion. A
 * tree that enters a detached node is scanned when that node enters the page. Its shadow roots are not, so its elements
 * are checked now if the page has a shadow root.
 */
function isOwnTree(target: Node, tree: Element): boolean {
  if (!isOfDocument(tree, target)) return false
  if (target.isConnected) {
    if (queryTree(tree, insertionSelector) !== null) return false
    alreadyScanned.add(tree.nodeType === 11 ? tree.firstChild : tree)
    return true
  }
  return !hasShadowRoots() || queryTree(tree, insertionSelector) === null
}

/**
 * The first node of each insertion that was already scanned, so that the MutationObserver skips it. Cleared after each
 * batch of mutation records.
 */
export const alreadyScanned = new Set<Node | null>()

export const isStyle = (node: Node | null): boolean => (node as Partial<Element> | null)?.localName === 'style'

const styleOf = (node: Node): Element | undefined => {
  const found = isStyle(node) ? node : node.parentNode
  return isStyle(found) ? (found as Element) : undefined
}

/**
 * Scans a subtree and its shadow roots. `setHTMLUnsafe` and `parseHTMLUnsafe` create shadow roots.
 * @returns whether anything was blocked
 */
function scanSubtreeWithShadows(root: DocumentFragment | Element): boolean {
  let any = scanSubtree(root)
  expectShadowRoots()
  for (const element of root.querySelectorAll('*')) {
    const inner = shadowRootOf.call(element)
    if (inner && scanSubtreeWithShadows(inner)) any = true
  }
  return any
}

interface Registry {
  initialize?: (root: Node) => void
}

/** Parses markup into an element, with the options of the native function. */
type Parse = (html: string, options?: unknown) => void

/**
 * Patches the functions that insert markup, text and nodes. Nodes may come from another document, such as the content
 * of a template or the result of a DOMParser.
 * Markup that may contain blocked addresses is parsed in an inert document first. If anything in it is blocked, the
 * nodes are inserted instead of the text. Otherwise the native function parses it again.
 * If the page requires Trusted Types, this first parsing applies its default policy or throws, like the native
 * function.
 */
export function patchMarkup(realm: Realm = window): Unpatch {
  const { document, Node } = realm
  const { setHTML, setHTMLUnsafe } = realm.Element.prototype as unknown as Record<string, Parse | undefined>
  // An inert clone of the page's document. It parses like the page, which may be XML.
  const elsewhere = document.cloneNode() as Document
  const { importNode } = realm.Document.prototype

  /**
   * Returns the handler of a function that parses markup.
   * @param at index of the markup among the arguments
   * @param contextOf returns the node whose children the markup becomes
   * @param put inserts nodes where the native function would
   * @param parse the native function that parses the markup
   */
  const entry =
    (
      at: number,
      contextOf: (self: ChildNode, args: unknown[]) => Node | null,
      put: (self: Element, nodes: NodeListOf<ChildNode>, args: unknown[]) => void,
      parse: Parse = setInnerHtml,
    ): Handler =>
    (call, args, self) => {
      resumeObserver()
      if (parse !== setInnerHtml) expectShadowRoots()
      if (
        args[at] != null &&
        mayFetch.test((args[at] = readOnce(args[at])) as string) &&
        mayHoldMarkup(`${args[at] as string}`)
      ) {
        const context = contextOf(self as ChildNode, args)
        const { namespaceURI, localName } = (context ?? {}) as Element
        // The content of a template is inert. It is scanned when it is inserted.
        if (context?.nodeType === 1 && localName !== 'template') {
          const parsed = elsewhere.createElementNS(namespaceURI, localName)
          // Without options no second argument is passed: Chromium 143 would choose another overload.
          parse.apply(parsed, args.slice(at) as Parameters<Parse>)
          const { runScripts } = Object(args[1]) as { runScripts?: boolean }
          for (const script of parsed.querySelectorAll('script')) if (!runScripts) nonExecutableScripts.add(script)
          if ((parse === setInnerHtml ? scanSubtree : scanSubtreeWithShadows)(parsed)) {
            put(self as Element, parsed.childNodes, args)
            return patchFrameRealms(realm)
          }
        }
      }
      const result = call(args)
      // Nothing in this markup is blocked, so the observer can skip the result.
      if ((self as Node).isConnected && at === 0) alreadyScanned.add((self as Node).firstChild)
      patchFrameRealms(realm)
      return result
    }
  const children = (parse?: Parse): Handler =>
    entry(
      0,
      self => (self.nodeType === 11 ? (self as Node as ShadowRoot).host : self),
      (self, nodes) => self.replaceChildren(...nodes),
      parse,
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
      const mark = nativeDocument.createElement('i')
      self.insertAdjacentElement(place as InsertPosition, mark)
      mark.replaceWith(...nodes)
    },
  )

  const insertion: Handler = (call, args, self) => {
    resumeObserver()
    const node = (self as Partial<Range>).startContainer ?? (self as Node)
    const home = node.ownerDocument ?? (node as Document)
    if (!home.defaultView) return call(args)
    const style = styleOf(node)
    let mayBringFrames = false
    // Not `entries()`: Prototype.js replaces it with an incompatible method.
    args.forEach((given, index) => {
      if (style && typeof given === 'string') args[index] = holdStyles(given, style)
      const { nodeType, ownerDocument, firstChild } = (given ?? {}) as Element
      if (!nodeType) return
      mayBringFrames ||= firstChild !== null || 'contentWindow' in (given as Node)
      if (style && nodeType === 3) (given as Text).data = holdStyles((given as Text).data, style)
      if ((ownerDocument ?? given) === home && !node.isConnected) return
      scanSubtree(given as Node)
      const first = nodeType === 11 ? firstChild : (given as Node)
      // The observer scans SVG again. Scripts can write the address of an existing SVG element without its attributes,
      // and Chromium creates no mutation record for that.
      if (index === 0 && first && !('ownerSVGElement' in first)) alreadyScanned.add(first)
    })
    const result = call(args)
    if (mayBringFrames) patchFrameRealms(realm)
    return result
  }
  const texts: Handler = (call, args, self) => {
    if ((self as Node).nodeType === 2) return void ((self as Attr).value = args[0] as string)
    const style = styleOf(self as Node)
    return call(style ? args.map(given => (typeof given === 'string' ? holdStyles(given, style) : given)) : args)
  }
  const text = letPass(texts, self => {
    // Few properties are read, because each read takes a tenth of the time of the native call.
    const { nodeType } = self as Node
    if (nodeType === 1) return (self as Element).localName !== 'style'
    return nodeType !== 2 && !isStyle((self as Node).parentNode)
  })
  /**
   * Scans the result of a native parser. Nodes outside the document send no request until the script ends, except
   * images in WebKit.
   */
  const reading =
    (hold: (root: DocumentFragment) => unknown): Handler =>
    (call, args) => {
      const parsed = call(args) as DocumentFragment
      hold(parsed)
      return parsed
    }
  /** Scripts in a document of a DOMParser never run. */
  const parsing: Handler = (call, args) => {
    const parsed = call(args) as Document
    for (const script of parsed.querySelectorAll('script')) nonExecutableScripts.add(script)
    return parsed
  }
  const imported: Handler = (call, args) => {
    const [node, deep] = args as Parameters<Document['importNode']>
    // Nodes of other documents are first copied into an inert one: there nothing is fetched, and no custom element is
    // upgraded.
    const isOther = node instanceof Node && node.ownerDocument !== document
    // Only made if something would be blocked.
    const copy = isOther && isTreeHeld(node) && importNode.call(elsewhere, node, deep)
    if (!copy || !scanSubtree(copy)) return call(args)
    document.adoptNode(copy)
    // The native function upgrades custom elements before it returns. WebKit only upgrades elements of this registry.
    const { customElements } = realm as unknown as { customElements: CustomElementRegistry & Registry }
    customElements.initialize?.(copy)
    customElements.upgrade(copy)
    return copy
  }
  /**
   * Neutralizes markup that is inserted into editable content. The observer later restores the attributes through the
   * patches.
   */
  const command: Handler = (call, args) => {
    if (/html/i.test(args[0] as string)) args[2] = inPlaceOf(args[2], neutralize(`${args[2] as string}`))
    return call(args)
  }
  return patch(realm, {
    'Document: execCommand': command,
    'Element: innerHTML= ShadowRoot: innerHTML=': children(),
    'Element: outerHTML=': whole,
    'Element: insertAdjacentHTML': adjacent,
    'Element: setHTMLUnsafe ShadowRoot: setHTMLUnsafe': children(setHTMLUnsafe),
    'Element: setHTML ShadowRoot: setHTML': children(setHTML),
    'Range: createContextualFragment XSLTProcessor: transformToFragment': reading(scanSubtree),
    'Document. parseHTMLUnsafe': reading(scanSubtreeWithShadows),
    'DOMParser: parseFromString': parsing,
    'Document: importNode': letPass(
      imported,
      (_, given) => (given as Partial<Node> | null)?.ownerDocument === document,
    ),
    [insertions]: insertion,
    [nodeInsertions]: letPass(insertion, passesNode),
    [listInsertions]: letPass(insertion, (self, first, _, count) => count === 1 && passesNode(self, first, _, 1)),
    'CharacterData: appendData insertData replaceData data= Node: textContent= nodeValue= HTMLElement: innerText=':
      text,
  })
}
