/** The attributes by which elements request something that can wait for consent, by element. */
const gateable: Readonly<Record<string, string>> = {
  iframe: 'src',
  img: 'src|srcset',
  script: 'src',
  source: 'src|srcset',
  video: 'src|poster',
  audio: 'src',
  track: 'src',
  embed: 'src',
  object: 'data',
  link: 'href|imagesrcset',
  input: 'src',
  image: 'href',
}

/** Returns whether an element can wait for consent by its markup. */
export const isGateable = (name: string): boolean => Object.hasOwn(gateable, name)

/**
 * Writes the tag of a tracker as gated markup: `<iframe src>` becomes `<iframe data-consent="experience" data-src>`.
 * @param tag the start tag as it is written, with or without the rest of the element
 * @param name the element's name
 * @param category for `data-consent`; a tag that has the attribute keeps it
 */
export function gateTag(tag: string, name: string, category: string): string {
  const isScript = name === 'script'
  const [start = '', rest = ''] = [/^<[^]*?>/.exec(tag)?.[0], tag.replace(/^<[^]*?>/, '')]
  const isModule = isScript && /\stype=["']?module\b/i.test(start)
  const type = isScript ? ` type="text/plain"${isModule ? ' data-type="module"' : ''}` : ''
  const gate = `${type}${/\sdata-consent[\s=>]/i.test(start) ? '' : ` data-consent="${category}"`}`
  return (
    start
      .replace(/(?<!\s)\s+type=("[^"]*"|'[^']*'|[^\s>]+)/i, isScript ? '' : '$&')
      .replace(/(?<!\s)\s+(async|defer)(=("[^"]*"|'[^']*'))?(?=[\s>])/gi, isScript ? '' : '$&')
      .replace(new RegExp(`\\s(${gateable[name]})=`, 'gi'), ' data-$1=')
      .replace(/^<\w+/, opening => opening + gate) + rest
  )
}
