import { categoryNames, isCategoryName, type CategoryName } from './consent/categories'
import {
  complianceRegions,
  defaultSettings,
  type ColorScheme,
  type ComplianceSetting,
  type ComplianceSettings,
  type PrivacySettings,
  type Settings,
} from './consent/settings'
import type { ConsentHandlers } from './client/custom-client'
import { defaultRetryPolicy, type RetryPolicy } from './client/retry'
import type { ConsentCallbacks } from './effects/consent-callbacks'
import type { ReportedError } from './effects/consent-events'
import type { TagManagerOptions } from './signals/google-tag-manager'
import { defaultTranslationConfig, type TranslationConfig } from './translations/translation-set'

/** What a host may say. Everything has an answer for silence, and what cannot be used is named and left out. */
export interface ConsentOptions {
  /** Whom we ask and tell: a server that speaks c15t's protocol (default), nobody, or the host's own functions. */
  mode?: 'c15t' | 'offline' | 'custom'
  /** Where the server answers, relative or absolute. Default `/api/c15t`. */
  backendUrl?: string
  /** Which categories the visitor is shown: names, or `all`. Default necessary and marketing. */
  categories?: 'all' | string | readonly CategoryName[]
  /** The language to speak whatever the browser prefers (BCP 47). */
  language?: string
  /** Default `system`. */
  colorScheme?: ColorScheme
  /** The container id of Google Tag Manager; short for `tagManager: { id }`. */
  tagManagerId?: string
  /** Where the site explains its processing. */
  policyUrl?: string
  /** Names the policy; when it changes, visitors are asked again. */
  policyVersion?: string
  hideBranding?: boolean
  /** Locks and dims the page while the banner asks. */
  scrollLock?: boolean
  /** What Accept All grants: every category (default), or only those that were shown. */
  acceptAllGrants?: 'all' | 'displayed'
  /** Host, or host/path → category: added to our list, and stronger. */
  trackingHosts?: Record<string, CategoryName>
  /** Uses only `trackingHosts` and none of ours. */
  replaceTrackingHosts?: boolean
  /** Hosts, or host/path, that are never held back. */
  exemptHosts?: readonly string[]
  tagManager?: Partial<TagManagerOptions> & { id: string }
  translations?: Partial<TranslationConfig>
  /** The three calls, in mode `custom`. */
  handlers?: ConsentHandlers
  callbacks?: ConsentCallbacks
  privacySettings?: Partial<PrivacySettings>
  complianceSettings?: { [Region in keyof ComplianceSettings]?: Partial<ComplianceSetting> }
  /** Headers of the host's own for each call to the server. */
  headers?: Record<string, string>
  retry?: Partial<RetryPolicy>
  /** How much is held back. Default `standard`. */
  blocking?: 'standard' | 'capture' | 'strict' | 'off'
}

/** The options with every silence answered. */
export interface ResolvedOptions {
  mode: 'c15t' | 'offline' | 'custom'
  backendUrl: string
  language: string | null
  settings: Settings
  trackingHosts: Record<string, CategoryName>
  replaceTrackingHosts: boolean
  exemptHosts: readonly string[]
  tagManager: TagManagerOptions | null
  translations: TranslationConfig
  handlers: ConsentHandlers
  callbacks: ConsentCallbacks
  headers: Record<string, string>
  retry: RetryPolicy
  blocks: boolean
}

type Dictionary = Record<string, unknown>
const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean'
const isFunction = (value: unknown): value is (...args: never[]) => unknown => typeof value === 'function'
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0
const isFactor = (value: unknown): value is number => typeof value === 'number' && value >= 1 && Number.isFinite(value)
const oneOf =
  <T extends string>(...allowed: readonly T[]) =>
  (value: unknown): value is T =>
    allowed.includes(value as T)

const isHttpUrl = (value: unknown): value is string => {
  if (!isText(value)) return false
  try {
    return /^https?:$/.test(new URL(value, document.baseURI).protocol)
  } catch {
    return false
  }
}

const modes = ['c15t', 'offline', 'custom'] as const
const schemes = ['light', 'dark', 'system'] as const
const callbackNames: readonly string[] = [
  'onReady',
  'onBannerShown',
  'onBannerClosed',
  'onConsentGiven',
  'onPreferenceExpressed',
  'onError',
  'onLocationDetected',
] satisfies (keyof ConsentCallbacks)[]
const handlerNames: readonly string[] = [
  'showConsentBanner',
  'setConsent',
  'verifyConsent',
] satisfies (keyof ConsentHandlers)[]

