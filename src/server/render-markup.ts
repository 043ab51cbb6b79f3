import { fill, holds } from '../views/fill-markup'
import type { Markup, MarkupValues } from '../views/markup'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it may stand in HTML, also between double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

/** Attributes as text, each with a space before it. Null and false are left out, true stands bare. */
export const renderAttributes = (attributes: Readonly<Record<string, string | boolean | null | undefined>>): string =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === null || value === undefined || value === false
        ? ''
        : ` ${name}="${escapeHtml(value === true ? '' : value)}"`,
    )
    .join('')

/**
 * Markup as HTML, node for node what the painter draws of it.
 * @param more attributes for an element beside its own, which they replace
 */
export function renderMarkup(
  markup: readonly Markup[],
  values: MarkupValues,
  more: (attributes: Readonly<Record<string, unknown>>) => Record<string, string> = () => ({}),
): string {
  return markup
    .map(node => {
      if (node.length === 1) return escapeHtml(fill(node[0], values))
      const [tag, attributes, children, when] = node
      if (when && !holds(when, values)) return ''
      const own = Object.entries(attributes).map(([name, said]) => {
        const value = typeof said === 'string' ? said : said[holds(said[0], values) ? 1 : 2]
        return [name, value === null ? null : fill(value, values)]
      })
      const all = renderAttributes({ ...Object.fromEntries(own), ...more(attributes) })
      return `<${tag}${all}>${renderMarkup(children, values, more)}</${tag}>`
    })
    .join('')
}
