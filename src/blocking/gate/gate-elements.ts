import { fetchingNames, fetchingOf } from '../hold/fetching-attributes'
import {
  contains,
  getAttribute,
  localNameOf,
  nodeTypeOf,
  querySelectorAll,
  removeAttribute,
  setAttribute,
} from '../realm/dom-primordials'
import { mayBlockAttribute, mayBlockMarkup, type GateRules } from './may-be-blocked'
import type { TakeOver } from './open-gate'

/** An attribute, or the text of a style, that waits for the guard. */
interface HeldAttribute {
  element: Element
  /** Empty for the text. */
  name: string
  /** What the page wrote: a text, or a Trusted Type. */
  value: unknown
  /** Whether the parser inserted the element, so that the browser may already have requested the address. */
  isParsed: boolean
}

/** Holds the attributes by which elements would request what the guard might block. */
export interface ElementGate {
  /**
   * Holds an attribute in place of a write.
   * @returns whether it is held; if not, an earlier value of this attribute is forgotten
   */
  hold(element: Element, name: string, value: unknown, isParsed?: boolean): boolean
  /** Stops observing, and lets the guard find the images that the browser may have requested. */
  stop(): void
  /** Writes the held attributes again, with the functions of the guard, which starts the scripts. */
  release(takeOver: TakeOver | void): void
}

const selector = [...fetchingNames, 'style'].map(name => `[${name}],`).join('') + 'style,script'
/** The types of the scripts that are held; null stands for no type. */
const types = new WeakMap<Element, string | null>()

/** Returns the value of an attribute as a Trusted Type where the browser requires one. */
type Trust = (element: Element, name: string, text: string) => unknown

/**
 * Holds what elements would request, also those that the parser inserts.
 * @param loadNow loads and starts the guard at once, for styles, modules and import maps that name an address. The browser
 *   may paint meanwhile, and after a withdrawal the guard does not scan the document, so everything is held before.
 */
export function gateElements(rules: GateRules, trust: Trust, loadNow: () => void): ElementGate {
  const held: HeldAttribute[] = []
  const forget = (element: Element, name: string): void => {
    const index = held.findIndex(one => one.element === element && one.name === name)
    if (index < 0) return
    held.splice(index, 1)
    restoreType(element)
  }
  const hold: ElementGate['hold'] = (element, name, value, isParsed = false) => {
    forget(element, name)
    if (!fetchingOf(element)?.[name] || !mayBlockAttribute(rules, name, `${value as string}`)) return false
    held.push({ element, name, value, isParsed })
    // Without an address, a script would run its text.
    if (isScript(element)) {
      types.set(element, getAttribute.call(element, 'type'))
      setAttribute.call(element, 'type', 'text/plain')
    }
    return true
  }
  const scan = (element: Element): void => {
    for (const name in fetchingOf(element)) {
      const text = getAttribute.call(element, name)
      if (text === null || !hold(element, name, text, true)) continue
      // Frames and media keep their content when the attribute is removed.
      if (/frame|embed|object/.test(localNameOf.call(element))) setAttribute.call(element, name, 'about:blank')
      removeAttribute.call(element, name)
      ;(element as Partial<HTMLMediaElement>).load?.()
    }
  }
  const holdStyle = (element: Element): void => {
    const name = isStyle(element) ? '' : 'style'
    const value = name ? getAttribute.call(element, name) : element.textContent
    held.push({ element, name, value, isParsed: false }) // browsers fetch for styles when they paint
    if (name) removeAttribute.call(element, name)
    else element.textContent = name
  }
  const observer = new MutationObserver(records => {
    let scanned: Node | undefined
    let isUrgent = false
    for (const { addedNodes, target } of records) {
      const added = isStyle(target) ? [target] : addedNodes
      for (const node of added) {
        // The parser's records name each descendant after its ancestor.
        if (nodeTypeOf.call(node) !== 1 || (scanned && contains.call(scanned, node))) continue
        scanned = node
        for (const element of [node as Element, ...querySelectorAll.call(node as Element, selector)]) {
          if (cannotWait(element, rules)) {
            isUrgent = true
            if (!isScript(element)) holdStyle(element)
          }
          scan(element)
        }
      }
    }
    if (isUrgent) loadNow()
  })
  observer.observe(document, { childList: true, subtree: true })
  return {
    hold,
    stop() {
      observer.disconnect()
      // The browser updates an image after this task, when the guard has removed the address again.
      for (const { element, name, value } of held.filter(isImage)) setAttribute.call(element, name, value as string)
    },
    release(takeOver) {
      for (const one of held.splice(0)) release(one, trust, takeOver)
    },
  }
}

const isStyle = (node: Node): boolean => nodeTypeOf.call(node) === 1 && localNameOf.call(node as Element) === 'style'
const isScript = (element: Element): boolean => localNameOf.call(element) === 'script'
const isImage = ({ element, isParsed }: HeldAttribute): boolean => isParsed && localNameOf.call(element) === 'img'

/** Returns whether an element has a style, a module or an import map that names an address the guard might block. */
function cannotWait(element: Element, rules: GateRules): boolean {
  const style = getAttribute.call(element, 'style')
  if (style && mayBlockMarkup(rules, style)) return true
  if (!isScript(element) && !isStyle(element)) return false
  const text = element.textContent!
  return (isStyle(element) || /\bimport\b|"imports"|"urls"/.test(text)) && mayBlockMarkup(rules, text)
}

function release(one: HeldAttribute, trust: Trust, takeOver: TakeOver | void): void {
  const { element, name, value, isParsed } = one
  const writeNow = (): void => {
    if (name) element.setAttribute(name, (isParsed ? trust(element, name, value as string) : value) as string)
    else element.textContent = value as string
  }
  const write = isParsed && takeOver ? () => takeOver.whileParserInserted(writeNow) : writeNow
  const type = types.get(element)
  // A script without an address is async unless the attribute says otherwise.
  if (isParsed && isScript(element)) (element as HTMLScriptElement).async = element.hasAttribute('async')
  if (takeOver && type !== undefined && isHeldType(element))
    return takeOver.startScript(element as HTMLScriptElement, type, write)
  restoreType(element)
  if (!isImage(one)) write()
}

/** Returns whether a held script still has the type that it was given. */
const isHeldType = (script: Element): boolean => getAttribute.call(script, 'type') === 'text/plain'

function restoreType(script: Element): void {
  const type = types.get(script)
  if (type === undefined) return
  types.delete(script)
  // The page has given it another type since.
  if (!isHeldType(script)) return
  if (type === null) removeAttribute.call(script, 'type')
  else setAttribute.call(script, 'type', type)
}
