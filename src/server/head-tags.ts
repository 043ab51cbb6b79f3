import { withoutEndSlashes } from '../consent/without-end-slashes'
import { bannerPath } from '../client/banner-path'
import { hasOwn } from '../consent/has-own'
import { hasLayoutFile } from '../consent/has-layout-file'
import type { ConsentRecord } from '../consent/consent-record'
import type { ConsentOrPayOptions } from '../options/consent-or-pay-options'
import type { ConsentOptions } from '../options/options'
import { visitPlan } from '../options/visit-plan'
import { readTcfOptions } from '../signals/tcf/read-tcf-options'
import type { TcfOptions } from '../signals/tcf/tcf-options'
import { siteHostsOf } from '../services/site-hosts-of'
import { attributeOf } from '../views/attribute-of'
import { guardFiles, inlinedGuard, type GuardTier } from './guard-file'
import { checkNonce } from './check-nonce'
import { checkOptions, valueRules, type ValueRule } from './check-options'
import { optionalFiles } from './optional-files'
import { readConsent, type KnownConsent } from './read-consent'
import { serviceSources } from './service-sources'

/** The options of `headHtml`. */
export interface HeadHtmlOptions {
  /** The blocking tier. Default `standard`. */
  tier?: GuardTier
  /**
   * How the page gets the guard of the tier `standard`: by default the text of `guard.js`, 9 kB, which holds requests
   * until the whole guard has arrived. `whole` inlines the whole guard, and `false` makes `guard.js` a render-blocking
   * file. The other tiers are inlined as a whole unless this is `false`.
   */
  inline?: boolean | 'whole'
  /** Where the package's `dist/` folder is served, with or without a slash at the end. Default `/consent-elements/`. */
  base?: string
  /**
   * Whether to stop Chromium's preload scanner, which requests trackers in the HTML before any script can run. It delays
   * the page's own images and fonts as well, so it is meant for pages with trackers that cannot be gated. Default false.
   */
  stopPreloadScanner?: boolean
  /**
   * The nonce of the page's Content-Security-Policy, for every tag. Without one, `csp` has the hashes of the
   * inlined texts. null is the same as none: a request's headers return it.
   */
  nonce?: string | null | undefined
  /**
   * The manager's options, as in the browser, without functions: `{ mode: 'offline', categories: 'all' }`. Here the
   * default of `pending` is `hold`.
   */
  options?: Omit<ConsentOptions, 'handlers' | 'callbacks'>
  /** The services that the site uses: `"google-analytics=G-ABC123DEF4 youtube"`. */
  services?: string
  /** Whether `csp` also has the hosts of `services`, and of those in `options`. Default false. */
  serviceHosts?: boolean
  /** Where the banner is on the page. Default `bottom-start`. */
  layout?: string
  /** Hosts that the tier `strict` never blocks: `['cdn.example']`. */
  allow?: readonly string[]
  /**
   * The request's `cookie` header, which shows whether the visitor has decided if `options` has `cookie: true`. Omit it
   * for pages that are cached.
   */
  cookie?: string | null | undefined
  /** The visitor's decision, if you have already read it; null if there is none. It takes precedence over `cookie`. */
  decision?: ConsentRecord | KnownConsent | null
  /**
   * `false` for a page that loads the manager itself, with `consent-elements/auto` or React. Of `options`, the guard then
   * uses `trackingHosts`, `replaceTrackingHosts`, `exemptHosts`, `pending`, and the hosts of `services`. Default true.
   */
  manager?: boolean
  /** Adds the IAB's Transparency and Consent Framework, for publishers with a CMP id of their own. */
  tcf?: TcfOptions
  /** Adds consent or pay. `subscriber: true` on pages for visitors who have subscribed. */
  consentOrPay?: ConsentOrPayOptions & { subscriber?: boolean }
  /**
   * Passes decisions between sister sites: their hosts, `['shop.example']`, or `{sites, backendUrl}`. Default of
   * `backendUrl` is that of `options`.
   */
  handOff?: readonly string[] | { sites: readonly string[]; backendUrl?: string }
}

/** An element for `<head>`. Attribute values are not escaped yet; null and false omit the attribute. */
export interface HeadTag {
  tag: 'meta' | 'script' | 'link'
  attributes: Readonly<Record<string, string | boolean | null | undefined>>
  /** The text of a script, safe to insert as it is. */
  text?: string
}

/** The elements that belong first in `<head>`. */
export interface HeadTags {
  tags: HeadTag[]
  /** What a Content-Security-Policy needs for it, by directive: `{ 'script-src': "'self' 'sha256-…'" }`. */
  csp: Record<string, string>
  /** The addresses that the page loads immediately, in this order, for `Link` headers and Early Hints. */
  files: string[]
}

