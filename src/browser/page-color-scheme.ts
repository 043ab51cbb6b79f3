import { nativeDocument } from '../consent/native-document'

/** Returns the lightness of a computed color from 0 to 1; null if it is mostly transparent. */
function lightnessOf(color: string): number | null {
  const numbers = (color.match(/[\d.]+/g) ?? []).map(Number)
  const [first = 0, second = 0, third = 0] = numbers
  if (numbers.length < 3 || (numbers[3] ?? 1) < 0.5) return null
  if (color.startsWith('ok')) return first
  if (/^l(ab|ch)/.test(color)) return first / 100
  const whole = color.startsWith('rgb') ? 255 : 1
  return (0.3 * first + 0.59 * second + 0.11 * third) / whole
}

/**
 * Returns the current color scheme of the page by its background: that of body or html. A page without a background has
 * the browser's own, which follows the CSS property `color-scheme`.
 */
export function pageColorScheme(): 'light' | 'dark' {
  const { documentElement: html, body } = nativeDocument
  for (const element of [body, html]) {
    const lightness = element && lightnessOf(getComputedStyle(element).backgroundColor)
    if (typeof lightness === 'number') return lightness < 0.5 ? 'dark' : 'light'
  }
  const declared = getComputedStyle(html).colorScheme
  if (!declared.includes('dark')) return 'light'
  return !declared.includes('light') || matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
}

/**
 * Calls back when the colors of the page may have changed: attributes of html and body, stylesheets in the head, the
 * system's color scheme, or the end of a color transition.
 * @returns an unsubscribe function
 */
export function whenPageColorsChange(listener: () => void): () => void {
  const { documentElement: html, head, body } = nativeDocument
  const observer = new MutationObserver(listener)
  const system = matchMedia('(prefers-color-scheme:dark)')
  const whenFaded = ({ target }: Event): void => {
    if (target === html || target === nativeDocument.body) listener()
  }
  observer.observe(html, { attributes: true })
  if (body) observer.observe(body, { attributes: true })
  if (head)
    observer.observe(head, { childList: true, subtree: true, attributeFilter: ['media', 'disabled', 'content'] })
  system.addEventListener('change', listener)
  addEventListener('load', listener)
  nativeDocument.addEventListener('transitionend', whenFaded)
  return () => {
    observer.disconnect()
    removeEventListener('load', listener)
    system.removeEventListener('change', listener)
    nativeDocument.removeEventListener('transitionend', whenFaded)
  }
}
