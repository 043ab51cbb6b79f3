import { lockPageScroll } from './lock-page-scroll'

/** The interval between visibility checks, in milliseconds. */
const PERIOD = 500

/** Returns whether an element is displayed, visible, opaque, not empty and within the window. */
function isVisible(element: Element): boolean {
  if (!element.isConnected) return false
  const { width, height, top, bottom, left, right } = element.getBoundingClientRect()
  if (width < 1 || height < 1 || bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return false
  for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at)) {
    const { visibility, opacity, display } = getComputedStyle(at)
    if (display === 'none' || Number(opacity) === 0) return false
    if (at === element && visibility !== 'visible') return false
  }
  return true
}

const hostOf = (element: Element): Element | null => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/**
 * Locks the page while an element is visible. A content blocker, stylesheet or script can hide the banner, and the page
 * must not stay locked then.
 * @returns a function that unlocks the page for good
 */
export function lockWhileVisible(element: Element | null): () => void {
  let unlock: (() => void) | null = lockPageScroll()
  const check = (): void => {
    const visible = element !== null && isVisible(element)
    if (visible) unlock ??= lockPageScroll()
    else {
      unlock?.()
      unlock = null
    }
  }
  const timer = setInterval(check, PERIOD)
  return () => {
    clearInterval(timer)
    unlock?.()
    unlock = null
  }
}
