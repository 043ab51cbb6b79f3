import { arm, disarmed } from './disarm'
import { fetchingNames as names } from './fetching-attributes'
import { holdAttribute } from './held-attributes'
import { heldText, keep } from './ledger'
import { holdStyles } from './hold-styles'
import { getAttribute, removeAttribute, setAttribute } from './natives'
import { safeValue } from './safe-value'
import { isTextHeld, watchImports } from './script-text'

const selector = [...names, 'style', disarmed].map(name => `[*|${name}]`).join() + ',style,script'
const xlink = 'xlink:href'

/**
 * Makes a script one that does not run, which it can still be while it waits for its turn. Its address stays, so it
 * needs no Trusted Type when it is released; it starts when it enters the document anew.
 * @returns undoes it
 */
function disable(script: HTMLScriptElement): () => void {
  const type = getAttribute.call(script, 'type')
  setAttribute.call(script, 'type', 'text/plain')
  return () => {
    if (type === null) removeAttribute.call(script, 'type')
    else setAttribute.call(script, 'type', type)
    // Scripts that did not come from the parser are async unless told otherwise.
    script.async = getAttribute.call(script, 'async') !== null
    script.parentNode?.insertBefore(script, script.nextSibling)
  }
}

/**
 * Holds what a node and everything within it would fetch by attributes, styles and texts that are there already.
 * @returns whether anything is held
 */
export function holdTree(root: Node): boolean {
  let any = false
  const holdText = (element: Element): void => {
    const text = element.textContent!
    if (element.localName === 'style') {
      const safe = holdStyles(text, element)
      if (safe === text) return
      any = true
      element.textContent = safe
    } else if (element.localName === 'script' && text && heldText(element, 'text') === undefined) {
      const type = getAttribute.call(element, 'type') ?? ''
      if (type === 'text/plain') return
      if (!isTextHeld(text, type, 'script')) {
        const safe = watchImports(text)
        if (safe !== text) element.textContent = safe
        return
      }
      any = true
      keep(element, 'text', {
        text,
        isHeld: () => isTextHeld(text, type, 'release'),
        write: disable(element as HTMLScriptElement),
      })
    }
  }
  const hold = (element: Element): void => {
    arm(element)
    holdText(element)
    const styles = getAttribute.call(element, 'style')
    const safeStyles = styles && holdStyles(styles, (element as HTMLElement).style)
    if (safeStyles !== styles) {
      any = true
      setAttribute.call(element, 'style', safeStyles!)
    }
    for (const name of names) {
      // What is released is written by the newer name.
      const text = getAttribute.call(element, name) ?? (name === 'href' ? getAttribute.call(element, xlink) : null)
      if (text === null) continue
      // A held script keeps its address, a frame has a document of ours, and the same element may come by again.
      const isKnown = heldText(element, name) !== undefined
      if (isKnown && (element.localName === 'script' || safeValue(element, name, text, 'release') === text)) continue
      let write = (): void => setAttribute.call(element, name, text)
      const safe = holdAttribute(element, name, text, () => write())
      if (safe === text) continue
      any = true
      if (element.localName === 'script') write = disable(element as HTMLScriptElement)
      else if (safe !== null) setAttribute.call(element, name, safe)
      else {
        // Frames and media keep what they have when the attribute goes.
        if (/frame|embed|object/.test(element.localName)) setAttribute.call(element, name, 'about:blank')
        removeAttribute.call(element, name)
        removeAttribute.call(element, xlink)
        ;(element as Partial<HTMLMediaElement>).load?.()
      }
    }
  }
  if (root.nodeType === 1) hold(root as Element)
  ;(root as Partial<ParentNode>).querySelectorAll?.(selector).forEach(hold)
  return any
}
