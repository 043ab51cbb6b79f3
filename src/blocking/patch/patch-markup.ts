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
/** What puts nodes into a document that may come from another one. */
const inDocuments =
  `Range: insertNode surroundContents Document: adoptNode ${parentNode} DocumentFragment: ${parentNode}` as const
const inElements =
  `Element: ${parentNode} ${childNode} insertAdjacentElement insertAdjacentText CharacterData: ${childNode}` as const
const inSelectsAndTables =
  'HTMLSelectElement: add HTMLOptionsCollection: add Document: body= HTMLTableElement: caption= tHead= tFoot=' as const
const insertions = `${inDocuments} ${inElements} ${inSelectsAndTables}` as const

/** What most scripts insert by, with one node, or a text, as the first argument. */
const nodeInsertions = 'Node: appendChild insertBefore replaceChild'
const listInsertions = 'Document: append prepend DocumentFragment: append prepend Element: append prepend'

/**
 * Whether a node needs nothing of ours when it is inserted. Its attributes were judged when a script of this document wrote
 * them. Other documents' nodes bring attributes.
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

/** The tag that was last inserted and does not fetch on insertion. Most scripts insert many of one. */
let lastPlain = ''

/** Whether scripts of the document that a node enters have made it. */
const isOfDocument = ({ ownerDocument }: Node, target: Node): boolean =>
  ownerDocument === ownDocument || ownerDocument === target.ownerDocument

/**
 * Whether a tree has been made in the document that it enters, and has nothing that fetches only when it enters it. What is not
 * in the page yet is looked through when it comes there, but for what is in shadow roots.
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
 * The first node of each call that has put any into the document since the observer last heard of some: what came with it
 * has been looked through, and the observer need not look again.
 */
export const alreadyScanned = new Set<Node | null>()

export const isStyle = (node: Node | null): boolean => (node as Partial<Element> | null)?.localName === 'style'

const styleOf = (node: Node): Element | undefined => {
  const found = isStyle(node) ? node : node.parentNode
  return isStyle(found) ? (found as Element) : undefined
}

/** Holds what is in shadow roots, too, which some ways of reading markup make. */
function scanSubtreeWithShadows(root: DocumentFragment | Element): boolean {
  let any = scanSubtree(root)
  expectShadowRoots()
  for (const element of root.querySelectorAll('*')) {
    const inner = shadowRootOf.call(element)
    if (inner && scanSubtreeWithShadows(inner)) any = true
  }
  return any
}

/** Reads markup into an element, by the options that its native has, if any. */
type Parse = (html: string, options?: unknown) => void

/**
 * Watches the markup and text that scripts put into the document, and the nodes that come from another one, such as a
 * template's content or what a DOMParser has read. Markup is parsed first where nothing is fetched; where some of it is
 * held, the nodes take the place of the text, and otherwise the browser does all by itself. A page that insists on Trusted
 * Types does so there, too: its default policy is asked, or an error thrown.
 */
export function patchMarkup(realm: Realm = window): Unpatch {
  const { document, Node } = realm
  const { setHTML, setHTMLUnsafe } = realm.Element.prototype as unknown as Record<string, Parse | undefined>
  // Reads as the page's own document does, which may be XML.
  const elsewhere = document.cloneNode() as Document
  const { importNode } = realm.Document.prototype

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
        // What is in a template is looked through when it comes out.
        if (context?.nodeType === 1 && localName !== 'template') {
          const parsed = elsewhere.createElementNS(namespaceURI, localName)
          // No options where none are given: Chromium 143 takes none for another overload.
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
      // Nothing of what the browser has made of it is held.
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
    // No entries(), for which Prototype has a method of another kind.
    args.forEach((given, index) => {
      if (style && typeof given === 'string') args[index] = holdStyles(given, style)
      const { nodeType, ownerDocument, firstChild } = (given ?? {}) as Element
      if (!nodeType) return
      mayBringFrames ||= firstChild !== null || 'contentWindow' in (given as Node)
      if (style && nodeType === 3) (given as Text).data = holdStyles((given as Text).data, style)
      if ((ownerDocument ?? given) === home && !node.isConnected) return
      scanSubtree(given as Node)
      const first = nodeType === 11 ? firstChild : (given as Node)
      // In SVG an address can be written by a way of which Chromium tells nobody, when its element is already there.
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
    // Each property that is read takes a tenth of the native call.
    const { nodeType } = self as Node
    if (nodeType === 1) return (self as Element).localName !== 'style'
    return nodeType !== 2 && !isStyle((self as Node).parentNode)
  })
  /** What is not in the document yet does not fetch before the script has gone on; in WebKit an image does. */
  const reading =
    (hold: (root: DocumentFragment) => unknown): Handler =>
    (call, args) => {
      const parsed = call(args) as DocumentFragment
      hold(parsed)
      return parsed
    }
  /** No script of such a document ever runs. */
  const parsing: Handler = (call, args) => {
    const parsed = call(args) as Document
    for (const script of parsed.querySelectorAll('script')) nonExecutableScripts.add(script)
    return parsed
  }
  const imported: Handler = (call, args) => {
    const [node, deep] = args as Parameters<Document['importNode']>
    // Where nothing is fetched and no custom element is upgraded, as in the document that it comes from.
    const isOther = node instanceof Node && node.ownerDocument !== document
    // Only where something would be held is a copy made to hold it.
    const copy = isOther && isTreeHeld(node) && importNode.call(elsewhere, node, deep)
    if (!copy || !scanSubtree(copy)) return call(args)
    document.adoptNode(copy)
    // As the browser does it, before anybody gets hold of them.
    realm.customElements.upgrade(copy)
    return copy
  }
  /** Where text is edited; the observer gives back what is taken here. */
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
