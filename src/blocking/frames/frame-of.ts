import { shadowRootOf } from '../realm/dom-primordials'
import { shadowRoots } from './shadow-roots'

/**
 * Finds a frame by name in a tree, its shadow roots and the documents of its frames. `window.frames` is not used: it
 * lacks frames in shadow roots, and variables or elements of the page can have the name of a frame.
 */
function find(name: string, root: ParentNode): Window | undefined {
  for (const element of root.querySelectorAll('*')) {
    let inner: ParentNode | undefined = shadowRootOf.call(element) ?? shadowRoots.get(element)
    const { contentWindow, name: written } = element as HTMLIFrameElement
    if (contentWindow)
      try {
        if (contentWindow.name === name) return contentWindow
        inner = contentWindow.document
      } catch {
        if (written === name) return contentWindow // cross-origin
      }
    const found = inner && find(name, inner)
    if (found) return found
  }
}

/**
 * Returns the frame that a link, form or `open()` call navigates; undefined for the page itself and for new windows,
 * which are never blocked.
 * @param target name of a frame, or a keyword such as `_self`
 * @param from window that contains the link, form or call
 */
export function frameOf(target: string, from: Window): Window | undefined {
  const words: Record<string, Window> = { _self: from, _parent: from.parent, _top: window, _blank: window }
  const frame = words[target.toLowerCase()] ?? find(target, from.document) ?? find(target, document)
  return [window, parent, frame?.parent].includes(frame) ? undefined : frame
}
