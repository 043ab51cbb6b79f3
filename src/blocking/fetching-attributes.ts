/** By attribute, the elements that fetch what it names. */
export const fetchingAttributes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    src: 'img script iframe frame embed input source track audio video',
    srcset: 'img source',
    imagesrcset: 'link',
    href: 'link script image feImage',
    poster: 'video',
    data: 'object',
    background: 'body table td th',
    ping: 'a area',
    attributionsrc: 'a area img script',
  }).map(([name, tags]) => [name, tags.split(' ')]),
)

/** The names of the attributes that some element fetches by. */
export const fetchingNames = [...fetchingAttributes.keys()]

/**
 * Whether an element fetches what is written into one of its attributes. A hyperlink does not. A link may be one that
 * fetches from one moment to the next, by its `rel`, so every link counts.
 */
export const fetches = (element: Element, name: string): boolean =>
  fetchingAttributes.get(name)?.includes(element.localName) === true

/** Whether an attribute has a list of addresses. */
export const isList = (name: string): boolean => /set$|ping|butions/.test(name)

/** @returns the addresses in an attribute's value */
export const addressesIn = (name: string, value: string): string[] =>
  isList(name) ? (value.match(/[^\s,]\S*[^\s,]/g) ?? []) : [value]
