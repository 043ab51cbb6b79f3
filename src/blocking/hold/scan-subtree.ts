import { restoreAttributes, neutralizedAttribute } from './neutralize'
import { fetchesOnInsertion, fetchingOf, fetchingSelector, styleNames } from './fetching-attributes'
import { disable, holdAttribute, nonExecutableScripts, noteConnectedScript } from './held-attributes'
import { countDeferredWrites, deferredText } from './deferred-writes'
import { holdScriptText, restoreAsync } from './hold-script-text'
import { holdStyleAttribute, holdStyles } from './hold-styles'
import { guardScript } from '../page/guard-script'
import { whileParserInserted } from '../page/parser-inserted'
import {
  firstChildOf,
  getAttribute,
  hasAttributes,
  localNameOf,
  matches,
  nodeTypeOf,
  querySelectorAll,
  removeAttribute,
  setAttribute,
} from '../realm/dom-primordials'
import { passesAddress } from './passes-address'
import { trusted } from '../page/read-once'
import { safeValue } from './safe-value'
import { watchImports } from './script-text'

/** Selects elements whose styles may fetch. The address in a custom property needs no `url()`. */
const styled = styleNames.map(name => `[${name}*="("]`).join() + String.raw`,[style*="//"],[style*="\\"]`
/**
 * Selects the elements that are checked. Where a tag always fetches, the tag is selected: comparing tags takes the
 * browser less time than looking for each attribute.
 */
export const scanned = `${fetchingSelector},[${neutralizedAttribute}],${styled},style`
/** The attributes that the browser fetches when it reads them, or earlier, in its preload scanner. */
const fetchesAtOnce = /^(src|href|image|poster|data|code|back)/
const xlink = 'xlink:href'

/** Blocks a script whose text would request something, and the addresses in the text of a style. */
function holdText(element: Element, isScript: boolean): void {
  const code = element.textContent!
  if (isScript && holdScriptText(element, code)) return
  const safe = isScript ? watchImports(code) : holdStyles(code, element)
  if (safe !== code) element.textContent = safe
}

/** @returns whether any attribute has a style that is blocked */
function holdStyleAttributes(element: Element): boolean {
  let any = false
  for (const name of styleNames) {
    const styles = getAttribute.call(element, name)
    const safe = styles && holdStyleAttribute(element, name, styles)
    if (safe === styles) continue
    any = true
    setAttribute.call(element, name, safe!)
  }
  return any
}

/** Blocks the address or document in one attribute of an element. */
function holdFetchingAttribute(element: Element, name: string, isInserted: boolean): void {
  // If both attributes are present, `href` takes precedence over `xlink:href`. A released address is written to
  // `href`.
  const text = getAttribute.call(element, name) ?? (name === 'href' ? getAttribute.call(element, xlink) : null)
  if (text === null || passesAddress(element, name, text)) return
  // An earlier scan of this element has already written a document with the guard.
  if (deferredText(element, name) !== undefined && safeValue(element, name, text, 'release') === text) return
  const localName = localNameOf.call(element)
  const restore = (): void => (localName === 'script' ? restoreAsync(element) : setAttribute.call(element, name, text))
  const judge = (): string | null => holdAttribute(element, name, text, restore)
  const safe = isInserted && fetchesAtOnce.test(name) ? whileParserInserted(judge) : judge()
  if (safe === text) return
  if (safe !== null) return setAttribute.call(element, name, name === 'srcdoc' ? trusted(safe)! : safe)
  // Frames and media keep their content when the attribute is removed.
  if (/frame|embed|object/.test(localName)) setAttribute.call(element, name, 'about:blank')
  removeAttribute.call(element, name)
  removeAttribute.call(element, xlink)
  ;(element as Partial<HTMLMediaElement>).load?.()
}

/**
 * Blocks the requests of one element.
 * @returns whether anything is blocked
 */
function hold(element: Element, isInserted: boolean): boolean {
  const localName = localNameOf.call(element)
  if (!hasAttributes.call(element) && fetchesOnInsertion[localName] === undefined) return false
  const isScript = localName === 'script'
  restoreAttributes(element)
  if (isScript && countDeferredWrites(element)) {
    // A function that is not patched may have removed the type.
    if (getAttribute.call(element, 'type') !== 'text/plain') disable(element as HTMLScriptElement)
    noteConnectedScript(element as HTMLScriptElement)
    return false
  }
  if (nonExecutableScripts.has(element)) return (element as HTMLScriptElement).src !== ''
  // The guard does not read its own long text.
  if ((isScript && element !== guardScript.tag) || localName === 'style') holdText(element, isScript)
  const any = matches.call(element, styled) && holdStyleAttributes(element)
  for (const name in fetchingOf(element)) holdFetchingAttribute(element, name, isInserted)
  return any || countDeferredWrites(element) > 0
}

/**
 * Blocks what a node and its subtree would fetch by their present attributes, styles and texts.
 * @param isInserted whether the parser inserted the node before this scan, so that the browser may already have sent
 *   requests
 * @returns whether anything is blocked
 */
export function scanSubtree(root: Node, isInserted = false): boolean {
  const isElement = nodeTypeOf.call(root) === 1
  let any = isElement && hold(root as Element, isInserted)
  // Most nodes that are inserted one by one have no children.
  if (firstChildOf.call(root)) {
    const found = isElement
      ? querySelectorAll.call(root, scanned)
      : (root as Partial<ParentNode>).querySelectorAll?.(scanned)
    found?.forEach(element => {
      if (hold(element, isInserted)) any = true
    })
  }
  return any
}
