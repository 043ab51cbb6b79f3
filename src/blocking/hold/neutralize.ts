import { toJson } from '../../consent/json'
import { fetchingNames } from './fetching-attributes'
import { holdStyles } from './hold-styles'
import { isAttributeHeld } from './is-attribute-held'
import { getAttribute, removeAttribute, setAttribute, setInnerHtml } from '../patch/dom-primordials'
import { trusted } from '../patch/read-once'

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
const sheets = /(<style\b[^>]*>)([^]*?)(?=<\/style)/gi

/** The attribute in which held ones are written, by name and text. */
export const neutralizedAttribute = 'data-held-'

/**
 * Takes the sting out of markup that the browser's parser is to read: a tag that fetches what is held gets its addresses
 * under another name. It is read as text, because it need not be whole.
 */
export function neutralize(markup: string): string {
  const place = document.implementation.createHTMLDocument('').body
  return markup
    .replace(tags, tag => {
      const html = trusted(tag)
      if (html !== undefined) setInnerHtml.call(place, html)
      const element = html && place.firstElementChild
      if (!element) return tag
      const waiting = fetchingNames.flatMap(name => {
        const text = getAttribute.call(element, name)
        return text !== null && isAttributeHeld(element, name, text, 'release') ? [[name, text] as const] : []
      })
      if (waiting.length === 0) return tag
      for (const [name] of waiting) removeAttribute.call(element, name)
      setAttribute.call(element, neutralizedAttribute, toJson(waiting))
      return (element.cloneNode() as Element).outerHTML.replace(/<\/[^>]*>$/, '')
    })
    .replace(sheets, (_, tag: string, css: string) => tag + holdStyles(css))
}

/** Gives an element of such markup its addresses back, through the gate. */
export function restoreAttributes(element: Element): void {
  const waiting = getAttribute.call(element, neutralizedAttribute)
  if (waiting === null) return
  removeAttribute.call(element, neutralizedAttribute)
  // Scripts that did not come from the parser with an address are async unless told otherwise.
  if (element.localName === 'script') (element as HTMLScriptElement).async = element.hasAttribute('async')
  for (const [name, text] of JSON.parse(waiting) as [string, string][]) element.setAttribute(name, text)
}
