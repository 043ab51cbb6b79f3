import type { ConsentStore } from '../store/create-consent-store'
import { pressRuleAtom } from '../store/press-rule-atom'

/** How long a surface must have been wholly visible before a press, in milliseconds. */
const SEEN_MS = 500
/** How often the page is searched for surfaces, in milliseconds. */
const SEARCH_MS = 250

/** What IntersectionObserver v2 adds, and TypeScript does not know: https://w3c.github.io/IntersectionObserver/v2/ */
interface VisibilityInit extends IntersectionObserverInit {
  trackVisibility: true
  /** In milliseconds; browsers accept no less than 100. */
  delay: number
}
type VisibilityEntry = IntersectionObserverEntry & { readonly isVisible: boolean }

const supportsVisibility = (): boolean => 'isVisible' in IntersectionObserverEntry.prototype

/**
 * Lets a press grant something only where the browser says that the visitor could see the surface: wholly in view, covered
 * by nothing and not transparent, for half a second. For pages that another site frames.
 *
 * Without IntersectionObserver v2 (Firefox and Safari in 2026) nobody can say so, and nothing is asked.
 * @returns a function that stops it
 */
export function trustVisiblePresses(store: ConsentStore): () => void {
  if (!supportsVisibility()) return () => {}
  const seenSince = new Map<EventTarget, number>()
  const known = new WeakSet<Element>()
  let pressed: readonly EventTarget[] = []
  const init: VisibilityInit = { trackVisibility: true, delay: 100, threshold: [0.5, 0.99, 1] }
  const observer = new IntersectionObserver(entries => {
    for (const { target, time, isVisible, intersectionRatio } of entries as VisibilityEntry[])
      if (!isVisible || intersectionRatio < 0.99) seenSince.delete(target)
      else if (!seenSince.has(target)) seenSince.set(target, time)
  }, init)
  const search = (): void => {
    for (const surface of surfaces()) {
      if (known.has(surface)) continue
      known.add(surface)
      observer.observe(surface)
    }
  }
  const notePress = (event: Event): void => {
    pressed = event.composedPath()
  }
  const wasSeen = (): boolean =>
    pressed.some(element => performance.now() - (seenSince.get(element) ?? Number.NaN) >= SEEN_MS)

  const timer = setInterval(search, SEARCH_MS)
  addEventListener('click', notePress, true)
  store.set(pressRuleAtom, { mayAsk: true, wasSeen })
  return () => {
    clearInterval(timer)
    removeEventListener('click', notePress, true)
    observer.disconnect()
  }
}

/** Returns what must be visible for a press in it: the banner, the dialog or widget, and placeholders. */
const surfaces = (): Element[] =>
  [...document.querySelectorAll('consent-banner,privacy-settings-dialog,consent-placeholder')].map(
    host => host.shadowRoot?.querySelector('[part~=banner],dialog,[part~=widget]') ?? host,
  )
