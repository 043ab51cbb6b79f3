import { nativeDocument } from '../consent/native-document'
import { hasOwn } from '../consent/has-own'
import { isCategoryName, type CategoryName } from '../consent/categories'
import { namesIn, shownCategories } from '../consent/shown-categories'
import {
  defaultSettings,
  type ColorScheme,
  type ComplianceSetting,
  type ComplianceSettings,
  type PrivacySettings,
  type Settings,
} from '../consent/settings'
import type { CookieKind } from '../consent/consent-cookie-name'
import { isDictionary } from '../consent/is-dictionary'
import { ownProperties } from '../consent/own-properties'
import type { ConsentModel } from '../consent/consent-model'
import type { ConsentHandlers } from '../client/custom-client'
import { defaultRetryPolicy, type RetryPolicy } from '../client/retry-policy'
import type { ConsentCallbacks } from '../effects/consent-callbacks'
import type { TagManagerOptions } from '../signals/google-tag-manager'
import type { SignalOptions } from '../signals/signal-options'
import type { SweepPatterns } from '../storage/trace-matcher'
import { defaultLanguageChoice, type TranslationConfig } from '../translations/translation-config'

/** What a host may say. Everything has an answer for silence, and what cannot be used is named and left out. */
export interface ConsentOptions {
  /** Whom we ask and tell: a server that speaks c15t's protocol (default), nobody, or the host's own functions. */
  mode?: 'c15t' | 'offline' | 'custom'
  /** Where the server answers, relative or absolute. Default `/api/c15t`. */
  backendUrl?: string
  /** The protocol of the server: that of c15t 1.5, that of `@c15t/backend` 2.x, or whichever it answers in (default). */
  protocol?: 'auto' | '1' | '2'
  /** Which categories the visitor is shown: names, or `all`. Default necessary and marketing. */
  categories?: 'all' | string | readonly CategoryName[]
  /** The language of the texts (BCP 47), or `page` for that of `<html lang>`. Default: the visitor's languages. */
  language?: string
  /** Uses the informal form of address in languages that have such texts (German). */
  informal?: boolean
  /** Light, dark, `page` for the page's own scheme, or `system` for that of the visitor's system (default). */
  colorScheme?: ColorScheme
  /** The container id of Google Tag Manager; short for `tagManager: { id }`. */
  tagManagerId?: string
  /** Where the site explains its processing. */
  policyUrl?: string
  /** Names the policy; when it changes, visitors are asked again. */
  policyVersion?: string
  /** For how many days a decision holds, yes or no: 1 to 365. Default 182. */
  lifetimeDays?: number
  /**
   * Keeps the decision in a first-party cookie, too: `true` in `privacy-consent`, for servers and the site's other hosts,
   * `host` in `__Host-privacy-consent`, for this host's server alone. No other host can set that one; it needs https.
   */
  cookie?: CookieKind
  /** The widest domain for that cookie. Default the widest that the browser accepts. */
  cookieDomain?: string
  /** Leaves out the line that names this product. */
  hideBranding?: boolean
  /** Locks and dims the page while the banner asks. */
  scrollLock?: boolean
  /** Shows a close button on the banner. It rejects all. */
  closeButton?: boolean
  /** Confirms each choice for four seconds, with a way back to the settings. */
  confirmation?: boolean
  /** What Accept All grants: every category (default), or only those that were shown. */
  acceptAllGrants?: 'all' | 'displayed'
  /** Host, or host/path → category: added to our list, and stronger. */
  trackingHosts?: Record<string, CategoryName>
  /** Uses only `trackingHosts` and none of ours. */
  replaceTrackingHosts?: boolean
  /** Hosts, or host/path, that are never held back. */
  exemptHosts?: readonly string[]
  /** The tag manager: its container, and how it is told of consent. */
  tagManager?: Partial<TagManagerOptions> & { id: string }
  /** The vendors that are told of consent in their own words. */
  signals?: SignalOptions
  /** Texts of the host's own by language, over ours, and which language is spoken. */
  translations?: Partial<TranslationConfig>
  /** The three calls, in mode `custom`. */
  handlers?: ConsentHandlers
  /** Functions of the host's own. */
  callbacks?: ConsentCallbacks
  /** Whether Do Not Track is honoured. */
  privacySettings?: Partial<PrivacySettings>
  /** What the law makes of silence, by `country-region`, `country` or the jurisdiction's code: stronger than our own table. */
  jurisdictions?: Record<string, ConsentModel>
  /** Which laws the host follows; told, not acted on. */
  complianceSettings?: { [Region in keyof ComplianceSettings]?: Partial<ComplianceSetting> }
  /** Headers of the host's own for each call to the server. */
  headers?: Record<string, string>
  /** How often, and after how many milliseconds, a call is repeated. */
  retry?: Partial<RetryPolicy>
  /** What is swept when a category is withdrawn, beside what we know: patterns by category; `false` sweeps nothing. */
  sweep?: false | SweepPatterns
  /** Where counts of the banner are sent, without anything that names a visitor. Default nowhere. */
  statistics?: string
  /** Loads the page anew, once, where withdrawn code goes on talking. */
  reloadOnWithdrawal?: boolean
  /** Whether a held frame has a placeholder, by which the visitor can load it. Default `on`. */
  placeholders?: 'on' | 'off'
  /** How much is held back. Default `standard`. */
  blocking?: 'standard' | 'capture' | 'strict' | 'off'
  /** Whether writes of listed cookies and storage keys are blocked before consent. Default `listed`. */
  storage?: 'listed' | 'off'
}

