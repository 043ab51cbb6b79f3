import { startTagOf } from '../hold/start-tag-of'
import { nativeDocument } from '../../consent/native-document'
import type { Judge } from '../rules/blocking-rules'
import { addressesIn, fetches, mayFetch } from '../hold/fetching-attributes'
import { watchImports } from '../hold/script-text'

/**
 * Marks elements that were cleaned. The attribute lists the names of their removed attributes, which are kept under
 * this prefix.
 */
export const DEFERRED_ATTRIBUTE = 'data-consent-waits'

/**
 * Matches the attributes of a tag as the parser splits them, and its end or that of the text. The group is atomic
 * (lookahead and backreference) and no match fails halfway, so the time is linear.
 */
const attributes = (name: string): string =>
  String.raw`(?=(?<${name}>(?:=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)|[^>=])*))\k<${name}>(?:>|$)`
const comment = '<!--(?:-?>|[^]*?(?:--!?>|$))'
/** Matches what parsers drop like a comment, up to the first ">". */
const dropped = String.raw`<(?:[!?]|\/(?![a-z]))[^>]*(?:>|$)`
/** Matches an element whose content is raw text, with that text. */
const textual =
  String.raw`(?<tag><(?<name>script|style|textarea|title|xmp|noscript|iframe|noembed|noframes)(?=[\s/>])${attributes('a')})` +
  String.raw`(?<text>[^]*?)(?=<\/\k<name>[\s/>]|$)`
/** Matches a start or end tag; the parser reads the attributes of both. */
const otherTag = String.raw`<\/?[a-z][^\s/>]*${attributes('b')}`
const pieces = new RegExp([comment, dropped, textual, otherTag].join('|'), 'gi')
/** Matches everything that could be an address, in code of any language; without its scheme, which decides nothing. */
const addresses = /[\\/]{2}[^\s"'`()<>]+/g
const codes = /^(?:module|importmap|speculationrules)$/i

/**
 * Removes everything from HTML that would cause a blocked request, so that the parser never creates it. All other text
 * stays unchanged. Attributes are renamed, scripts get a type that does not run, and style elements lose their text.
 * @param judge decides which requests are blocked; called with the channel `release`, so that nothing is reported yet
 */
export function cleanHtml(judge: Judge, html: string): string {
  const template = document.implementation.createHTMLDocument('').createElement('template')
  let base: string | undefined
  for (const [tag] of html.matchAll(/<base\b[^>]*/gi)) base ??= /\bhref\s*=\s*["']?([^\s"'>]+)/i.exec(tag)?.[1]
  const isHeld = (url: string): boolean =>
    judge(url, 'release', base && new URL(base, nativeDocument.baseURI).href) !== null
  const namesHeldAddress = (code: string): boolean => (code.match(addresses) ?? []).some(isHeld)

  const clean = (tag: string, text: string): string => {
    // Outside of <svg>, the parser turns <image> into <img>, and drops <frame>.
    const isNamed = /^<(?:image|frame)\b/i.test(tag)
    template.innerHTML = (isNamed ? '<svg>' : '') + tag
    const element = template.content.querySelector(isNamed ? 'svg *' : '*')
    // A template cannot contain <body> and the like.
    if (element === null) return tag + text
    const names: string[] = []
    const deferAttribute = (name: string, value: string | null): void => {
      names.push(name)
      element.setAttribute(`${DEFERRED_ATTRIBUTE}-${name}`, value ?? '')
      element.removeAttribute(name)
    }
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name)!
      const local = name.replace(/^.*:/, '')
      const isCode = /^(?:style|srcdoc)$/.test(local) || /^\s*(?:data|javascript):/i.test(value)
      if (isCode ? namesHeldAddress(value) : fetches(element, local) && addressesIn(local, value).some(isHeld))
        deferAttribute(name, value)
    }
    const { localName } = element
    const isStyle = localName === 'style' && namesHeldAddress(text)
    if (isStyle) deferAttribute('text', text)
    if (
      localName === 'script' &&
      (names.length > 0 || (codes.test(element.getAttribute('type') ?? '') && namesHeldAddress(text)))
    ) {
      deferAttribute('type', element.getAttribute('type'))
      element.setAttribute('type', 'text/plain')
    }
    // Scripts that run during document.write() run before any observer could read their text.
    if (names.length === 0) return tag + (localName === 'script' ? watchImports(text, isHeld) : text)
    element.setAttribute(DEFERRED_ATTRIBUTE, names.join(' '))
    return startTagOf(element) + (isStyle ? '' : text)
  }
  // In SVG, <textarea> and the like contain elements; these are not cleaned, as to read them again would take quadratic time.
  return html.replace(pieces, (piece: string, ...rest: unknown[]) => {
    const { tag = piece, text = '' } = rest[rest.length - 1] as Record<string, string | undefined>
    return /^<[^a-z]/i.test(piece) || !mayFetch.test(piece) ? piece : clean(tag, text)
  })
}
