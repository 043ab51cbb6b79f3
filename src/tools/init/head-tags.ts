import type { InitChoices } from './init-plan'

/** A tag of the installation. An attribute without a value is `true`. */
export interface HeadTag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string | true>>
}

/** The attributes of converted options: those with texts as JSON. */
const convertedAttributes = ({ importDecision, ...others }: InitChoices['converted']): HeadTag['attributes'] => ({
  ...(importDecision !== undefined && { 'data-import-decision': importDecision as string }),
  ...(Object.keys(others).length > 0 && { 'data-options': JSON.stringify(others) }),
})

/**
 * Returns the guard, which loads the manager unless the project's code starts it.
 * @param folder the address of the files, with a slash at its end
 */
const guardHeadTag = ({ policyUrl, services, ownStart, converted }: InitChoices, folder: string): HeadTag => ({
  name: 'script',
  attributes: {
    src: `${folder}guard.js`,
    ...(ownStart === null && {
      'data-manager': true,
      'data-mode': 'offline',
      'data-categories': 'auto',
      'data-language': 'page',
    }),
    'data-pending': 'hold',
    ...(ownStart === null && {
      ...(services !== null && { 'data-services': services }),
      ...(policyUrl !== null && { 'data-policy-url': policyUrl }),
      ...convertedAttributes(converted),
    }),
  },
})

/** Returns the link that loads the manager while the guard loads. */
const managerLink = (folder: string): HeadTag => ({
  name: 'link',
  attributes: { rel: 'modulepreload', href: `${folder}consent-elements.js` },
})

/** Returns everything that the installation puts first into `<head>`, in its order. */
export const headTags = (choices: InitChoices, folder: string): readonly HeadTag[] => [
  // A bundle has its own manager.
  ...(choices.ownStart === null ? [managerLink(folder)] : []),
  guardHeadTag(choices, folder),
]

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
/** Values of JSON have double quotes. */
const quoted = (name: string, value: string): string => (name === 'data-options' ? `'${escaped(value)}'` : `"${value}"`)

/** Writes a tag as HTML. */
export function htmlTag({ name, attributes }: HeadTag): string {
  const texts = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}=${quoted(key, value)}`,
  )
  return `<${[name, ...texts].join(' ')}${name === 'script' ? '></script>' : ' />'}`
}

/** Returns the same as lines of HTML. */
export const headLines = (choices: InitChoices, folder: string): readonly string[] =>
  headTags(choices, folder).map(htmlTag)

/**
 * Writes a tag as JSX.
 * @param isReact whether React renders it, which moves elements, and compares attributes while it hydrates
 */
export function jsxTag({ name, attributes }: HeadTag, isReact: boolean): string {
  const texts = Object.entries(attributes).map(([key, value]) => {
    return key === 'data-options' ? `${key}={${JSON.stringify(value)}}` : `${key}="${value === true ? '' : value}"`
  })
  // React 19 moves `<link>` elements without `itemProp` to a place of its own.
  const more = isReact ? [...(name === 'link' ? ['itemProp=""'] : []), 'suppressHydrationWarning'] : []
  return `<${[name, ...texts, ...more].join(' ')} />`
}

/**
 * Writes the attributes of a tag as an object literal.
 * @param nothing what an attribute without a value is
 */
export function attributesLiteral({ attributes }: HeadTag, quote: string, nothing: string): string {
  const text = (value: string) =>
    value.includes(quote) ? JSON.stringify(value) : `${quote}${value.replaceAll('\\', '\\\\')}${quote}`
  const entries = Object.entries(attributes).map(
    ([key, value]) => `${/^\w+$/.test(key) ? key : text(key)}: ${value === true ? nothing : text(value)}`,
  )
  return `{ ${entries.join(', ')} }`
}
