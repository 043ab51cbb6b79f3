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
import type { CustomCategory } from '../consent/custom-category'
import type { GivenService } from '../services/given-service'
import type { SignalOptions } from '../signals/signal-options'
import type { SweepPatterns } from '../storage/trace-matcher'
import { defaultLanguageChoice, type TranslationConfig } from '../translations/translation-config'

/** The options of the site. Every option has a default. Invalid options are reported and ignored. */
export interface ConsentOptions {
  /**
   * Where decisions are sent: to a server that implements the c15t protocol (default), nowhere, or to functions of the
   * site.
   */
  mode?: 'c15t' | 'offline' | 'custom'
  /** The URL of the server, relative or absolute. Default `/api/c15t`. */
  backendUrl?: string
  /** The protocol of the server: `1` for c15t 1.5, `2` for `@c15t/backend` 2.x, or `auto` to detect it (default). */
  protocol?: 'auto' | '1' | '2'
  /** The categories that visitors see: names, or `all`. Default necessary and marketing. */
  categories?: 'all' | string | readonly CategoryName[]
  /** The language of the texts (BCP 47), or `page` for that of `<html lang>`. Default: the languages of the browser. */
  language?: string
  /** Uses the informal form of address in languages that have such texts (German). */
  informal?: boolean
  /**
   * The color scheme: `light`, `dark`, `page` for that of the page, or `system` for that of the operating system
   * (default).
   */
  colorScheme?: ColorScheme
  /** The container id of Google Tag Manager; short for `tagManager: { id }`. */
  tagManagerId?: string
  /** The URL of the privacy policy. */
  policyUrl?: string
  /** The version of the policy. When it changes, visitors are asked again. */
  policyVersion?: string
  /** For how many days a decision is valid, whether granted or refused: 1 to 365. Default 182. */
  lifetimeDays?: number
  /**
   * Also stores the decision in a first-party cookie. `true` uses `privacy-consent`, which servers and the site's other
   * hosts can read. `host` uses `__Host-privacy-consent`, which only this host's server can read and no other host can
   * set; it requires https.
   */
  cookie?: CookieKind
  /** The domain of that cookie. Default: the widest domain that the browser accepts. */
  cookieDomain?: string
  /** Hides the line that names this product. */
  hideBranding?: boolean
  /** Prevents scrolling and dims the page while the banner is shown. */
  scrollLock?: boolean
  /** Shows a close button on the banner. It rejects all. */
  closeButton?: boolean
  /** Shows a confirmation of each choice for four seconds, with a link to the settings. */
  confirmation?: boolean
  /** What Accept All grants: every category (default), or only those that were displayed. */
  acceptAllGrants?: 'all' | 'displayed'
  /** Hosts, or host/path, and their category. Added to our list, and stronger than it. */
  trackingHosts?: Record<string, CategoryName>
  /** Uses only `trackingHosts`, without our list. */
  replaceTrackingHosts?: boolean
  /** Hosts, or host/path, that are never blocked. */
  exemptHosts?: readonly string[]
  /** The tag manager: its container, and how it receives consent. */
  tagManager?: Partial<TagManagerOptions> & { id: string }
  /** The vendors that receive consent in the form that their scripts expect. */
  signals?: SignalOptions
  /** Texts of the site by language, which replace ours, and the choice of language. */
  translations?: Partial<TranslationConfig>
  /** The three functions that mode `custom` calls. */
  handlers?: ConsentHandlers
  /** The services on the site: `"google-analytics=G-ABC123 youtube"`, or a list of names and objects. */
  services?: string | readonly GivenService[]
  /** Gives each service a switch in the dialog, so that visitors can refuse it within an allowed category. */
  serviceChoices?: boolean
  /** `service` asks visitors again when the site adds a service to a category that they have allowed. Default `off`. */
  reask?: 'off' | 'service'
  /** Lists the blocked requests of this page in the dialog. */
  showRequests?: boolean
  /** Additional categories of the site, each within one of the five. */
  customCategories?: readonly CustomCategory[]
  /** Functions of the site that are called on events. */
  callbacks?: ConsentCallbacks
  /** Whether Do Not Track is honored. */
  privacySettings?: Partial<PrivacySettings>
  /** The consent model by `country-region`, `country` or the jurisdiction's code. Stronger than our own table. */
  jurisdictions?: Record<string, ConsentModel>
  /** The laws that the site follows. Only reported, without effect. */
  complianceSettings?: { [Region in keyof ComplianceSettings]?: Partial<ComplianceSetting> }
  /** Additional headers for each request to the server. */
  headers?: Record<string, string>
  /** How often a failed request to the server is retried, and after how many milliseconds. */
  retry?: Partial<RetryPolicy>
  /**
   * What is deleted when a category is withdrawn, in addition to what we know: patterns by category. `false` deletes
   * nothing.
   */
  sweep?: false | SweepPatterns
  /**
   * The URL to which counts of the banner are sent, without anything that identifies visitors. Default: none are sent.
   */
  statistics?: string
  /**
   * The consent tool that the site used before, whose stored decision is taken over once, and which of our categories its
   * categories or services belong to: `"klaro stats=measurement film=experience"`.
   */
  importDecision?: string
  /** Reloads the page once if scripts of a withdrawn category still send requests. */
  reloadOnWithdrawal?: boolean
  /** Whether blocked frames have a placeholder with a button that loads them. Default `on`. */
  placeholders?: 'on' | 'off'
  /** The tier of blocking. Default `standard`. */
  blocking?: 'standard' | 'capture' | 'strict' | 'off'
  /** Whether writes of listed cookies and storage keys are blocked before consent. Default `listed`. */
  storage?: 'listed' | 'off'
  /** What happens to blocked requests until the visitor has decided. Default: that of the guard's tag, or `reject`. */
  pending?: 'reject' | 'hold' | 'drop'
}

