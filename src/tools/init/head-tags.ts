import { preloadStop } from '../doctor/paste-lines'
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
export const guardHeadTag = ({ policyUrl, services, ownStart, converted }: InitChoices, folder: string): HeadTag => ({
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

/** Returns the tag that stops Chromium's preload scanner. */
const preloadStopTag: HeadTag = {
  name: 'meta',
  attributes: {
    'http-equiv': 'Content-Security-Policy',
    content: /content="([^"]*)"/.exec(preloadStop)?.[1] ?? '',
  },
}

/** Returns everything that the installation puts first into `<head>`, in its order. */
export const headTags = (choices: InitChoices, folder: string): readonly HeadTag[] => [
  preloadStopTag,
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

const reactNames: Readonly<Record<string, string>> = { 'http-equiv': 'httpEquiv' }

/**
 * Writes a tag as JSX.
 * @param isReact whether React renders it, which has names of its own and compares attributes while it hydrates
 */
export function jsxTag({ name, attributes }: HeadTag, isReact: boolean): string {
  const texts = Object.entries(attributes).map(([key, value]) => {
    const own = isReact ? (reactNames[key] ?? key) : key
    return key === 'data-options' ? `${own}={${JSON.stringify(value)}}` : `${own}="${value === true ? '' : value}"`
  })
  // React moves `<meta>` elements without `itemProp` behind the guard.
  const more = isReact ? [...(name === 'meta' ? ['itemProp=""'] : []), 'suppressHydrationWarning'] : []
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