/** The options with every silence answered. */
export interface ResolvedOptions {
  mode: 'c15t' | 'offline' | 'custom'
  backendUrl: string
  protocol: 'auto' | '1' | '2'
  language: string | null
  settings: Settings
  trackingHosts: Record<string, CategoryName>
  replaceTrackingHosts: boolean
  exemptHosts: readonly string[]
  tagManager: TagManagerOptions | null
  /** By the name of the vendor; what tells the vendors looks into them. */
  signals: Record<string, unknown> | null
  sweep: unknown
  statistics: string | null
  reloadOnWithdrawal: boolean
  placeholders: 'on' | 'off'
  storage: 'listed' | 'off'
  translations: TranslationConfig
  handlers: ConsentHandlers
  callbacks: ConsentCallbacks
  headers: Record<string, string>
  retry: RetryPolicy
  blocks: boolean
}

type Dictionary = Record<string, unknown>
const noOptions = Object.create(null) as Dictionary
type Validator = (value: unknown) => boolean
/** What holds in silence, and what fits. */
type Rule = readonly [silent: unknown, fits: Validator]

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isFlag: Validator = value => typeof value === 'boolean'
const isMethod: Validator = value => typeof value === 'function'
const isAnything: Validator = () => true
const isCount: Validator = value => Number.isInteger(value) && (value as number) >= 0
const isNumberFrom1: Validator = value => Number.isFinite(value) && (value as number) >= 1
/** Also as an attribute has it. Beyond a year a cookie would not last (RFC 6265bis), and few laws let a decision do so. */
const isYearAtMost: Validator = value =>
  /^\d+$/.test(value as string) && (value as number) > 0 && (value as number) < 366
const isHttpUrl: Validator = value => {
  try {
    return isText(value) && /^https?:$/.test(new URL(value, nativeDocument.baseURI).protocol)
  } catch {
    return false
  }
}

/** Words of which one may be said; the first holds in silence. */
const oneOf = (...words: readonly string[]): Rule => [words[0], value => words.includes(value as string)]

const { gdprTypes: _, ...plainSettings } = defaultSettings

/**
 * What holds in silence, and by example what may be said: a text for a text or null, a whole number for a number, else
 * a flag. A function tells what fits where nothing holds in silence; a pair has what holds and what fits; `*` is for
 * every name that is not listed. Why something does not fit, explain-options says.
 */
const schema = {
  ...plainSettings,
  mode: oneOf('c15t', 'offline', 'custom'),
  backendUrl: ['/api/c15t', isHttpUrl],
  protocol: oneOf('auto', '1', '2'),
  categories: isAnything,
  language: null,
  colorScheme: oneOf('system', 'light', 'dark', 'page'),
  tagManagerId: isAnything,
  policyUrl: isHttpUrl,
  cookie: [false, (value: unknown) => value === 'host' || isFlag(value)],
  lifetimeDays: [plainSettings.lifetimeDays, isYearAtMost],
  acceptAllGrants: oneOf('all', 'displayed'),
  trackingHosts: { '*': isCategoryName },
  replaceTrackingHosts: false,
  exemptHosts: [[], (value: unknown) => Array.isArray(value) && value.every(isText)],
  tagManager: {
    id: isAnything,
    mode: oneOf('advanced', 'basic'),
    customScriptUrl: isHttpUrl,
    dataLayerName: 'dataLayer',
    nonce: null,
    '*': isAnything, // what tells the tag manager looks into the rest
  },
  signals: isDictionary,
  translations: { translations: { '*': isDictionary }, ...defaultLanguageChoice },
  handlers: { showConsentBanner: isMethod, setConsent: isMethod, verifyConsent: isMethod },
  callbacks: {
    onReady: isMethod,
    onBannerShown: isMethod,
    onBannerClosed: isMethod,
    onConsentGiven: isMethod,
    onPreferenceExpressed: isMethod,
    onError: isMethod,
    onLocationDetected: isMethod,
  },
  jurisdictions: { '*': oneOf('opt-in', 'opt-out', 'none')[1] },
  headers: { '*': isText },
  retry: { ...defaultRetryPolicy, backoffFactor: [defaultRetryPolicy.backoffFactor, isNumberFrom1] },
  sweep: (value: unknown) => value === false || isDictionary(value),
  statistics: isHttpUrl,
  reloadOnWithdrawal: false,
  placeholders: oneOf('on', 'off'),
  blocking: oneOf('standard', 'off'),
  storage: oneOf('listed', 'off'),
} satisfies Record<keyof ConsentOptions, unknown>

