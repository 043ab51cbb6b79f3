const decoded = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }
const decode = text => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, entity => decoded[entity])

/**
 * Returns what a page shows, in lines: a line for each block and each row of a table, with ` | ` between cells.
 * @param {string} page HTML
 * @param {string} [from] the heading at which the lines begin
 * @param {string} [until] the heading before which they end
 */
export function outlineOf(page, from, until) {
  const body = page.slice(page.indexOf('<main>'), page.indexOf('</main>'))
  const lines = body
    .replaceAll(/<(script|title|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/t[hd]>/g, ' | ')
    .replaceAll(
      /<\/?(?:tr|section|h\d|p|dt|dd|form|label|li|table|option|optgroup|button|br|summary|pre)\b[^>]*>/g,
      '\n',
    )
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map(line =>
      decode(
        line
          .replaceAll(/\s+/g, ' ')
          .trim()
          .replace(/( ?\|)+$/, ''),
      ),
    )
    .filter(Boolean)
  const start = from === undefined ? 0 : lines.indexOf(from)
  const end = until === undefined ? lines.length : lines.indexOf(until, start + 1)
  return lines.slice(start, end)
}

/** @returns {string[]} the values of an attribute in the order of the page, of the elements that begin with some text */
export const attributesOf = (page, name, element = '') =>
  [...page.replaceAll(/\s+/g, ' ').matchAll(new RegExp(`<${element}[^>]*? ${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    decode(value),
  )
