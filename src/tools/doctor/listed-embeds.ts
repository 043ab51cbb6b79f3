import { createAttributor } from '../audit/attribution'
import type { PageFacts } from './page-facts'
import type { MarkupElement } from './parse-markup'

/** An element of the HTML that requests a tracker. */
export interface ListedEmbed {
  readonly element: MarkupElement
  readonly url: string
  readonly category: string
}

const attributesOf: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  iframe: ['src'],
  frame: ['src'],
  img: ['src', 'srcset'],
  input: ['src'],
  embed: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  link: ['href', 'imagesrcset'],
  object: ['data'],
  image: ['href'],
}
const loadingLinks = /(^|\s)(stylesheet|preload|modulepreload|prefetch|prerender|preconnect|icon)(\s|$)/i

/** Returns the address that an element requests by its markup alone, or null. */
export function requestedBy({ name, attributes }: MarkupElement): string | null {
  if (name === 'script' && /json|plain|template/.test(attributes.type ?? '')) return null
  if (name === 'link' && !loadingLinks.test(attributes.rel ?? '')) return null
  if (name === 'input' && attributes.type !== 'image') return null
  for (const attribute of attributesOf[name] ?? []) {
    const value = attributes[attribute]
    if (value) return attribute.endsWith('srcset') ? value.trim().split(/[\s,]/, 1)[0]! : value
  }
  return null
}

/** Hosts that the page's options exempt, wherever they are written. */
const exemptHosts = (source: string): string[] =>
  [...source.replaceAll('&quot;', '"').matchAll(/exemptHosts["']?\s*:\s*\[([^\]]*)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/["']([^"']+)["']/g)].map(([, host = '']) => host),
  )

/** Finds elements of the HTML that request a listed tracker. */
export function listedEmbeds({ elements, source, url: pageUrl, base, data, live }: PageFacts): ListedEmbed[] {
  const attributor = createAttributor(data, pageUrl)
  const exempt = exemptHosts(source)
  return elements.flatMap(element => {
    const address = requestedBy(element)
    if (!address || !URL.canParse(address, base)) return []
    const { href, protocol, hostname, pathname } = new URL(address, base)
    if (!/^https?:$/.test(protocol) || exempt.some(host => `${hostname}${pathname}`.includes(host))) return []
    const leak = live.leaks.find(({ url }) => url === href)
    const { tracker, category } = attributor.request(href)
    if (!tracker && leak === undefined) return []
    return [{ element, url: href, category: leak?.category ?? category }]
  })
}
