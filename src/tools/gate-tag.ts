/** Elements that wait when their markup says so. */
const gateable = ['iframe', 'img', 'script']

/** Returns whether an element can wait for consent by its markup. */
export const isGateable = (name: string): boolean => gateable.includes(name)

/**
 * Writes the tag of a tracker as gated markup: `<iframe src>` becomes `<iframe data-consent="experience" data-src>`.
 * @param tag the start tag as it is written, with or without the rest of the element
 * @param name the element's name
 * @param category for `data-consent`; a tag that has the attribute keeps it
 */
export function gateTag(tag: string, name: string, category: string): string {
  const isScript = name === 'script'
  const [start = '', rest = ''] = [/^<[^]*?>/.exec(tag)?.[0], tag.replace(/^<[^]*?>/, '')]
  const gate = `${isScript ? ' type="text/plain"' : ''}${/\sdata-consent[\s=>]/i.test(start) ? '' : ` data-consent="${category}"`}`
  return (
    start
      .replace(/(?<!\s)\s+type=("[^"]*"|'[^']*'|[^\s>]+)/i, isScript ? '' : '$&')
      .replace(/(?<!\s)\s+(async|defer)(=("[^"]*"|'[^']*'))?(?=[\s>])/gi, isScript ? '' : '$&')
      .replace(/\ssrc=/i, ' data-src=')
      .replace(/^<\w+/, opening => opening + gate) + rest
  )
}