export const optionNames = Object.keys(schema)
/** Those that are either on or off. */
export const switchNames = optionNames.filter(
  name => name === 'cookie' || typeof schema[name as keyof typeof schema] === 'boolean',
)

/** The options as they are found: of the right kind, and null where nothing holds in silence. */
type ParsedOptions = Omit<ResolvedOptions, 'settings' | 'tagManager' | 'blocks'> &
  Omit<Settings, 'gdprTypes'> & {
    categories: unknown
    tagManager: TagManagerOptions
    tagManagerId: string | null
    blocking: 'standard' | 'off'
  }

const ruleOf = (example: unknown): Rule =>
  Array.isArray(example)
    ? (example as unknown as Rule)
    : typeof example === 'function'
      ? [null, example as Validator]
      : [example, example === null || isText(example) ? isText : typeof example === 'number' ? isCount : isFlag]

/**
 * Reads what a host has said, quickly.
 * @param input what came: an object of options, or whatever else
 * @returns the options with every silence answered, what cannot be used being as good as left out; and whether
 * anything may be wrong, which explainOptions then puts in words
 */
export function readOptions(input: unknown): { options: ResolvedOptions; mayHaveProblems: boolean } {
  let mayHaveProblems = false
  const allow = (fits: boolean): boolean => {
    mayHaveProblems ||= !fits
    return fits
  }
  const read = (example: unknown, parsed: unknown): unknown => {
    if (!isDictionary(example)) {
      const [silent, fits] = ruleOf(example)
      return parsed !== undefined && parsed !== null && allow(fits(parsed)) ? parsed : silent
    }
    const given =
      parsed !== undefined && parsed !== null && allow(isDictionary(parsed)) ? ownProperties(parsed)! : noOptions
    const { '*': other, ...named } = example
    const known = Object.keys({ ...named, ...given }).filter(name => hasOwn(named, name) || allow(!!other))
    const entries = known.map(name => {
      const isNamed = hasOwn(named, name)
      return [name, read(isNamed ? (named as Dictionary)[name] : other, given[name]), isNamed] as const
    })
    return ownProperties(Object.fromEntries(entries.filter(([, value, isNamed]) => isNamed || value !== null)))
  }
  const parsed = read(schema, input) as ParsedOptions
  const { backendUrl, categories, mode, handlers, tagManager, tagManagerId } = parsed

  allow(categories === 'all' || namesIn(categories).every(isCategoryName))
  // Perhaps the site's own, which are never held.
  const site = globalThis.location?.hostname.split('.').slice(-2).join('.') // none in Node, '' in a folder on disk
  allow(!site || !`${Object.keys(parsed.trackingHosts)}`.includes(site))
  allow(mode !== 'custom' || (handlers.showConsentBanner && handlers.setConsent) !== null)
  const settings = Object.keys(plainSettings).map(name => [name, parsed[name as keyof typeof plainSettings]])
  return {
    mayHaveProblems,
    options: {
      ...parsed,
      backendUrl: backendUrl.trim().replace(/\/+$/, ''),
      settings: {
        ...(Object.fromEntries(settings) as typeof plainSettings),
        gdprTypes: shownCategories(categories),
      },
      tagManager:
        isDictionary(ownProperties(input)?.tagManager) || tagManagerId !== null
          ? { ...tagManager, id: tagManager.id ?? tagManagerId }
          : null,
      blocks: parsed.blocking !== 'off',
    },
  }
}
