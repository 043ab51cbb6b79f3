import { nativeDocument } from '../../consent/native-document'
import type { Judge } from '../rules/blocking-rules'
import { addressesIn, fetches, mayFetch } from '../hold/fetching-attributes'
import { watchImports } from '../hold/script-text'

/** An element with this attribute waits for the guard; it names the attributes that wait, which have it in front. */
export const DEFERRED_ATTRIBUTE = 'data-consent-waits'

/** A tag's attributes as the parser divides them; taken whole or not at all, so that no text can make it slow. */
const attributes = (name: string): string =>
  String.raw`(?=(?<${name}>(?:=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)|[^>=])*))\k<${name}>>`
const comment = '<!--[^]*?(?:-->|$)'
/** An element whose content is text, with that text. */
const textual =
  String.raw`(?<tag><(?<name>script|style|textarea|title|xmp|noscript|iframe|noembed|noframes)(?=[\s/>])${attributes('a')})` +
  String.raw`(?<text>[^]*?)(?=<\/\k<name>[\s/>]|$)`
const otherTag = String.raw`<[a-z][^\s/>]*${attributes('b')}`
const pieces = new RegExp([comment, textual, otherTag].join('|'), 'gi')
/** What could be an address in code of any kind. */
const addresses = /(?:[a-z]+:)?[\\/]{2}[^\s"'`()<>]+/gi
const codes = /^(?:module|importmap|speculationrules)$/i

/**
 * Takes out of a page's text what it would fetch from held hosts, so that the parser never meets it; everything else
 * stays as it is, to the letter. Such attributes get other names, a script a type that does not run, and a style
 * element no text.
 * @param held decides; asked with the channel `release`, so that nobody is told yet
 */
export function cleanHtml(held: Judge, html: string): string {
  const template = document.implementation.createHTMLDocument('').createElement('template')
  const base = /<base\b[^>]*\bhref\s*=\s*["']?([^\s"'>]+)/i.exec(html)?.[1]
  const isHeld = (url: string): boolean =>
    held(url, 'release', base && new URL(base, nativeDocument.baseURI).href) !== null
  const holdsCode = (code: string): boolean => (code.match(addresses) ?? []).some(isHeld)

  const clean = (tag: string, text: string): string => {
    // By itself the parser would take the one for another name of <img>, and drop the other.
    const isNamed = /^<(?:image|frame)\b/i.test(tag)
    template.innerHTML = (isNamed ? '<svg>' : '') + tag
    const element = template.content.querySelector(isNamed ? 'svg *' : '*')
    // The body and the like are none by themselves.
    if (element === null) return tag + text
    const names: string[] = []
    const wait = (name: string, value: string | null): void => {
      names.push(name)
      element.setAttribute(`${DEFERRED_ATTRIBUTE}-${name}`, value ?? '')
      element.removeAttribute(name)
    }
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name)!
      const local = name.replace(/^.*:/, '')
      const isCode = /^(?:style|srcdoc)$/.test(local) || /^\s*(?:data|javascript):/i.test(value)
      if (isCode ? holdsCode(value) : fetches(element, local) && addressesIn(local, value).some(isHeld))
        wait(name, value)
    }
    const { localName } = element
    const isStyle = localName === 'style' && holdsCode(text)
    if (isStyle) wait('text', text)
    if (
      localName === 'script' &&
      (names.length > 0 || (codes.test(element.getAttribute('type') ?? '') && holdsCode(text)))
    ) {
      wait('type', element.getAttribute('type'))
      element.setAttribute('type', 'text/plain')
    }
    // What runs while the page is written runs before anybody who watches it could look at its text.
    if (names.length === 0) return tag + (localName === 'script' ? watchImports(text, isHeld) : text)
    element.setAttribute(DEFERRED_ATTRIBUTE, names.join(' '))
    return (element.cloneNode() as Element).outerHTML.replace(/<\/[^<>]*>$/, '') + (isStyle ? '' : text)
  }
  return html.replace(pieces, (piece: string, ...rest: unknown[]) => {
    const { tag = piece, text = '' } = rest[rest.length - 1] as Record<string, string | undefined>
    return piece.startsWith('<!--') || !mayFetch.test(piece) ? piece : clean(tag, text)
  })
}
