import { childrenOf, fill, holds } from '../views/fill-markup'
import type { Markup, MarkupValues } from '../views/markup'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML, including double-quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

/** What an attribute's name may consist of, so that no name ends the tag. */
const attributeName = /^[\w:.-]+$/

/**
 * Renders attributes, each with a space before it. null and false omit the attribute; true renders it without a value.
 * @throws TypeError for a name with other signs than letters, digits and `_ : . -`
 */
export const renderAttributes = (attributes: Readonly<Record<string, string | boolean | null | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => {
      if (!attributeName.test(name))
        throw new TypeError(
          `consent-elements was given the attribute name ${JSON.stringify(name)}; allowed are letters, digits and _ : . -`,
        )
      return value === null || value === undefined || value === false
        ? ''
        : ` ${name}="${escapeHtml(value === true ? '' : value)}"`
    })
    .join('')

/**
 * Renders markup as HTML. The nodes are the same as those of the painter in the browser.
 * @param more additional attributes of an element, which override its own
 */
export function renderMarkup(
  markup: readonly Markup[],
  values: MarkupValues,
  more: (attributes: Readonly<Record<string, unknown>>) => Record<string, string> = () => ({}),
): string {
  return markup
    .map(node => {
      if (node.length === 1) return escapeHtml(fill(node[0], values))
      const [tag, attributes, , when] = node
      if (when && !holds(when, values)) return ''
      const own = Object.entries(attributes).map(([name, template]) => {
        const value = typeof template === 'string' ? template : template[holds(template[0], values) ? 1 : 2]
        return [name, value === null ? null : fill(value, values)]
      })
      const all = renderAttributes({ ...Object.fromEntries(own), ...more(attributes) })
      return `<${tag}${all}>${renderMarkup(childrenOf(node, values), values, more)}</${tag}>`
    })
    .join('')
}
