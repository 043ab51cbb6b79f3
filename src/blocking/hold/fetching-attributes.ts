import { localNameOf } from '../realm/dom-primordials'

/** By attribute, the elements that fetch the address in it. */
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
  // Values that an animation writes into an address.
  to: 'set animate',
  from: 'animate',
  by: 'animate',
  values: 'animate',
  // The type decides whether a script runs.
  type: 'script',
} as unknown as Readonly<Record<string, string>>

/** The names of all attributes by which some element fetches. */
export const fetchingNames = Object.keys(fetchingAttributes)

/**
 * The attributes that contain styles. The SVG ones, all but `style`, are not observed for mutations, because drawings
 * animate them.
 */
export const styleNames = 'style cursor fill stroke mask clip-path marker-start marker-mid marker-end'.split(' ')

/**
 * By property, the interfaces that have it, without the suffix "Element". Each property reflects the attribute of the
 * same name.
 */
export const fetchingProperties = {
  src: 'HTMLImage HTMLScript HTMLIFrame HTMLFrame HTMLEmbed HTMLInput HTMLSource HTMLTrack HTMLMedia',
  srcset: 'HTMLImage HTMLSource',
  imageSrcset: 'HTMLLink',
  href: 'HTMLLink',
  poster: 'HTMLVideo',
  data: 'HTMLObject',
  background: 'HTMLBody',
  ping: 'HTMLAnchor HTMLArea SVGA',
  attributionSrc: 'HTMLAnchor HTMLArea HTMLImage HTMLScript',
  srcdoc: 'HTMLIFrame',
  type: 'HTMLScript SVGScript',
}

/**
 * Matches markup or styles that may fetch, also by a custom property. It does not match links, most classes and data-*
 * attributes, which most markup has.
 */
export const mayFetch =
  /src|poster|background|ping\s*=|url|image|\\|&#|(?:^|[\s;"'{}/=>])--[^\s>-]|<(?:link|script|style|object|embed|set|animate)/i

/** By element, the attributes by which it fetches. Not a Map or an array, because a page can replace their methods. */
const fetchingByTag = { __proto__: null } as unknown as Record<string, Record<string, true> | undefined>
for (const name of fetchingNames)
  for (const tag of fetchingAttributes[name]!.split(' ')) (fetchingByTag[tag] ??= {})[name] = true

/**
 * Elements that fetch or run when they are inserted, or whose address can be written without its attribute, as in SVG.
 */
const insertionTags = 'script link iframe frame object embed style image feImage set animate'.split(' ')
// Marked as pure, because the small guard uses none of it.
export const fetchesOnInsertion = /* @__PURE__ */ (() => {
  const names = { __proto__: null } as unknown as Record<string, true | undefined>
  for (const tag of insertionTags) names[tag] = true
  return names as Readonly<typeof names>
})()
/** Selects the elements that fetch on insertion. */
export const insertionSelector = /* @__PURE__ */ insertionTags.join()

/** The attributes by which elements fetch that usually have none of them. */
const rareNames = ['background', 'ping', 'attributionsrc']
/** Selects all elements that have an attribute by which they fetch, and few others. */
export const fetchingSelector = /* @__PURE__ */ (() =>
  [
    ...Object.keys(fetchingByTag).filter(tag =>
      Object.keys(fetchingByTag[tag]!).some(name => !rareNames.includes(name)),
    ),
    ...rareNames.map(name => `[${name}]`),
  ].join())()

/** Returns the attributes by which an element may fetch, as keys; undefined if there are none. */
export const fetchingOf = (element: Element): Readonly<Record<string, true>> | undefined =>
  fetchingByTag[localNameOf.call(element)]

/**
 * Returns whether an element fetches the value of one of its attributes. Hyperlinks do not. Every `<link>` does,
 * because a change of its `rel` can make it fetch.
 */
export const fetches = (element: Element, name: string): boolean => fetchingOf(element)?.[name] === true

/** The attributes that contain lists of addresses. */
const lists = { __proto__: null } as unknown as Record<string, true | undefined>
for (const name of 'srcset imagesrcset ping attributionsrc values type'.split(' ')) lists[name] = true

/** Returns whether an attribute contains a list of addresses. */
export const isList = (name: string): boolean => lists[name] === true

/** Returns the addresses in an attribute's value. In `srcset`, a comma after a width or density ends an entry. */
export const addressesIn = (name: string, value: string): string[] =>
  isList(name) ? (value.replace(/\s[^\s,:/]+,/g, ' ').match(/[^\s,;](?:[^\s;]*[^\s,;])?/g) ?? []) : [value]
