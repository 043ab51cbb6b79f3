/** By attribute, the elements that fetch what it names, in lower case. */
export const fetchingAttributes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    src: 'img script iframe frame embed input source track audio video',
    srcset: 'img source',
    imagesrcset: 'link',
    href: 'link script image feimage',
    poster: 'video',
    data: 'object',
    background: 'body table td th',
    ping: 'a area',
  }).map(([name, tags]) => [name, tags.split(' ')]),
)

/** What a link does with its address; without a `rel` it may still become any of these. */
const fetchingLink = /^$|stylesheet|icon|manifest|dns|pre[cflr]/i

/** By the prototype's own method; the page may have been given another by then, and a server has none. */
const getAttribute = globalThis.Element?.prototype.getAttribute
const relOf = (element: Element): string | null => getAttribute.call(element, 'rel')

/** Whether an element fetches what is written into one of its attributes. A hyperlink or canonical link does not. */
export const fetches = (element: Element, name: string): boolean =>
  fetchingAttributes.get(name)?.includes(element.localName.toLowerCase()) === true &&
  (element.localName !== 'link' || fetchingLink.test(relOf(element) ?? ''))

/** Whether an attribute has a list of addresses. */
export const isList = (name: string): boolean => /set$|ping/.test(name)

/** @returns the addresses in an attribute's value */
export const addressesIn = (name: string, value: string): string[] =>
  isList(name) ? (value.match(/[^\s,]\S*[^\s,]/g) ?? []) : [value]
