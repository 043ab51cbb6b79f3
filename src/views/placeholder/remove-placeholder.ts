import { nativeDocument } from '../../consent/native-document'
import { STATUS_CLEAR_MS } from '../parts/status-clear-ms'
import type { Placeholder } from './placeholder'

/**
 * Removes the placeholder of a frame. If it had the focus, the frame gets it.
 * @param message read by screen readers; empty for none
 */
export function removePlaceholder(frame: HTMLElement, { element, finish }: Placeholder, message: string): void {
  const hadFocus = nativeDocument.activeElement === element
  finish(message)
  // The message has to stay for a while, so that screen readers can read it.
  if (message) setTimeout(() => element.remove(), STATUS_CLEAR_MS)
  else element.remove()
  if (!hadFocus) return
  frame.focus()
  // In Chromium the focus stays on the frame after it navigates, and Tab then skips its content.
  const refocus = (): void => {
    if (nativeDocument.activeElement !== frame) return
    frame.blur()
    frame.focus()
  }
  frame.addEventListener('load', refocus, { __proto__: null, once: true } as AddEventListenerOptions)
}
