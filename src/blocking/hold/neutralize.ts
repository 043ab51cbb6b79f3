import { baseUri, parseUrl, withBase } from '../rules/request-url'
import { tagsIn } from './tags-in'
import { startTagOf } from './start-tag-of'
import { toJson } from '../../consent/json'
import { fetchingNames } from './fetching-attributes'
import { holdStyles } from './hold-styles'
import { isAttributeHeld } from './is-attribute-held'
import { getAttribute, removeAttribute, setAttribute, setInnerHtml } from '../realm/dom-primordials'
import { trusted } from '../page/read-once'

const style = /^<style[\s/>]/i
const endOfStyle = /<\/style/gi

/** The attribute that stores the blocked attributes of an element, as JSON: a list of names and values. */
export const neutralizedAttribute = 'data-held-'

/**
 * Neutralizes markup before the browser's parser reads it: in each tag, blocked addresses move to another attribute.
 * Processed as text, because the markup may be incomplete.
 */
export function neutralize(markup: string): string {
  const inertBody = document.implementation.createHTMLDocument('').body
  /** The base URL that a `<base>` in the markup sets for the tags after it. */
  let base: string | undefined
  const neutralizeTag = (tag: string): string => {
    // In a body, the parser drops `<frame>`.
    const html = trusted(/^<frame\b/i.test(tag) ? `<svg>${tag}` : tag)
    if (html !== undefined) setInnerHtml.call(inertBody, html)
    const element = html && (inertBody.querySelector('frame') ?? inertBody.firstElementChild)
    if (!element) return tag
    const baseOfTag = element.localName === 'base' ? getAttribute.call(element, 'href') : null
    if (baseOfTag !== null) base ??= parseUrl(baseOfTag, baseUri())?.href
    const blocked = fetchingNames.flatMap(name => {
      const text = getAttribute.call(element, name)
      return text !== null && isAttributeHeld(element, name, text, 'release') ? [[name, text] as const] : []
    })
    if (blocked.length === 0) return tag
    for (const [name] of blocked) removeAttribute.call(element, name)
    setAttribute.call(element, neutralizedAttribute, toJson(blocked))
    return startTagOf(element)
  }
  let safe = ''
  let end = 0
  for (const { tag, at, isWhole } of tagsIn(markup)) {
    if (at < end) continue // within a style
    const isStyle = style.test(tag)
    if (!isWhole && !isStyle) continue
    safe += markup.slice(end, at) + (base ? withBase(base, () => neutralizeTag(tag)) : neutralizeTag(tag))
    end = at + tag.length
    if (!isStyle) continue
    endOfStyle.lastIndex = end
    const behind = endOfStyle.exec(markup)?.index ?? markup.length
    safe += holdStyles(markup.slice(end, behind))
    end = behind
  }
  return safe + markup.slice(end)
}

/** Writes the attributes of a neutralized element again, with the patched functions. */
export function restoreAttributes(element: Element): void {
  const blocked = getAttribute.call(element, neutralizedAttribute)
  if (blocked === null) return
  removeAttribute.call(element, neutralizedAttribute)
  // A script that the parser inserted without an address is async, unless the attribute says otherwise.
  if (element.localName === 'script') (element as HTMLScriptElement).async = element.hasAttribute('async')
  for (const [name, text] of JSON.parse(blocked) as [string, string][]) element.setAttribute(name, text)
}
