import { headTags, type HeadHtmlOptions } from './head-tags'
import { renderAttributes } from './render-markup'

/** The HTML that belongs first in `<head>`. */
export interface HeadHtml {
  /** HTML for the beginning of `<head>`. */
  html: string
  /** What a Content-Security-Policy needs for it, by directive: `{ 'script-src': "'self' 'sha256-…'" }`. */
  csp: Record<string, string>
  /** The addresses that the page loads immediately, in this order, for `Link` headers and Early Hints. */
  files: string[]
}

/**
 * Renders everything that belongs first in `<head>`, in the order that blocks from the first byte: the encoding, preloads
 * of the package's own files, a tag that disables the preload scanner, and the guard, which loads the manager.
 * @throws TypeError if an option is invalid; the message states what is allowed
 */
export async function headHtml(options: HeadHtmlOptions = {}): Promise<HeadHtml> {
  const { tags, csp, files } = await headTags(options)
  const html = tags.map(
    ({ tag, attributes, text }) =>
      `<${tag}${renderAttributes(attributes)}>${tag === 'script' ? `${text}</script>` : ''}`,
  )
  return { html: html.join(''), csp, files }
}
