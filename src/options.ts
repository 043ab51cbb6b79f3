import { categoryNames, isCategoryName, type CategoryName } from './consent/categories'
import {
  defaultSettings,
  type ColorScheme,
  type ComplianceSetting,
  type ComplianceSettings,
  type PrivacySettings,
  type Settings,
} from './consent/settings'
import type { ConsentHandlers } from './client/custom-client'
import { defaultRetryPolicy, type RetryPolicy } from './client/retry-policy'
import type { ConsentCallbacks } from './effects/consent-callbacks'
import type { ReportedError } from './effects/consent-events'
import type { TagManagerOptions } from './signals/google-tag-manager'
import { defaultTranslationConfig, type TranslationConfig } from './translations/translation-config'

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

/** What fits in one place, and how that is said. */
type Kind = readonly [fits: (value: unknown) => boolean, allowed: string]

/** What may stand in an object, by name; `*` is for every name that is not listed. */
interface Shape {
  readonly [name: string]: Kind | Shape
}

const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isNumberFrom =
  (least: number, whole: boolean) =>
  (value: unknown): boolean =>
    Number.isFinite(value) && (value as number) >= least && (!whole || Number.isInteger(value))

const isHttpUrl = (value: unknown): boolean => {
  try {
    return isText(value) && /^https?:$/.test(new URL(value, document.baseURI).protocol)
  } catch {
    return false
  }
}

