import { nativeDocument } from '../../consent/native-document'
import { patchFrameRealms } from '../frames/patch-realm'
import { expectShadowRoots } from '../frames/shadow-roots'
import { mayFetch } from '../hold/fetching-attributes'
import { nonExecutableScripts } from '../hold/held-attributes'
import { scanSubtree } from '../hold/scan-subtree'
import { mayHoldMarkup } from '../hold/may-hold-markup'
import { setInnerHtml, shadowRootOf } from '../realm/dom-primordials'
import { countPlainInsertion, countPlainMarkup, resumeObserver } from './observe-nodes'
import { alreadyScanned, passesNode, passesOneNode } from './passes-node'
import { readOnce, inPlaceOf } from '../page/read-once'
import type { Realm } from '../realm/realm'
import { fastPaths } from './fast-paths'
import { letPass, patch, type Handler } from './patch'
import type { Unpatch } from '../rules/page-blocker'
import { neutralize } from '../hold/neutralize'
import { holdCode } from './hold-code'
import { codeOf, holdsCode } from './holds-code'
import { importHandler } from './import-handler'
import { insertionHandler } from './insertion-handler'
import type { Passes } from './passes'

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

/** Returns whether a text can be written into a node without a check. */
const passesText: Passes = self => {
  const { nodeType } = self as Node
  const owner = nodeType === 1 ? (self as Node) : (self as Node).parentNode
  return nodeType !== 2 && !(owner && holdsCode(owner)) && countPlainInsertion()
}

/** Returns whether markup may become elements of SVG in a place. */
const mayBeSvg = (place: Node, markup: string): boolean => 'ownerSVGElement' in place || /<svg/i.test(markup)

/** Handles functions that write the text of a node, which may be that of a style, a script or an attribute. */
const handleText: Handler = (call, args, self) => {
  if ((self as Node).nodeType === 2) return void ((self as Attr).value = args[0] as string)
  const owner = codeOf(self as Node)
  return call(owner ? holdCode(owner, args) : args)
}

/** Handles a function that parses a document. Scripts in a document of a DOMParser never run. */
const handleParsedDocument: Handler = (call, args) => {
  const parsed = call(args) as Document
  for (const script of parsed.querySelectorAll('script')) nonExecutableScripts.add(script)
  return parsed
}

/**
 * Neutralizes markup that is inserted into editable content. The observer later restores the attributes through the
 * patches.
 */
const handleCommand: Handler = (call, args) => {
  resumeObserver()
  if (/html/i.test(args[0] as string)) args[2] = inPlaceOf(args[2], neutralize(`${args[2] as string}`))
  return call(args)
}

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

const parentNode = 'replaceChildren moveBefore'
const childNode = 'before after replaceWith'
const besideElements = `Element: ${childNode}` as const
/** Keys of the functions that insert nodes, which may come from another document. */
const inDocuments =
  `Range: insertNode surroundContents Document: adoptNode ${parentNode} DocumentFragment: ${parentNode}` as const
const inElements =
  `Element: ${parentNode} insertAdjacentElement insertAdjacentText CharacterData: ${childNode}` as const
const inSelectsAndTables =
  'HTMLSelectElement: add HTMLOptionsCollection: add Document: body= HTMLTableElement: caption= tHead= tFoot=' as const
const insertions = `${inDocuments} ${inElements} ${inSelectsAndTables}` as const

/** Keys of insertions that usually have one node or text as their first argument. */
const listInsertions = 'Document: append prepend DocumentFragment: append prepend Element: prepend'

/** Scripts have some properties of their own, in browsers with Trusted Types. */
const texts =
  'CharacterData: appendData insertData replaceData data= Node: nodeValue= HTMLElement: innerText= HTMLScriptElement: text= textContent= innerText='

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
  const { document } = realm
  const { setHTML, setHTMLUnsafe } = realm.Element.prototype as unknown as Record<string, Parse | undefined>
  // An inert clone of the page's document. It parses like the page, which may be XML.
  const elsewhere = document.cloneNode() as Document
  const insertion = insertionHandler(realm)

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
      const isPlainParse = parse === setInnerHtml
      if (!isPlainParse) expectShadowRoots()
      const markup = args[at] == null ? '' : `${(args[at] = readOnce(args[at])) as string}`
      const context = contextOf(self as ChildNode, args)
      const { namespaceURI, localName } = (context ?? {}) as Element
      if (localName === 'script') {
        args[at] = inPlaceOf(args[at], holdCode(context as Element, [markup])[0] as string)
        return call(args)
      }
      const mayHold = mayFetch.test(markup) && mayHoldMarkup(markup)
      // Plain markup creates no shadow roots, so the observer has nothing to find in it. SVG is scanned again; see
      // insertion-handler.ts.
      if (mayHold || !isPlainParse || mayBeSvg(self as Node, markup)) resumeObserver()
      else countPlainMarkup(markup.length)
      if (mayHold) {
        // The content of a template is inert. It is scanned when it is inserted.
        if (context?.nodeType === 1 && localName !== 'template') {
          const parsed = elsewhere.createElementNS(namespaceURI, localName)
          // Without options no second argument is passed: Chromium 143 would choose another overload.
          parse.apply(parsed, args.slice(at) as Parameters<Parse>)
          const { runScripts } = Object(args[1]) as { runScripts?: boolean }
          for (const script of parsed.querySelectorAll('script')) if (!runScripts) nonExecutableScripts.add(script)
          if ((isPlainParse ? scanSubtree : scanSubtreeWithShadows)(parsed)) {
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

  return patch(realm, {
    'Document: execCommand': handleCommand,
    'Element: innerHTML= ShadowRoot: innerHTML=': children(),
    'Element: outerHTML=': whole,
    'Element: insertAdjacentHTML': adjacent,
    'Element: setHTMLUnsafe ShadowRoot: setHTMLUnsafe': children(setHTMLUnsafe),
    'Element: setHTML ShadowRoot: setHTML': children(setHTML),
    'Range: createContextualFragment XSLTProcessor: transformToFragment': reading(scanSubtree),
    'Document. parseHTMLUnsafe': reading(scanSubtreeWithShadows),
    'DOMParser: parseFromString': handleParsedDocument,
    'Document: importNode': letPass(
      importHandler(realm, elsewhere),
      (_, given) => (given as Partial<Node> | null)?.ownerDocument === document,
    ),
    [insertions]: insertion,
    [besideElements]: insertionHandler(realm, true),
    'Node: appendChild': letPass(insertion, passesNode, fastPaths.appendChild),
    'Node: insertBefore': letPass(insertion, passesNode, fastPaths.insertBefore),
    'Node: replaceChild': letPass(insertion, passesNode),
    'Element: append': letPass(insertion, passesOneNode, fastPaths.append),
    [listInsertions]: letPass(insertion, passesOneNode),
    'Node: textContent=': letPass(handleText, passesText, fastPaths.textContent),
    [texts]: letPass(handleText, passesText),
  })
}
