/** By attribute, the elements that fetch what it names. */
const fetchingAttributes = {
  __proto__: null,
  src: 'img image script iframe frame embed input source track audio video',
  srcset: 'img source',
  imagesrcset: 'link',
  href: 'link script image feImage',
  poster: 'video',
  data: 'object',
  code: 'embed',
  background: 'body table tbody thead tfoot td th tr col colgroup',
  ping: 'a area',
  attributionsrc: 'a area img script',
  srcdoc: 'iframe',
  // What an animation writes into an address.
  to: 'set animate',
  from: 'animate',
  by: 'animate',
  values: 'animate',
  // By which it is one that runs.
  type: 'script',
} as unknown as Readonly<Record<string, string>>

/** The names of the attributes that some element fetches by. */
export const fetchingNames = Object.keys(fetchingAttributes)

/** The attributes that are styles. All but the first are those of SVG, of whose changes nobody is told, because drawings are animated by them. */
export const styleNames = 'style fill stroke mask clip-path marker-start marker-mid marker-end'.split(' ')

/** By property, the interfaces whose elements have it, less "Element". It reflects the attribute of its name. */
export const fetchingProperties = {
  src: 'HTMLImage HTMLScript HTMLIFrame HTMLFrame HTMLEmbed HTMLInput HTMLSource HTMLTrack HTMLMedia',
  srcset: 'HTMLImage HTMLSource',
  imageSrcset: 'HTMLLink',
  href: 'HTMLLink',
  poster: 'HTMLVideo',
  data: 'HTMLObject',
  background: 'HTMLBody',
  ping: 'HTMLAnchor HTMLArea',
  attributionSrc: 'HTMLAnchor HTMLArea HTMLImage HTMLScript',
  srcdoc: 'HTMLIFrame',
  type: 'HTMLScript SVGScript',
}

/** Markup without any of these fetches nothing. Links, classes and data-* are not among them, which most markup has. */
export const mayFetch =
  /src|poster|background|ping\s*=|url|image|\\|&#|<(?:link|script|style|object|embed|set|animate)/i

/** By element, the attributes by which it fetches. No Map and no list, because a page can replace what these find. */
const fetchingByTag = { __proto__: null } as unknown as Record<string, Record<string, true> | undefined>
for (const name of fetchingNames)
  for (const tag of fetchingAttributes[name]!.split(' ')) (fetchingByTag[tag] ??= {})[name] = true

/** What fetches when it enters a document, runs there, or has addresses that are written past their attributes, as in SVG. */
const insertionTags = 'script link iframe frame object embed style image feImage set animate'.split(' ')
export const fetchesOnInsertion = { __proto__: null } as unknown as Readonly<Record<string, true | undefined>>
for (const tag of insertionTags) (fetchesOnInsertion as Record<string, true>)[tag] = true
/** Selects such elements. */
export const insertionSelector = insertionTags.join()

/** When the elements of a tag fetch: `insertion` when they enter a document, `attribute` when an attribute is written. */
export const fetchingTime = { __proto__: null } as unknown as Record<string, 'insertion' | 'attribute' | undefined>
for (const tag in fetchingByTag) fetchingTime[tag] = 'attribute'
for (const tag of insertionTags) fetchingTime[tag] = 'insertion'

/** @returns the attributes by which an element may fetch, as keys */
export const fetchingOf = ({ localName }: Element): Readonly<Record<string, true>> | undefined =>
  fetchingByTag[localName]

/**
 * Whether an element fetches what is written into one of its attributes. A hyperlink does not. A link may be one that
 * fetches from one moment to the next, by its `rel`, so every link counts.
 */
export const fetches = (element: Element, name: string): boolean => fetchingOf(element)?.[name] === true

/** Whether an attribute has a list of addresses. */
export const isList = (name: string): boolean => /set$|ping|butions|values|type/.test(name)

/** @returns the addresses in an attribute's value, where after the width or density of one, and a comma, the next begins */
export const addressesIn = (name: string, value: string): string[] =>
  isList(name) ? (value.replace(/\s[^\s,:/]+,/g, ' ').match(/[^\s,;](?:[^\s;]*[^\s,;])?/g) ?? []) : [value]