const { flag, text, textOrNull, textList, object, checkedLater } = valueRules
const rules = {
  tier: checkedLater,
  inline: ['true, false and "whole"', value => typeof value === 'boolean' || value === 'whole'],
  base: text,
  stopPreloadScanner: flag,
  nonce: checkedLater,
  options: object,
  services: ['a text such as "youtube"; a list is for the services in "options"', textOrNull[1]],
  serviceHosts: flag,
  layout: textOrNull,
  allow: textList,
  cookie: textOrNull,
  decision: ['an object, or null for a visitor without a decision', value => value === null || object[1](value)],
  manager: flag,
  tcf: ['an object', value => value === null || object[1](value)],
  consentOrPay: object,
  handOff: [
    'a list of host names, or an object with such a list as "sites"',
    value => textList[1](value) || (object[1](value) && textList[1]((value as { sites?: unknown }).sites)),
  ],
} satisfies Record<keyof HeadHtmlOptions, ValueRule>

/** Stops Chromium's preload scanner. It blocks nothing itself. */
const stall = { 'http-equiv': 'Content-Security-Policy', content: 'object-src * data: blob:' }

/**
 * Lists the elements that belong first in `<head>`; see `headHtml`.
 * @throws TypeError if an option is invalid; the message states what is allowed
 */
export async function headTags(given: HeadHtmlOptions = {}): Promise<HeadTags> {
  checkOptions('headHtml', given, rules)
  const {
    tier = 'standard',
    inline = true,
    base = '/consent-elements/',
    stopPreloadScanner = false,
    nonce: givenNonce,
    options = {},
    services,
    serviceHosts,
    layout,
    allow = [],
    cookie,
    decision,
    manager = true,
    tcf,
    consentOrPay,
    handOff,
  } = given
  const isWhole = tier === 'standard' && inline === 'whole'
  const file = isWhole ? 'guard-whole.js' : guardFileOf(tier)
  const { pending = 'hold' } = options
  const nonce = checkNonce(givenNonce, 'headHtml')
  const folder = base.endsWith('/') ? base : `${base}/`
  const address = folder + file
  // Without the option `cookie`, decisions stay in the browser, and a request without the cookie shows nothing.
  const isKnown = decision !== undefined || (cookie !== undefined && Boolean(options.cookie))
  const known = decision === undefined ? readConsent(cookie, readingOf(options)) : decision
  const isUndecided = known === null
  const inlined = inline ? await inlinedGuard(tier, isWhole) : { text: '', hashes: [] }
  const attributes = {
    [inline ? 'data-file' : 'src']: address,
    nonce,
    'data-allow': allow.join(' ') || null,
    ...(manager
      ? { 'data-manager': true, 'data-services': services, 'data-layout': layout, ...asData({ ...options, pending }) }
      : asData({ ...siteHostsOf(options), pending })),
  }
  const preloads = manager && isUndecided ? filesToPreload(isKnown, layout).map(name => folder + name) : []
  // As files: only such sites load them, and they are smaller than what the page needs to inline them.
  const early = optionalFiles({ consentOrPay, handOff, backendUrl: options.backendUrl }).map(({ name, ...more }) => ({
    tag: 'script' as const,
    attributes: { src: folder + name, nonce, ...more },
    text: '',
  }))
  const stub = tcf && (await tcfTag(tcf, { inline: Boolean(inline), folder, nonce }))
  return {
    tags: [
      { tag: 'meta', attributes: { charset: 'utf-8' } },
      ...early,
      ...(manager && isKnown && isUndecided ? questionOf(options) : []),
      // In front of the guard, so that they arrive while it runs. The first one draws the banner.
      ...preloads.map((href, at): HeadTag => ({
        tag: 'link',
        attributes: { rel: 'modulepreload', href, nonce, fetchpriority: at > 0 && 'low' },
      })),
      ...(stopPreloadScanner ? [{ tag: 'meta', attributes: stall } as const] : []),
      { tag: 'script', attributes, text: inlined.text },
      ...(stub ? [stub.tag] : []),
    ],
    csp: withSources(
      policyFor({
        nonce,
        hashes: [...inlined.hashes, ...(stub?.hashes ?? [])],
        folder,
        options,
        manager,
        hasGate: tier === 'standard' && !isWhole,
      }),
      await sourcesOf(serviceHosts, [services, options.services]),
    ),
    files: [...early.map(({ attributes }) => attributes.src), ...(inline ? [] : [address]), ...preloads],
  }
}

/** @throws TypeError if there is no such tier */
function guardFileOf(tier: GuardTier): string {
  if (hasOwn(guardFiles, tier)) return guardFiles[tier].name
  throw new TypeError(
    `headHtml was given tier ${JSON.stringify(tier)}; allowed are ${Object.keys(guardFiles).join(', ')}`,
  )
}

/**
 * Returns the files that a page preloads for visitors without a decision, and for all if the decision is not known. Those
 * who have decided need none of them before the first paint.
 * @param isKnown whether the page is for a visitor of whom the server knows that there is no decision. A page for all
 *   preloads what all need, and the guard preloads the others.
 */
