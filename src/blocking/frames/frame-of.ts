import { shadowRootOf } from '../patch/dom-primordials'
import { shadowRoots } from './shadow-roots'

/** Frames in shadow roots are among no window's frames; a variable of the page, or an element, can have a frame's name. */
function find(name: string, root: ParentNode): Window | undefined {
  for (const element of root.querySelectorAll('*')) {
    let inner: ParentNode | undefined = shadowRootOf.call(element) ?? shadowRoots.get(element)
    const { contentWindow, name: written } = element as HTMLIFrameElement
    if (contentWindow)
      try {
        if (contentWindow.name === name) return contentWindow
        inner = contentWindow.document
      } catch {
        if (written === name) return contentWindow // of another origin
      }
    const found = inner && find(name, inner)
    if (found) return found
  }
}

/**
 * @param from the window in which there is a link, a form or a call with this target
 * @returns the frame that it leads into; the page itself, and windows of their own, are the visitor's
 */
export function frameOf(target: string, from: Window): Window | undefined {
  const words: Record<string, Window> = { _self: from, _parent: from.parent, _top: window, _blank: window }
  const frame = words[target.toLowerCase()] ?? find(target, from.document) ?? find(target, document)
  return [window, parent, frame?.parent].includes(frame) ? undefined : frame
}
