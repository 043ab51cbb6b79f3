import { hasOwn } from '../consent/has-own'
import { buildHostMap } from '../blocking/rules/build-host-map'
import { isOwnAddress } from '../blocking/rules/is-own-address'
import { isOwnHost } from '../blocking/rules/is-own-host'
import { isPatched } from '../blocking/patch/is-patched'
import { categoryNames, isCategoryName } from '../consent/categories'
import { consentModels } from '../consent/consent-models'
import { isDictionary } from '../consent/is-dictionary'
import type { ReportedError } from '../effects/consent-events'
import { explainCustomCategory } from './explain-custom-category'
import type { ConsentOptions } from './options'

export { explainRequested } from './explain-requested'
export { explainTag } from './explain-tag'

/** A validator, and a description of the values that it accepts. */
type Kind = readonly [fits: (value: unknown) => boolean, allowed: string]

/** The validators of the properties of an object. `*` accepts any other name. */
interface Shape {
  readonly [name: string]: Kind | Shape
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isNumberFrom =
  (least: number, whole: boolean) =>
  (value: unknown): boolean =>
    Number.isFinite(value) && (value as number) >= least && (!whole || Number.isInteger(value))

const isHttpUrl = (value: unknown): boolean => {
  try {
    return isText(value) && /^https?:$/.test(new URL(value, 'https://own.invalid').protocol)
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

/** All options. Validation that only one feature needs is done in that feature. */
const shape = {
  mode: oneOf('c15t', 'offline', 'custom'),
  backendUrl: url,
  protocol: oneOf('auto', '1', '2'),
  categories: anything,
  language: text,
  informal: flag,
  colorScheme: oneOf('light', 'dark', 'system', 'page'),
  tagManagerId: anything,
  policyUrl: url,
  policyVersion: text,
  lifetimeDays: [
    value => /^\d+$/.test(value as string) && isNumberFrom(1, true)(Number(value)) && Number(value) <= 365,
    'a whole number of days from 1 to 365',
  ],
  cookie: [value => value === 'host' || typeof value === 'boolean', 'true, false or "host"'],
  cookieDomain: text,
  hideBranding: flag,
  scrollLock: flag,
  closeButton: flag,
  confirmation: flag,
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
    '*': anything,
  },
  signals: [isDictionary, 'an object'],
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
  jurisdictions: { '*': oneOf(...consentModels) },
  headers: { '*': text },
  retry: { maxRetries: count, initialDelayMs: count, backoffFactor: [isNumberFrom(1, false), 'a number from 1'] },
  services: [
    value => isText(value) || Array.isArray(value),
    'a text such as "google-analytics=G-ABC123 youtube", or a list',
  ],
  serviceChoices: flag,
  reask: oneOf('off', 'service'),
  showRequests: flag,
  customCategories: [Array.isArray, 'a list of { name, parent, title, description }'],
  sweep: [value => value === false || isDictionary(value), 'false, or an object of patterns by category'],
  statistics: url,
  importDecision: text,
  reloadOnWithdrawal: flag,
  placeholders: oneOf('on', 'off'),
  blocking: oneOf('standard', 'capture', 'strict', 'off'),
  storage: oneOf('listed', 'off'),
  pending: oneOf('reject', 'hold', 'drop'),
} satisfies Record<keyof ConsentOptions, Kind | Shape>

/**
 * Explains invalid options. Only pages with invalid options load this file. It must reject exactly what readOptions
 * ignores.
 * @param input the options as given, of any type
 * @returns an error for each invalid option: its name, the given value and the allowed ones
 */
export function explainOptions(input: unknown): ReportedError[] {
  const problems: ReportedError[] = []
  const onProblem = (message: string): void => void problems.push({ code: 'INVALID_OPTION', message })
  const {
    mode,
    blocking,
    handlers,
    categories,
    customCategories = [],
    trackingHosts = {},
  } = (fitting(input, shape, '', onProblem) ?? {}) as ConsentOptions

  for (const entry of Object.keys(trackingHosts)) {
    const host = Object.keys(buildHostMap([[entry, true]]))[0]
    if (host && entry[0] !== '/' && isOwnHost(host, location.hostname) && !isOwnAddress(entry, location.hostname))
      onProblem(
        `Option "trackingHosts.${entry}" names the site itself, which is never blocked as a whole; write the path that trackers use, such as "/ingest"`,
      )
  }
  for (const group of customCategories) explainCustomCategory(group, onProblem)
  if (mode === 'custom')
    for (const name of ['showConsentBanner', 'setConsent'])
      if (!(name in (handlers ?? {})))
        onProblem(`Option "handlers.${name}" is missing; mode "custom" needs a function there`)
  if ((blocking === 'capture' || blocking === 'strict') && !isPatched(blocking))
    onProblem(
      `Option "blocking" is "${blocking}", but the page has not loaded guard-${blocking}.js first in <head>; "standard" is used`,
    )
  const names = typeof categories === 'string' ? categories.split(/[\s,]+/).filter(Boolean) : [categories ?? []].flat()
  for (const name of names)
    if (!isCategoryName(name) && categories !== 'all')
      onProblem(`Option "categories" has ${shown(name)}; allowed are ${categoryNames.join(', ')}, or "all"`)
  return problems
}

/** Returns the valid part of a value; undefined if nothing is valid. Invalid parts are reported with their path. */
function fitting(value: unknown, wanted: Kind | Shape, path: string, onProblem: (message: string) => void): unknown {
  if (value === undefined || value === null) return undefined
  const isKind = (one: Kind | Shape): one is Kind => Array.isArray(one)
  const fits = isKind(wanted) ? wanted[0] : isDictionary
  if (!fits(value)) {
    const allowed = isKind(wanted) ? wanted[1] : 'an object'
    const hint =
      value === '[object Object]'
        ? '. An attribute cannot hold an object: set the property of the tag, or use JSON'
        : ''
    onProblem(`${path ? `Option "${path}" is` : 'The options are'} ${shown(value)}; allowed is ${allowed}${hint}`)
    return undefined
  }
  if (isKind(wanted)) return value
  const fit = Object.entries(value as object).map(([name, inner]) => {
    const place = path ? `${path}.${name}` : name
    const kind = hasOwn(wanted, name) ? wanted[name] : wanted['*']
    if (kind === undefined) onProblem(`Option "${place}" is not known; known are ${Object.keys(wanted).join(', ')}`)
    return [name, kind && fitting(inner, kind, place, onProblem)] as const
  })
  return Object.fromEntries(fit.filter(([, inner]) => inner !== undefined))
}

const shown = (value: unknown): string => {
  const json = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value))
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}
