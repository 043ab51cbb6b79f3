import MagicString from 'magic-string'
import { createAttributor } from '../../audit/attribution'
import type { AuditCategory } from '../../audit/audit-facts'
import type { AuditData } from '../../audit/load-data'
import { requestedBy } from '../../doctor/listed-embeds'
import { isGuard } from '../../doctor/own-files'
import { parseMarkup, type MarkupElement } from '../../doctor/parse-markup'
import { gateTag, isGateable } from '../../gate-tag'
import { isOnlySnippets, snippetsIn, type Snippet } from '../../snippets'
import { endOfElement } from './end-of-element'
import { removeLine } from './remove-line'

/** A page whose trackers wait for consent. */
export interface GatedPage {
  readonly text: string
  /** The services to declare, each as `name` or `name=id`. */
  readonly services: readonly string[]
  /** Hosts that only downloaded lists know, with their categories. */
  readonly trackingHosts: Readonly<Record<string, string>>
  /** What cannot be gated by markup, each as one sentence. */
  readonly notes: readonly string[]
}

const own = 'https://own.invalid/'

/** Parts that need no consent as a tool, but send the visitor's address to another company. */
const hostsToName: readonly [host: RegExp, note: string][] = [
  [
    /fonts\.(googleapis|gstatic)\.com/,
    'Google Fonts receives the address of every visitor. Serve the fonts from your own site, for example with the packages of @fontsource.',
  ],
  [
    /google\.com\/recaptcha|recaptcha\.net|gstatic\.com\/recaptcha/,
    'reCAPTCHA is not blocked, because forms need it. Name it in your privacy policy, load it only on pages with a form, or gate it with data-consent="functionality".',
  ],
]

/**
 * Writes the trackers in a page as gated markup, and replaces snippets of well-known vendors by services.
 * @param page the HTML
 */
export function gatePage(page: string, data: AuditData): GatedPage {
  const { request } = createAttributor(data, own)
  const text = new MagicString(page)
  const elements = parseMarkup(page)
  const services = new Set<string>()
  const trackingHosts = new Map<string, string>()
  const notes = new Set<string>()
  const declare = ({ service, id }: Pick<Snippet, 'service' | 'id'>) =>
    void services.add(id === null ? service : `${service}=${id}`)
  const inline = elements.filter(element => isInlineScript(element))
  const all = inline.map(script => script.text).join('\n')
  /** Snippets that stay in the page, because the script does more. */
  const kept = new Set(
    inline.filter(script => !isOnlySnippets(script.text)).flatMap(script => snippetsIn(script.text).map(keyOf)),
  )
  const running = new Set(snippetsIn(all, all).map(keyOf))
  /** Snippets that the page makes wait by itself, so their files stay. */
  const waiting = new Set(
    snippetsIn(all)
      .map(keyOf)
      .filter(key => !running.has(key)),
  )
  const remove = (element: MarkupElement): void => removeLine(text, element.offset, endOfElement(page, element))
  const gate = ({ name, offset, tag }: MarkupElement, category: AuditCategory): void =>
    void text.overwrite(offset, offset + tag.length, gateTag(tag, name, category))

  const gateInline = (element: MarkupElement): void => {
    const found = snippetsIn(element.text, all)
    if (found.length === 0) return
    if (isOnlySnippets(element.text) && !found.some(one => kept.has(keyOf(one)))) {
      found.forEach(declare)
      remove(element)
      return
    }
    gate(element, request(`https://${hosts[found[0]?.service ?? ''] ?? ''}`).category)
    for (const { service } of found) services.add(service)
  }

  /** Without JavaScript nothing can be blocked, and nobody can be asked. */
  const gateFallback = (element: MarkupElement): void => {
    const inside = page.slice(element.offset, endOfElement(page, element))
    const address = /\ssrc=["']([^"']+)/i.exec(inside)?.[1]
    if (address && URL.canParse(address, own) && request(new URL(address, own).href).tracker) remove(element)
  }

  const gateTracker = (element: MarkupElement, href: string): void => {
    const { name, offset, tag, line } = element
    const { category, service, listed } = request(href)
    if (listed) trackingHosts.set(listed.entry, category)
    // What only connects or loads ahead has no use once the tracker itself waits.
    if (name === 'link' && /pre/i.test(element.attributes.rel ?? ''))
      return removeLine(text, offset, offset + tag.length)
    const [snippet] = name === 'script' ? snippetsIn(href) : []
    if (snippet && snippet.id !== null && !kept.has(keyOf(snippet)) && !waiting.has(keyOf(snippet))) {
      declare(snippet)
      remove(element)
    } else if (isGateable(name)) {
      gate(element, category)
      const named = snippet?.service ?? service
      if (named !== null) services.add(named)
    } else
      notes.add(
        `<${name}> on line ${line} requests ${href}. Serve the file from your own site, or add it after consent.`,
      )
  }

  for (const element of elements) {
    const address = requestedBy(element)
    if (isInlineScript(element)) gateInline(element)
    else if (element.name === 'noscript') gateFallback(element)
    else if (address && URL.canParse(address, own)) {
      const { href, protocol } = new URL(address, own)
      for (const [host, note] of hostsToName) if (host.test(href)) notes.add(note)
      if (/^https?:$/.test(protocol) && request(href).tracker) gateTracker(element, href)
    }
  }
  // A service with an id needs no entry without one.
  const named = [...services].filter(one => ![...services].some(other => other.startsWith(`${one}=`)))
  return {
    text: text.toString(),
    services: named,
    trackingHosts: Object.fromEntries(trackingHosts),
    notes: [...notes],
  }
}

const isInlineScript = (element: MarkupElement): boolean =>
  element.name === 'script' &&
  element.attributes.src === undefined &&
  element.text !== '' &&
  /^(module|((text|application)\/(x-)?(java|ecma)script))?$/i.test((element.attributes.type ?? '').trim()) &&
  !isGuard(element)

const keyOf = ({ service, id }: Snippet): string => `${service}=${id}`

/** An address of each service, for its category. */
const hosts: Readonly<Record<string, string>> = {
  'google-tag-manager': 'www.googletagmanager.com/gtm.js',
  'google-analytics': 'www.google-analytics.com/g/collect',
  'google-ads': 'www.googleadservices.com/pagead/conversion/',
  'meta-pixel': 'connect.facebook.net/en_US/fbevents.js',
  hotjar: 'static.hotjar.com/c/',
  'microsoft-clarity': 'www.clarity.ms/tag/',
}