const filesToPreload = (isKnown: boolean, layout: string | undefined): string[] => [
  'consent-elements.js',
  ...(isKnown ? visitPlan({ isDecided: false, parts: hasLayoutFile(layout) ? ['layouts'] : [] }) : []),
]

const isOnOtherHost = (url: string): boolean => /^(https?:)?\/\//.test(url)

const sourcesOf = async (isWanted: unknown, given: readonly ConsentOptions['services'][]): Promise<string[]> => {
  if (isWanted !== true) return []
  const lists = await Promise.all(given.map(services => (services === undefined ? [] : serviceSources(services))))
  return [...new Set(lists.flat())]
}

/** The directives of what vendors load: their scripts, the requests and pixels of these, and frames. */
const vendorDirectives = ['script-src', 'connect-src', 'img-src', 'frame-src']

/** Adds sources to the directives for vendors. */
function withSources(policy: Record<string, string>, sources: readonly string[]): Record<string, string> {
  if (sources.length === 0) return policy
  const added = vendorDirectives.map(name => [name, [policy[name], ...sources].filter(Boolean).join(' ')])
  return { ...policy, ...(Object.fromEntries(added) as Record<string, string>) }
}

/**
 * Returns the tag that answers `__tcfapi` and loads the platform.
 * @throws TypeError if an option is invalid
 */
async function tcfTag(
  given: TcfOptions,
  { inline, folder, nonce }: { inline: boolean; folder: string; nonce: string | undefined },
): Promise<{ tag: HeadTag; hashes: string[] }> {
  const options = readTcfOptions(given, message => {
    throw new TypeError(message)
  })
  const { text, hash } = inline ? await import('guard-texts/tcf') : { text: '', hash: '' }
  const address = `${folder}tcf-stub.js`
  const attributes = { [inline ? 'data-file' : 'src']: address, nonce, 'data-tcf': JSON.stringify(options) }
  return { tag: { tag: 'script', attributes, text }, hashes: inline ? [hash] : [] }
}

/**
 * Returns the tag that requests the server's answer ahead of our script, whose request it must equal: same address, CORS
 * and credentials. A server on another origin would need a preflight, which no preload sends.
 */
function questionOf({ mode = 'c15t', backendUrl = '/api/c15t', protocol, headers }: ConsentOptions): HeadTag[] {
  const server = withoutEndSlashes(backendUrl.trim())
  if (mode !== 'c15t' || !/^\/(?!\/)/.test(server) || headers) return []
  const href = server + bannerPath(protocol)
  return [{ tag: 'link', attributes: { rel: 'preload', as: 'fetch', crossorigin: 'use-credentials', href } }]
}

const readingOf = ({ policyVersion, cookie }: ConsentOptions): Parameters<typeof readConsent>[1] => ({
  policyVersion,
  cookie: cookie === 'host' ? cookie : true,
})

/** Returns the options as attributes of the guard's tag. Those that are objects share one attribute as JSON. */
function asData(options: ConsentOptions): Record<string, string | boolean | null> {
  const plain: [string, string | boolean][] = []
  const structured: [string, unknown][] = []
  for (const [name, value] of Object.entries(options) as [string, unknown][]) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value) && name === 'categories') plain.push([name, value.join(' ')])
    else if (typeof value === 'object' || (name === 'sweep' && value === false)) structured.push([name, value])
    else plain.push([name, typeof value === 'boolean' ? value || 'false' : String(value)])
  }
  return {
    ...Object.fromEntries(plain.map(([name, value]) => [`data-${attributeOf(name)}`, value])),
    'data-options': structured.length > 0 ? JSON.stringify(Object.fromEntries(structured)) : null,
  }
}

function policyFor({
  nonce,
  hashes,
  folder,
  options,
  manager,
  hasGate,
}: {
  nonce: string | undefined
  hashes: readonly string[]
  folder: string
  options: ConsentOptions
  manager: boolean
  hasGate: boolean
}): Record<string, string> {
  const originOf = (url: string): string => (isOnOtherHost(url) ? new URL(url, 'https://own.invalid').origin : "'self'")
  const scripts = [originOf(folder), ...(nonce !== undefined ? [`'nonce-${nonce}'`] : hashes.map(hash => `'${hash}'`))]
  const isServed = manager && (options.mode ?? 'c15t') === 'c15t'
  // guard.js requests the whole guard by XMLHttpRequest when a request of the page cannot wait for it.
  const connects = new Set([
    ...(hasGate ? [originOf(folder)] : []),
    ...(isServed ? [originOf(options.backendUrl ?? '/api/c15t')] : []),
  ])
  return {
    'script-src': scripts.join(' '),
    ...(connects.size > 0 && { 'connect-src': [...connects].join(' ') }),
    'trusted-types': 'consent-elements consent-elements#guard',
  }
}
