import { DEFERRED_ATTRIBUTE } from './clean-html'
import { countDeferredWrites } from '../hold/deferred-writes'
import { scanSubtree } from '../hold/scan-subtree'
import { getAttribute, removeAttribute, setAttribute, shadowRootOf } from '../realm/dom-primordials'

const observed = { __proto__: null, childList: true, subtree: true } as MutationObserverInit

/**
 * Restores the attributes that cleanHtml has removed, as soon as the parser has inserted the elements. It uses patched
 * functions, so that the requests are blocked and released like any others.
 * @returns a function that stops it
 */
export function restoreCapturedElements(): () => boolean {
  const restoreScript = (script: HTMLScriptElement, values: [string, string][]): void => {
    // While the type is text/plain, changes do not start the script. Neither does setting the type.
    for (const [name, value] of values) if (name !== 'type') setAttribute.call(script, name, value)
    const type = Object.fromEntries(values).type
    if (type) setAttribute.call(script, 'type', type)
    else removeAttribute.call(script, 'type')
    scanSubtree(script)
    if (countDeferredWrites(script) > 0) return
    // Nothing was deferred: consent has been granted in the meantime. Inserting the script again starts it.
    script.async = script.hasAttribute('async')
    script.parentNode?.insertBefore(script, script.nextSibling)
  }
  const restore = (element: Element): void => {
    const values = getAttribute
      .call(element, DEFERRED_ATTRIBUTE)!
      .split(' ')
      .map((name): [string, string] => [name, getAttribute.call(element, `${DEFERRED_ATTRIBUTE}-${name}`)!])
    for (const name of ['', ...values.map(([name]) => `-${name}`)])
      removeAttribute.call(element, DEFERRED_ATTRIBUTE + name)
    if (element.localName === 'script') return restoreScript(element as HTMLScriptElement, values)
    for (const [name, value] of values) {
      const set = (): void => element.setAttribute(name, value)
      if (name === 'text') element.textContent = value
      // Chromium ignores the document if the frame's initial empty document is still being created.
      else if (name === 'srcdoc' || /^\s*(?:data|javascript):/i.test(value)) setTimeout(set)
      else set()
    }
  }
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        restoreWithin(node)
        node.querySelectorAll('*').forEach(restoreWithin)
      }
  })
  const restoreWithin = (element: Element): void => {
    if (element.hasAttribute(DEFERRED_ATTRIBUTE)) restore(element)
    const root = shadowRootOf.call(element)
    if (!root) return
    observer.observe(root, observed)
    root.querySelectorAll('*').forEach(restoreWithin)
  }
  observer.observe(document, observed)
  return () => {
    observer.disconnect()
    return true
  }
}
