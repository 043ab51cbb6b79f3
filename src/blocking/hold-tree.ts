import { arm, disarmed } from './disarm'
import { fetchesOnInsertion, fetchingNames, fetchingOf, styleNames } from './fetching-attributes'
import { disable, holdAttribute, inert, inserted } from './held-attributes'
import { countHeld, heldText, keep } from './ledger'
import { holdStyleAttribute, holdStyles } from './hold-styles'
import { getAttribute, hasAttributes, matches, removeAttribute, setAttribute } from './natives'
import { passesAddress } from './passes-address'
import { trusted } from './read-once'
import { safeValue } from './safe-value'
import { isTextHeld, watchImports } from './script-text'

const styled = styleNames.map(name => `[${name}*="("]`).join()
const selector = [...fetchingNames, disarmed].map(name => `[*|${name}],`).join('') + styled + ',style,script'
const xlink = 'xlink:href'

/** Holds what one element would fetch. @returns whether anything is held */
function hold(element: Element): boolean {
  if (!hasAttributes.call(element) && fetchesOnInsertion[element.localName] === undefined) return false
  let any = false
  const { localName } = element
  const isScript = localName === 'script'
  arm(element)
  if (isScript && countHeld(element)) {
    // Its type may have gone by a way that nobody watches.
    if (getAttribute.call(element, 'type') !== 'text/plain') disable(element as HTMLScriptElement)
    inserted.add(element)
    return false
  }
  if (inert.has(element)) return (element as HTMLScriptElement).src !== ''
  // Scripts that did not come from the parser are async unless told otherwise.
  const restore = (): void => {
    ;(element as HTMLScriptElement).async = element.hasAttribute('async')
  }
  if (isScript || localName === 'style') {
    const code = element.textContent!
    const type = getAttribute.call(element, 'type') ?? ''
    if (isScript && type !== 'text/plain' && isTextHeld(code, type, 'script')) {
      keep(element, 'text', { text: code, isHeld: () => isTextHeld(code, type, 'release'), write: restore })
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
    if (heldText(element, name) !== undefined && safeValue(element, name, text, 'release') === text) continue
    const safe = holdAttribute(element, name, text, isScript ? restore : () => setAttribute.call(element, name, text))
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
  return any || countHeld(element) > 0
}

/**
 * Holds what a node and everything within it would fetch by attributes, styles and texts that are there already.
 * @returns whether anything is held
 */
export function holdTree(root: Node): boolean {
  let any = root.nodeType === 1 && hold(root as Element)
  // Most of what is added piece by piece has nothing within it.
  if (root.firstChild)
    (root as Partial<ParentNode>).querySelectorAll?.(selector).forEach(element => {
      if (hold(element)) any = true
    })
  return any
}
