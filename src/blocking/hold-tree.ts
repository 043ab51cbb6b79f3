import type { Judge } from './blocking-rules'
import { fetchingNames } from './fetching-attributes'
import { heldText, holdAttribute } from './held-attributes'
import { getAttribute, removeAttribute, setAttribute } from './natives'

const selector = fetchingNames.map(name => `[${name}]`).join()

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
 * Holds what a node and everything within it would fetch by attributes that are there already.
 * @returns whether anything is held
 */
export function holdTree(held: Judge, root: Node): boolean {
  let any = false
  const hold = (element: Element): void => {
    for (const name of fetchingNames) {
      const text = getAttribute.call(element, name)
      // A held script keeps its address, and the same script may come by again.
      if (text === null || heldText(element, name) !== undefined) continue
      let write = (): void => setAttribute.call(element, name, text)
      if (!holdAttribute(held, element, name, text, () => write())) continue
      any = true
      if (element.localName === 'script') write = disable(element as HTMLScriptElement)
      else {
        // Frames and media keep what they have when the attribute goes.
        if (element.localName === 'iframe') setAttribute.call(element, name, 'about:blank')
        removeAttribute.call(element, name)
        ;(element as Partial<HTMLMediaElement>).load?.()
      }
    }
  }
  if (root.nodeType === 1) hold(root as Element)
  ;(root as Partial<ParentNode>).querySelectorAll?.(selector).forEach(hold)
  return any
}
