import { restoreAttributes, neutralizedAttribute } from './neutralize'
import { fetchesOnInsertion, fetchingNames, fetchingOf, styleNames } from './fetching-attributes'
import { disable, holdAttribute, nonExecutableScripts, connectedWhileHeld } from './held-attributes'
import { countDeferredWrites, deferredText, deferWrite } from './deferred-writes'
import { holdStyleAttribute, holdStyles } from './hold-styles'
import { whileMetByParser } from '../met-by-parser'
import { getAttribute, hasAttributes, matches, removeAttribute, setAttribute } from '../patch/dom-primordials'
import { passesAddress } from './passes-address'
import { trusted } from '../patch/read-once'
import { safeValue } from './safe-value'
import { isTextHeld, watchImports } from './script-text'

const styled = styleNames.map(name => `[${name}*="("]`).join()
const selector =
  [...fetchingNames, neutralizedAttribute].map(name => `[*|${name}],`).join('') + styled + ',style,script'
/** The attributes that the browser fetches as soon as it reads them, or before. */
const fetchesAtOnce = /^(src|href|image|poster|data|code|back)/
const xlink = 'xlink:href'

/** Holds what one element would fetch. @returns whether anything is held */
function hold(element: Element, isMet: boolean): boolean {
  if (!hasAttributes.call(element) && fetchesOnInsertion[element.localName] === undefined) return false
  let any = false
  const { localName } = element
  const isScript = localName === 'script'
  restoreAttributes(element)
  if (isScript && countDeferredWrites(element)) {
    // Its type may have gone by a way that nobody watches.
    if (getAttribute.call(element, 'type') !== 'text/plain') disable(element as HTMLScriptElement)
    connectedWhileHeld.add(element)
    return false
  }
  if (nonExecutableScripts.has(element)) return (element as HTMLScriptElement).src !== ''
  // Scripts that did not come from the parser are async unless told otherwise.
  const restore = (): void => {
    ;(element as HTMLScriptElement).async = element.hasAttribute('async')
  }
  if (isScript || localName === 'style') {
    const code = element.textContent!
    const type = getAttribute.call(element, 'type') ?? ''
    if (isScript && type !== 'text/plain' && isTextHeld(code, type, 'script')) {
      deferWrite(element, 'text', { text: code, isHeld: () => isTextHeld(code, type, 'release'), write: restore })
      disable(element as HTMLScriptElement)
    } else {
      const safe = isScript ? watchImports(code) : holdStyles(code, element)
      if (safe !== code) element.textContent = safe
    }
  }
  if (matches.call(element, styled))
    for (const name of styleNames) {
      const styles = getAttribute.call(element, name)
      const safe = styles && holdStyleAttribute(element, name, styles)
      if (safe === styles) continue
      any = true
      setAttribute.call(element, name, safe!)
    }
  for (const name in fetchingOf(element)) {
    // What is released is written by the newer name.
    const text = getAttribute.call(element, name) ?? (name === 'href' ? getAttribute.call(element, xlink) : null)
    if (text === null || passesAddress(element, name, text)) continue
    // A frame has a document of ours, and the same element may come by again.
    if (deferredText(element, name) !== undefined && safeValue(element, name, text, 'release') === text) continue
    const judge = (): string | null =>
      holdAttribute(element, name, text, isScript ? restore : () => setAttribute.call(element, name, text))
    const safe = isMet && fetchesAtOnce.test(name) ? whileMetByParser(judge) : judge()
    if (safe === text) continue
    if (safe !== null) setAttribute.call(element, name, name === 'srcdoc' ? trusted(safe)! : safe)
    else {
      // Frames and media keep what they have when the attribute goes.
      if (/frame|embed|object/.test(localName)) setAttribute.call(element, name, 'about:blank')
      removeAttribute.call(element, name)
      removeAttribute.call(element, xlink)
      ;(element as Partial<HTMLMediaElement>).load?.()
    }
  }
  return any || countDeferredWrites(element) > 0
}

/**
 * Holds what a node and everything within it would fetch by attributes, styles and texts that are there already.
 * @param isMet whether the parser has put it into the document before us, so that the browser may have fetched it
 * @returns whether anything is held
 */
export function scanSubtree(root: Node, isMet = false): boolean {
  let any = root.nodeType === 1 && hold(root as Element, isMet)
  // Most of what is added piece by piece has nothing within it.
  if (root.firstChild)
    (root as Partial<ParentNode>).querySelectorAll?.(selector).forEach(element => {
      if (hold(element, isMet)) any = true
    })
  return any
}
