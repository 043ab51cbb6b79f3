import { toJson } from '../../consent/json'
import { fetchingNames } from './fetching-attributes'
import { holdStyles } from './hold-styles'
import { isAttributeHeld } from './is-attribute-held'
import { getAttribute, removeAttribute, setAttribute, setInnerHtml } from '../patch/dom-primordials'
import { trusted } from '../patch/read-once'

const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi
const sheets = /(<style\b[^>]*>)([^]*?)(?=<\/style)/gi

/** The attribute that stores the blocked attributes of an element, as JSON: a list of names and values. */
export const neutralizedAttribute = 'data-held-'

/**
 * Neutralizes markup before the browser's parser reads it: in each tag, blocked addresses move to another attribute.
 * Processed as text, because the markup may be incomplete.
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

/** Writes the attributes of a neutralized element again, with the patched functions. */
export function restoreAttributes(element: Element): void {
  const waiting = getAttribute.call(element, neutralizedAttribute)
  if (waiting === null) return
  removeAttribute.call(element, neutralizedAttribute)
  // A script that the parser inserted without an address is async, unless the attribute says otherwise.
  if (element.localName === 'script') (element as HTMLScriptElement).async = element.hasAttribute('async')
  for (const [name, text] of JSON.parse(waiting) as [string, string][]) element.setAttribute(name, text)
}
