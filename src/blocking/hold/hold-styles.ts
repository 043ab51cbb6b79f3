import { styleNames } from './fetching-attributes'
import { judgeRequest } from '../rules/judge-request'
import { deferredText, deferWrite } from './deferred-writes'
import { getAttribute, setAttribute } from '../realm/dom-primordials'

/**
 * The object that contains styles: a declaration, a style sheet, a style element, or an SVG element with style
 * attributes.
 */
type Carrier = CSSStyleDeclaration | CSSStyleSheet | Element

/** The prefix of a blocked address. It turns the address into an empty data: address. */
const BLOCKED_PREFIX = 'data:,'

/** Matches styles that may fetch. A custom property can contain an address that only another declaration fetches. */
const mayFetch = /url|import|image|src|\\|\/\//i

/** Returns whether a value cannot fetch anything, in any style property. */
export const isPlainStyle = (value: unknown): boolean =>
  value == null || typeof value === 'number' || (typeof value === 'string' && !mayFetch.test(value))

/** Text without quotes and parentheses. Safari before 16.4 has no lookbehind, which would find the address directly. */
const pieces = /[^"'()]+/g

/** Returns whether an address begins at an index: within `url()`, or in quotes, as in `@import` and `image-set()`. */
const isAddress = (css: string, at: number): boolean =>
  css[at - 1] === '"' || css[at - 1] === "'" || /^url\($/i.test(css.slice(Math.max(0, at - 4), at))

/** Replaces CSS escapes with their characters. */
const withoutEscapes = (css: string): string =>
  css.replace(/\\(?:([\da-f]{1,6})\s?|\r?\n|(.))/gi, (_, hex: string | undefined, other = '') =>
    hex ? String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10_ffff)) : (other as string),
  )

function release(carrier: Carrier, url: string): void {
  const restored = (css: string): string => css.split(BLOCKED_PREFIX + url).join(url)
  if ('cssText' in carrier) carrier.cssText = restored(carrier.cssText)
  else if ('cssRules' in carrier)
    [...carrier.cssRules].forEach(({ cssText }, index) => {
      if (restored(cssText) === cssText) return
      carrier.deleteRule(index)
      carrier.insertRule(restored(cssText), index)
    })
  else if (carrier.localName === 'style') carrier.textContent = restored(carrier.textContent!)
  else
    for (const name of styleNames) {
      const styles = getAttribute.call(carrier, name)
      if (styles) setAttribute.call(carrier, name, restored(styles))
    }
}

/**
 * Blocks the addresses in styles.
 * @param carrier object that contains the styles, to restore them on release; without one they are never released
 * @returns the same styles with a prefix before each blocked address
 */
export function holdStyles(css: string, carrier?: Carrier): string {
  if (!mayFetch.test(css)) return css
  const hold = (styles: string): string =>
    styles.replace(pieces, (given: string, at: number) => {
      if (!isAddress(styles, at)) return given
      const url = given.trim().replace(BLOCKED_PREFIX, '')
      if (!/[/\\:]/.test(url) || /^data:/i.test(url)) return given
      const isMarked = given.includes(BLOCKED_PREFIX)
      if (!carrier || deferredText(carrier, url) === undefined) {
        if (!judgeRequest(url, isMarked ? 'release' : 'style')) return given
        if (carrier) deferWrite(carrier, url, { text: url, write: () => release(carrier, url) })
      }
      return isMarked ? given : given.replace(url, () => BLOCKED_PREFIX + url)
    })
  const safe = hold(css)
  if (!css.includes('\\')) return safe
  // Without escapes the text may have another meaning. They are therefore removed only if they spell a blocked address.
  const unescaped = withoutEscapes(safe)
  const safest = hold(unescaped)
  return safest === unescaped ? safe : safest
}

/**
 * Blocks the addresses in a style attribute of an element.
 * @returns the same styles with a prefix before each blocked address
 */
export const holdStyleAttribute = (element: Element, name: string, css: string): string =>
  holdStyles(css, name === 'style' ? (element as HTMLElement).style : element)
