import { nativeDocument } from '../consent/native-document'
import { lockPageScroll } from './lock-page-scroll'

/** The interval between visibility checks, in milliseconds. */
const PERIOD = 500

/** How many checks in a row must find the element covered. A page may cover it for a moment. */
const COVERED_CHECKS = 2

/** Returns why visitors cannot see an element, or null if nothing hides it. */
function hiddenBy(element: Element): string | null {
  if (!element.isConnected) return 'it was removed'
  const { width, height, top, bottom, left, right } = element.getBoundingClientRect()
  if (width < 1 || height < 1) return 'it has no size or display: none'
  if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return 'it is outside of the window'
  for (let at: Element | null = element; at; at = at.parentElement ?? hostOf(at)) {
    const { visibility, opacity, display, clipPath, overflow } = getComputedStyle(at)
    if (display === 'none') return 'display: none'
    if (Number(opacity) === 0) return 'opacity: 0'
    if (at === element && visibility !== 'visible') return `visibility: ${visibility}`
    if (/^(inset\((50|100)%|circle\(0)/.test(clipPath)) return `clip-path: ${clipPath}`
    const box = at.getBoundingClientRect()
    if (overflow === 'hidden' && getComputedStyle(at).contain !== 'none' && (box.width < 1 || box.height < 1))
      return 'an ancestor without size'
  }
  return null
}

/** Returns whether another element lies over the middle of this one. */
function isCovered(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  let outermost = element
  for (let host: Element | null = element; host; host = hostOf(host)) outermost = host
  const found = nativeDocument.elementFromPoint(x, y)
  return found !== null && !outermost.contains(found)
}

const hostOf = (element: Element): Element | null => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/**
 * Locks the page while an element is visible. A content blocker, stylesheet or script can hide the banner, and the page
 * must not stay locked then. The reason is logged once.
 * @returns a function that unlocks the page for good
 */
export function lockWhileVisible(element: Element | null): () => void {
  let unlock: (() => void) | null = null
  let covered = 0
  let isReported = false
  const check = (): void => {
    let reason = element ? hiddenBy(element) : 'it is missing'
    covered = element && reason === null && isCovered(element) ? covered + 1 : 0
    if (covered >= COVERED_CHECKS) reason = 'another element covers it'
    if (reason === null) {
      unlock ??= lockPageScroll()
      return
    }
    unlock?.()
    unlock = null
    if (isReported) return
    isReported = true
    console.warn(`consent-elements: the page is not locked, because the banner is not visible: ${reason}`)
  }
  check()
  const timer = setInterval(check, PERIOD)
  return () => {
    clearInterval(timer)
    unlock?.()
    unlock = null
  }
}
