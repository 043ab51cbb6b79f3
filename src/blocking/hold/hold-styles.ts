import { styleNames } from './fetching-attributes'
import { judgeRequest } from '../rules/judge-request'
import { deferredText, deferWrite } from './deferred-writes'
import { getAttribute, setAttribute } from '../patch/dom-primordials'

/** Where styles are: a declaration, a style sheet, a style element, or an element of SVG with styles among its attributes. */
type Carrier = CSSStyleDeclaration | CSSStyleSheet | Element

/** What stands in front of a held address, so that it is one of nothing. */
const mark = 'data:,'

/** Styles without any of these fetch nothing. */
const mayFetch = /url|import|image|src|\\/i

/** Whether a value fetches nothing, whatever style it is written into. */
export const isPlainStyle = (value: unknown): boolean =>
  value == null || typeof value === 'number' || (typeof value === 'string' && !mayFetch.test(value))

/** Text without quotes and parentheses. Safari before 16.4 has no lookbehind, by which the address could be found at once. */
const piece = /[^"'()]+/g

/** Whether an address begins there: within url(), or in quotes, as those of @import and image-set() can be. */
const isAddress = (css: string, at: number): boolean =>
  css[at - 1] === '"' || css[at - 1] === "'" || /^url\($/i.test(css.slice(Math.max(0, at - 4), at))

/** Takes escapes for what they stand for. */
const plain = (css: string): string =>
  css.replace(/\\(?:([\da-f]{1,6})\s?|\r?\n|(.))/gi, (_, hex: string | undefined, other = '') =>
    hex ? String.fromCodePoint(Math.min(parseInt(hex, 16), 0x10_ffff)) : (other as string),
  )

function release(carrier: Carrier, url: string): void {
  const back = (css: string): string => css.split(mark + url).join(url)
  if ('cssText' in carrier) carrier.cssText = back(carrier.cssText)
  else if ('cssRules' in carrier)
    [...carrier.cssRules].forEach(({ cssText }, index) => {
      if (back(cssText) === cssText) return
      carrier.deleteRule(index)
      carrier.insertRule(back(cssText), index)
    })
  else if (carrier.localName === 'style') carrier.textContent = back(carrier.textContent!)
  else
    for (const name of styleNames) {
      const styles = getAttribute.call(carrier, name)
      if (styles) setAttribute.call(carrier, name, back(styles))
    }
}

/**
 * Holds what styles would fetch.
 * @param carrier where they are, so that they can be mended when they are released; there may be none
 * @returns the same styles with a mark before each address that is held
 */
export function holdStyles(css: string, carrier?: Carrier): string {
  if (!mayFetch.test(css)) return css
  const hold = (styles: string): string =>
    styles.replace(piece, (given: string, at: number) => {
      if (!isAddress(styles, at)) return given
      const url = given.trim().replace(mark, '')
      if (!/[/\\:]/.test(url) || /^data:/i.test(url)) return given
      const isMarked = given.includes(mark)
      if (!carrier || deferredText(carrier, url) === undefined) {
        if (!judgeRequest(url, isMarked ? 'release' : 'style')) return given
        if (carrier) deferWrite(carrier, url, { text: url, write: () => release(carrier, url) })
      }
      return isMarked ? given : given.replace(url, () => mark + url)
    })
  const safe = hold(css)
  if (!css.includes('\\')) return safe
  // Without its escapes a text may mean something else, so it loses them only where they spell a held address.
  const spelt = plain(safe)
  const safest = hold(spelt)
  return safest === spelt ? safe : safest
}

/** Holds what an element fetches by one of its attributes that are styles. @returns the same styles with such marks */
export const holdStyleAttribute = (element: Element, name: string, css: string): string =>
  holdStyles(css, name === 'style' ? (element as HTMLElement).style : element)