/** The options with defaults for all that are missing or invalid. */
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
  /** Options by vendor, validated by the code of each vendor. */
  signals: Record<string, unknown> | null
  /** As given; validated by the file that loads services. */
  services: unknown
  sweep: unknown
  statistics: string | null
  importDecision: string | null
  reloadOnWithdrawal: boolean
  placeholders: 'on' | 'off'
  storage: 'listed' | 'off'
  pending: 'reject' | 'hold' | 'drop' | null
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
/** A default value, and a validator. */
type Rule = readonly [silent: unknown, fits: Validator]

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isFlag: Validator = value => typeof value === 'boolean'
const isMethod: Validator = value => typeof value === 'function'
const isAnything: Validator = () => true
const isCount: Validator = value => Number.isInteger(value) && (value as number) >= 0
const isNumberFrom1: Validator = value => Number.isFinite(value) && (value as number) >= 1
/**
 * Accepts texts as well, for attributes. Browsers limit cookies to about a year (RFC 6265bis), and few laws let a
 * decision last longer.
 */
const isYearAtMost: Validator = value =>
  /^\d+$/.test(value as string) && (value as number) > 0 && (value as number) < 366
const isHttpUrl: Validator = value => {
  try {
    return isText(value) && /^https?:$/.test(new URL(value, 'https://own.invalid').protocol)
  } catch {
    return false
  }
}

const isListOfGroups: Validator = value =>
  Array.isArray(value) &&
  value.every(group => isDictionary(group) && isText(group.name) && isText(group.title) && isCategoryName(group.parent))

/** Accepts one of these words. The first is the default. */
const oneOf = (...words: readonly (string | null)[]): Rule => [words[0], value => words.includes(value as string)]

const { gdprTypes: _, ...plainSettings } = defaultSettings

/**
 * The schema of the options:
 * - A value is the default, and implies the type: a text or null accepts a text, an integer accepts a whole number, and
 *   a boolean accepts a boolean.
 * - A function is a validator without a default.
 * - A pair is a default and a validator.
 * - `*` validates all names that are not listed.
 *
 * Error messages are in explain-options.ts.
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
    '*': isAnything, // the code of the tag manager validates the others
  },
  signals: isDictionary,
  services: (value: unknown) => isText(value) || Array.isArray(value),
  reask: oneOf('off', 'service'),
  customCategories: [[], isListOfGroups],
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
  importDecision: null,
  reloadOnWithdrawal: false,
  placeholders: oneOf('on', 'off'),
  blocking: oneOf('standard', 'off'),
  storage: oneOf('listed', 'off'),
  pending: oneOf(null, 'reject', 'hold', 'drop'), // default: that of the guard's tag
} satisfies Record<keyof ConsentOptions, unknown>

/** The names of all options. */
export const optionNames = Object.keys(schema)
/** The options that are on or off. */
export const switchNames = optionNames.filter(
  name => name === 'cookie' || typeof schema[name as keyof typeof schema] === 'boolean',
)

/** The valid options; null if there is no default. */
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
 * Reads the options. Must be fast, because every page runs it; messages for invalid options are built later.
 * @param input the options as given, of any type
 * @returns the options with defaults for all that are missing or invalid, and whether anything may be invalid, which
 *   explainOptions then describes
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
  // The site's own host as a whole is never blocked. Undefined in Node, '' for files on disk.
  const site = globalThis.location?.hostname
  const isSite = (host: string): boolean => `.${site}`.endsWith(`.${host.replace(/^www\./, '')}`)
  allow(!site || !Object.keys(parsed.trackingHosts).some(isSite))
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