const oneOf = (...names: readonly string[]): Kind => [
  value => names.includes(value as string),
  names
    .map(name => `"${name}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1'),
]
const text: Kind = [isText, 'a non-empty text']
const flag: Kind = [value => typeof value === 'boolean', 'true or false']
const url: Kind = [isHttpUrl, 'a relative or http(s) url']
const method: Kind = [value => typeof value === 'function', 'a function']
const count: Kind = [isNumberFrom(0, true), 'a whole number from 0']
const anything: Kind = [() => true, '']
const law: Shape = { enabled: flag, appliesGlobally: flag, applies: flag }

/** Everything that may be said. What is specific to one option is checked where it is used. */
const shape = {
  mode: oneOf('c15t', 'offline', 'custom'),
  backendUrl: url,
  categories: anything,
  language: text,
  colorScheme: oneOf('light', 'dark', 'system'),
  tagManagerId: anything,
  policyUrl: url,
  policyVersion: text,
  hideBranding: flag,
  scrollLock: flag,
  acceptAllGrants: oneOf('all', 'displayed'),
  trackingHosts: { '*': oneOf(...categoryNames) },
  replaceTrackingHosts: flag,
  exemptHosts: [value => Array.isArray(value) && value.every(isText), 'a list of hosts'],
  tagManager: {
    id: anything,
    mode: oneOf('advanced', 'basic'),
    customScriptUrl: url,
    dataLayerName: text,
    nonce: text,
  },
  translations: {
    translations: { '*': [isDictionary, 'an object of texts'] },
    defaultLanguage: text,
    disableAutoLanguageSwitch: flag,
  },
  handlers: { showConsentBanner: method, setConsent: method, verifyConsent: method },
  callbacks: {
    onReady: method,
    onBannerShown: method,
    onBannerClosed: method,
    onConsentGiven: method,
    onPreferenceExpressed: method,
    onError: method,
    onLocationDetected: method,
  },
  privacySettings: { honorDoNotTrack: flag },
  complianceSettings: { gdpr: law, ccpa: law, lgpd: law, usStatePrivacy: law },
  headers: { '*': text },
  retry: { maxRetries: count, initialDelayMs: count, backoffFactor: [isNumberFrom(1, false), 'a number from 1'] },
  blocking: oneOf('standard', 'capture', 'strict', 'off'),
} satisfies Record<keyof ConsentOptions, Kind | Shape>

/**
 * Reads what a host has said.
 * @param input what came: an object of options, or whatever else
 * @returns the options with every silence answered, and for each thing that could not be used an error that names the
 * option, what was given and what is allowed
 */
export function readOptions(input: unknown): { options: ResolvedOptions; problems: ReportedError[] } {
  const problems: ReportedError[] = []
  const complain = (message: string): void => void problems.push({ code: 'INVALID_OPTION', message })
  const said = (fitting(input ?? {}, shape, '', complain) ?? {}) as ConsentOptions
  const { mode = 'c15t', backendUrl = '/api/c15t', blocking, tagManagerId, handlers = {} } = said

  if (mode === 'custom')
    for (const name of ['showConsentBanner', 'setConsent'])
      if (!(name in handlers)) complain(`Option "handlers.${name}" is missing; mode "custom" needs a function there`)
  if (blocking === 'capture' || blocking === 'strict')
    complain(`Option "blocking" is "${blocking}", which this version does not have yet; "standard" is used`)

  const settings: Settings = { ...defaultSettings }
  for (const name of Object.keys(settings)) {
    const given = said[name as keyof ConsentOptions]
    if (given !== undefined) Object.assign(settings, { [name]: laid(settings[name as keyof Settings], given) })
  }
  const tagManager = said.tagManager ?? (tagManagerId === undefined ? null : { id: tagManagerId })
  return {
    problems,
    options: {
      mode,
      backendUrl: backendUrl.trim().replace(/\/+$/, ''),
      language: said.language ?? null,
      settings: { ...settings, gdprTypes: readCategories(said.categories, complain) },
      trackingHosts: said.trackingHosts ?? {},
      replaceTrackingHosts: said.replaceTrackingHosts ?? false,
      exemptHosts: said.exemptHosts ?? [],
      tagManager: tagManager && { mode: 'advanced', dataLayerName: 'dataLayer', ...tagManager },
      translations: laid(defaultTranslationConfig, said.translations),
      handlers,
      callbacks: said.callbacks ?? {},
      headers: said.headers ?? {},
      retry: laid(defaultRetryPolicy, said.retry),
      blocks: blocking !== 'off',
    },
  }
}

/** @returns the part of a value that fits; undefined where nothing does. What does not is complained of, by its path. */
function fitting(value: unknown, wanted: Kind | Shape, path: string, complain: (message: string) => void): unknown {
  if (value === undefined || value === null) return undefined
  const isKind = (one: Kind | Shape): one is Kind => Array.isArray(one)
  const fits = isKind(wanted) ? wanted[0] : isDictionary
  if (!fits(value)) {
    const allowed = isKind(wanted) ? wanted[1] : 'an object'
    complain(`${path ? `Option "${path}" is` : 'The options are'} ${shown(value)}; allowed is ${allowed}`)
    return undefined
  }
  if (isKind(wanted)) return value
  const fit = Object.entries(value as Dictionary).map(([name, inner]) => {
    const place = path ? `${path}.${name}` : name
    const kind = Object.hasOwn(wanted, name) ? wanted[name] : wanted['*']
    if (kind === undefined) complain(`Option "${place}" is not known; known are ${Object.keys(wanted).join(', ')}`)
    return [name, kind && fitting(inner, kind, place, complain)] as const
  })
  return Object.fromEntries(fit.filter(([, inner]) => inner !== undefined))
}

/** Lays what was said over a default, group within group. */
function laid<T>(base: T, said: unknown): T {
  if (!isDictionary(base) || !isDictionary(said)) return (said ?? base) as T
  const all = Object.keys({ ...base, ...said })
  return Object.fromEntries(all.map(name => [name, laid((base as Dictionary)[name], said[name])])) as T
}

/** `all`, names with spaces between them as an attribute has them, or a list. */
function readCategories(value: unknown, complain: (message: string) => void): readonly CategoryName[] {
  if (value === undefined) return defaultSettings.gdprTypes
  if (value === 'all') return categoryNames
  const names: unknown[] = typeof value === 'string' ? value.split(/\s+/).filter(Boolean) : [value].flat()
  for (const name of names)
    if (!isCategoryName(name))
      complain(`Option "categories" has ${shown(name)}; allowed are ${categoryNames.join(', ')}, or "all"`)
  const known = names.filter(isCategoryName)
  return known.length > 0 ? known : defaultSettings.gdprTypes
}

const shown = (value: unknown): string => {
  const json = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value))
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}