/** The keys of ConsentOptions; the compiler keeps the list complete. */
const optionNames = Object.keys({
  mode: 0,
  backendUrl: 0,
  categories: 0,
  language: 0,
  colorScheme: 0,
  tagManagerId: 0,
  policyUrl: 0,
  policyVersion: 0,
  hideBranding: 0,
  scrollLock: 0,
  acceptAllGrants: 0,
  trackingHosts: 0,
  replaceTrackingHosts: 0,
  exemptHosts: 0,
  tagManager: 0,
  translations: 0,
  handlers: 0,
  callbacks: 0,
  privacySettings: 0,
  complianceSettings: 0,
  headers: 0,
  retry: 0,
  blocking: 0,
} satisfies Record<keyof ConsentOptions, 0>)

/**
 * Reads what a host has said.
 * @param input what came: an object of options, or whatever else
 * @returns the options with every silence answered, and for each thing that could not be used an error that names the
 * option, what was given and what is allowed
 */
export function readOptions(input: unknown): { options: ResolvedOptions; problems: ReportedError[] } {
  const problems: ReportedError[] = []
  const complain = (message: string): void => void problems.push({ code: 'INVALID_OPTION', message })

  /** One value: as given where it fits, else what stands in for silence. */
  const pick = <T, D>(
    from: Dictionary,
    path: string,
    fits: (v: unknown) => v is T,
    allowed: string,
    silence: D,
  ): T | D => {
    const value = from[path.slice(path.lastIndexOf('.') + 1)]
    if (value === undefined || value === null) return silence
    if (fits(value)) return value
    complain(`Option "${path}" is ${shown(value)}; allowed is ${allowed}`)
    return silence
  }
  /** A group of values; what is not in `names` is complained of. */
  const group = (from: Dictionary, path: string, names?: readonly string[]): Dictionary => {
    const value = pick(from, path, isDictionary, 'an object', {})
    const unknown = names ? Object.keys(value).filter(name => !names.includes(name)) : []
    for (const name of unknown) complain(`Option "${path}.${name}" is not known; known are ${names?.join(', ')}`)
    return value
  }
  /** A group whose values are all of one kind; those that are not are left out. */
  const dictionary = <T>(path: string, fits: (v: unknown) => v is T, allowed: string, names?: readonly string[]) => {
    const given = Object.entries(group(raw, path, names))
    const wrong = given.filter(([, value]) => value !== undefined && !fits(value))
    for (const [name, value] of wrong) complain(`Option "${path}.${name}" is ${shown(value)}; allowed is ${allowed}`)
    return Object.fromEntries(given.filter((entry): entry is [string, T] => fits(entry[1])))
  }

  if (input !== undefined && input !== null && !isDictionary(input))
    complain(`The options are ${shown(input)}; allowed is an object`)
  const raw: Dictionary = isDictionary(input) ? input : {}
  for (const name of Object.keys(raw))
    if (!optionNames.includes(name)) complain(`Option "${name}" is not known; known are ${optionNames.join(', ')}`)

  const text = (path: string): string | null => pick(raw, path, isText, 'a non-empty text', null)
  const flag = (path: string): boolean => pick(raw, path, isSwitch, 'true or false', false)

  const mode = pick(raw, 'mode', oneOf(...modes), quoted(modes), 'c15t')
  const handlers = dictionary('handlers', isFunction, 'a function', handlerNames) as ConsentHandlers
  if (mode === 'custom')
    for (const name of ['showConsentBanner', 'setConsent'])
      if (!(name in handlers)) complain(`Option "handlers.${name}" is missing; mode "custom" needs a function there`)

  const blocking = pick(
    raw,
    'blocking',
    oneOf('standard', 'capture', 'strict', 'off'),
    '"standard", "capture", "strict" or "off"',
    'standard',
  )
  if (blocking === 'capture' || blocking === 'strict')
    complain(`Option "blocking" is "${blocking}", which this version does not have yet; "standard" is used`)

  const privacy = group(raw, 'privacySettings', ['honorDoNotTrack'])
  const retry = group(raw, 'retry', Object.keys(defaultRetryPolicy))
  const translations = group(raw, 'translations', Object.keys(defaultTranslationConfig))

  return {
    problems,
    options: {
      mode,
      backendUrl: pick(raw, 'backendUrl', isHttpUrl, 'a relative or http(s) url', '/api/c15t')
        .trim()
        .replace(/\/+$/, ''),
      language: text('language'),
      settings: {
        gdprTypes: readCategories(raw.categories, complain),
        acceptAllGrants: pick(raw, 'acceptAllGrants', oneOf('all', 'displayed'), '"all" or "displayed"', 'all'),
        privacySettings: {
          honorDoNotTrack: pick(privacy, 'privacySettings.honorDoNotTrack', isSwitch, 'true or false', true),
        },
        complianceSettings: readCompliance(),
        colorScheme: pick(raw, 'colorScheme', oneOf(...schemes), quoted(schemes), defaultSettings.colorScheme),
        hideBranding: flag('hideBranding'),
        scrollLock: flag('scrollLock'),
        policyUrl: pick(raw, 'policyUrl', isHttpUrl, 'a relative or http(s) url', null),
        policyVersion: text('policyVersion'),
      },
      trackingHosts: dictionary('trackingHosts', isCategoryName, quoted(categoryNames)),
      replaceTrackingHosts: flag('replaceTrackingHosts'),
      exemptHosts: pick(raw, 'exemptHosts', isList, 'a list of hosts', []),
      tagManager: readTagManager(),
      translations: {
        translations: pick(
          translations,
          'translations.translations',
          isDictionary,
          'an object of texts by language',
          {},
        ) as TranslationConfig['translations'],
        defaultLanguage: pick(translations, 'translations.defaultLanguage', isText, 'a language such as "en"', 'en'),
        disableAutoLanguageSwitch: pick(
          translations,
          'translations.disableAutoLanguageSwitch',
          isSwitch,
          'true or false',
          false,
        ),
      },
      handlers,
      callbacks: dictionary('callbacks', isFunction, 'a function', callbackNames) as ConsentCallbacks,
      headers: dictionary('headers', isText, 'a non-empty text'),
      retry: {
        maxRetries: pick(retry, 'retry.maxRetries', isCount, 'a whole number from 0', defaultRetryPolicy.maxRetries),
        initialDelayMs: pick(
          retry,
          'retry.initialDelayMs',
          isCount,
          'milliseconds, a whole number from 0',
          defaultRetryPolicy.initialDelayMs,
        ),
        backoffFactor: pick(
          retry,
          'retry.backoffFactor',
          isFactor,
          'a number from 1',
          defaultRetryPolicy.backoffFactor,
        ),
      },
      blocks: blocking !== 'off',
    },
  }

  function readCompliance(): ComplianceSettings {
    const given = group(raw, 'complianceSettings', complianceRegions)
    const regions = complianceRegions.map(region => {
      const path = `complianceSettings.${region}`
      const base = defaultSettings.complianceSettings[region]
      const said = group(given, path, Object.keys(base))
      return [
        region,
        {
          enabled: pick(said, `${path}.enabled`, isSwitch, 'true or false', base.enabled),
          appliesGlobally: pick(said, `${path}.appliesGlobally`, isSwitch, 'true or false', base.appliesGlobally),
          applies: pick(said, `${path}.applies`, isSwitch, 'true or false', base.applies),
        },
      ]
    })
    return Object.fromEntries(regions) as ComplianceSettings
  }

  /** The id itself is checked where the tag manager starts (specification §5). */
  function readTagManager(): TagManagerOptions | null {
    const short = raw.tagManagerId
    if (raw.tagManager === undefined && (short === undefined || short === null)) return null
    const given = group(raw, 'tagManager', ['id', 'mode', 'customScriptUrl', 'dataLayerName', 'nonce'])
    const path = 'tagManager.'
    const customScriptUrl = pick(given, `${path}customScriptUrl`, isHttpUrl, 'a relative or http(s) url', undefined)
    const nonce = pick(given, `${path}nonce`, isText, 'a non-empty text', undefined)
    return {
      id: (given.id ?? short) as string,
      mode: pick(given, `${path}mode`, oneOf('advanced', 'basic'), '"advanced" or "basic"', 'advanced'),
      dataLayerName: pick(given, `${path}dataLayerName`, isText, 'the name of a global', 'dataLayer'),
      ...(customScriptUrl !== undefined && { customScriptUrl }),
      ...(nonce !== undefined && { nonce }),
    }
  }
}

/** `all`, names with spaces between them as an attribute has them, or a list. */
function readCategories(value: unknown, complain: (message: string) => void): readonly CategoryName[] {
  if (value === undefined || value === null) return defaultSettings.gdprTypes
  if (value === 'all') return categoryNames
  const names: unknown[] =
    typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : Array.isArray(value) ? value : [value]
  for (const name of names)
    if (!isCategoryName(name))
      complain(`Option "categories" has ${shown(name)}; allowed are ${categoryNames.join(', ')}, or "all"`)
  const known = names.filter(isCategoryName)
  return known.length > 0 ? known : defaultSettings.gdprTypes
}

const quoted = (names: readonly string[]): string =>
  names
    .map(name => `"${name}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

const shown = (value: unknown): string => {
  if (typeof value === 'function') return 'a function'
  const json = JSON.stringify(value) ?? String(value)
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}
