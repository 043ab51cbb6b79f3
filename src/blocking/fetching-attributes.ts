import { getAttribute } from './natives'

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
  }).map(([name, tags]) => [name, tags.split(' ')]),
)

/** The names of the attributes that some element fetches by. */
export const fetchingNames = [...fetchingAttributes.keys()]

/** What a link does with its address; without a `rel` it may still become any of these. */
const fetchingLink = /^$|style|icon|manif|dns|pre[cflr]/i

/** Whether an element fetches what is written into one of its attributes. A hyperlink or canonical link does not. */
export const fetches = (element: Element, name: string): boolean =>
  fetchingAttributes.get(name)?.includes(element.localName) === true &&
  (element.localName !== 'link' || fetchingLink.test(getAttribute.call(element, 'rel') ?? ''))

/** Whether an attribute has a list of addresses. */
export const isList = (name: string): boolean => /set$|ping/.test(name)

/** @returns the addresses in an attribute's value */
export const addressesIn = (name: string, value: string): string[] =>
  isList(name) ? (value.match(/[^\s,]\S*[^\s,]/g) ?? []) : [value]
