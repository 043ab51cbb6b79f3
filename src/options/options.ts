import { withoutEndSlashes } from '../consent/without-end-slashes'
import type { ConsentHandlers } from '../client/custom-client'
import type { RetryPolicy } from '../client/retry-policy'
import { gatedCategories } from '../browser/gated-categories'
import { categoryNames, isCategoryName, type CategoryName } from '../consent/categories'
import { hasOwn } from '../consent/has-own'
import { isDictionary } from '../consent/is-dictionary'
import { ownProperties } from '../consent/own-properties'
import { defaultSettings, type Settings } from '../consent/settings'
import { namesIn, shownCategories } from '../consent/shown-categories'
import type { ConsentCallbacks } from '../effects/consent-callbacks'
import type { TagManagerOptions } from '../signals/google-tag-manager'
import type { TranslationConfig } from '../translations/translation-config'
import { group, type GivenTo, type OptionRule, type ReadBy } from './option-rule'
import { optionTable } from './option-table'

type Table = typeof optionTable

/** The options of the site. Every option has a default. Invalid options are reported and ignored. */
export type ConsentOptions = { -readonly [Name in keyof Table]?: GivenTo<Table[Name]> }

/** The valid options, or their defaults. */
type ValidOptions = { -readonly [Name in keyof Table]: ReadBy<Table[Name]> }

/** Options whose values are used in another form than given. */
interface Structured {
  tagManager: TagManagerOptions | null
  /** Options by vendor, validated by the code of each vendor. */
  signals: Record<string, unknown> | null
  /** As given; validated by the file that loads services. */
  services: unknown
  sweep: unknown
  translations: TranslationConfig
  handlers: ConsentHandlers
  callbacks: ConsentCallbacks
  retry: RetryPolicy
}

/** The options with defaults for all that are missing or invalid. */
export interface ResolvedOptions
  extends
    Omit<ValidOptions, keyof Structured | keyof Settings | 'categories' | 'tagManagerId' | 'blocking'>,
    Structured {
  settings: Settings
  blocks: boolean
}

const { gdprTypes: _, autoCategories: __, ...plainSettings } = defaultSettings

/** The names of all options. */
export const optionNames = Object.keys(optionTable) as readonly (keyof Table)[]

const allOptions = group(optionTable)

/** What `readOptions` reads before it puts the options of the user interface together. */
type ParsedOptions = Omit<ValidOptions, keyof Structured | keyof Settings> &
  Omit<Structured, 'tagManager'> &
  Omit<Settings, 'gdprTypes' | 'autoCategories'> & { tagManager: TagManagerOptions }

/** Returns whether a host is that of the page, or contains it. No host is without a page, and for files on disk. */
function isOwnHost(host: string): boolean {
  const own = globalThis.location?.hostname
  return !!own && `.${own}`.endsWith(`.${host.replace(/^www\./, '')}`)
}

/**
 * Returns the tracking hosts, with the hosts in parts of the wrong shape: they were meant to be blocked.
 * @param given the options as given
 */
function withMisplacedHosts(hosts: Record<string, CategoryName>, given: Record<string, unknown> | null): typeof hosts {
  const { trackingHosts, services } = given ?? {}
  const misplaced = [
    ...(isDictionary(trackingHosts)
      ? Object.values(trackingHosts).filter(value => !isCategoryName(value))
      : [trackingHosts]),
    isDictionary(services) ? services : null,
  ].flatMap(value => hostsIn(value))
  return misplaced.length > 0 ? { ...Object.fromEntries(misplaced.map(host => [host, 'marketing'])), ...hosts } : hosts
}

const hostsIn = (value: unknown, depth = 0): string[] =>
  typeof value === 'string'
    ? value.split(/[\s,]+/).filter(host => /[./]/.test(host) && !isOwnHost(host))
    : Object.entries(depth < 5 ? (value ?? {}) : {}).flatMap(part => part.flatMap(inner => hostsIn(inner, depth + 1)))

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
  const accepts = (rule: OptionRule | null, value: unknown): boolean =>
    value !== undefined && value !== null && allow(!!rule?.fits(value))
  const read = (rule: OptionRule, given: unknown): unknown => {
    const isValid = accepts(rule, given)
    const { standard, wrong, fields, others } = rule
    if (!isValid || !fields) return isValid ? given : (given ?? null) === null ? standard : wrong
    // An unknown name may be that of an option which limits, in another spelling.
    const isKnown = others !== null || Object.keys(given as object).every(name => hasOwn(fields, name))
    const result = ownProperties(allow(isKnown) ? standard : wrong)!
    for (const [name, value] of Object.entries(given as object) as [string, unknown][])
      if (hasOwn(fields, name)) result[name] = read(fields[name]!, value)
      else if (others) {
        const inner = (value ?? null) === null ? null : read(others, value)
        if (inner !== null) result[name] = inner
      }
    return result
  }
  const parsed = read(allOptions, input) as ParsedOptions
  const { backendUrl, blocking, categories, mode, handlers, tagManager, tagManagerId } = parsed
  const given = ownProperties(input)

  const autoCategories = categories === 'auto'
  const hasTagManager = isDictionary(given?.tagManager) || tagManagerId !== null
  const named = namesIn(categories)
  // An empty list would show the default, which nobody has written.
  const areCategoriesKnown =
    autoCategories || categories === 'all' || categories === null || (named.length > 0 && named.every(isCategoryName))
  allow(areCategoriesKnown)
  // The site's own host as a whole is never blocked.
  allow(!Object.keys(parsed.trackingHosts).some(isOwnHost))
  // explainOptions checks whether the page has loaded the guard of that tier.
  allow(blocking === 'standard' || blocking === 'off')
  allow(mode !== 'custom' || (handlers.showConsentBanner && handlers.setConsent) !== null)
  const settings = Object.keys(plainSettings).map(name => [name, parsed[name as keyof typeof plainSettings]])
  return {
    mayHaveProblems,
    options: {
      ...parsed,
      trackingHosts: withMisplacedHosts(parsed.trackingHosts, given),
      backendUrl: withoutEndSlashes(backendUrl.trim()),
      settings: {
        ...(Object.fromEntries(settings) as typeof plainSettings),
        ...((!areCategoriesKnown || (autoCategories && (given?.acceptAllGrants ?? null) === null)) && {
          acceptAllGrants: 'displayed' as const,
        }),
        // Another wrong version asks again as well.
        ...(parsed.policyVersion === null &&
          (given?.policyVersion ?? null) !== null && { policyVersion: JSON.stringify(given!.policyVersion) ?? '' }),
        gdprTypes: !autoCategories
          ? shownCategories(categories)
          : hasTagManager
            ? categoryNames // it loads services that only it knows
            : gatedCategories(),
        autoCategories,
      },
      tagManager: hasTagManager ? { ...tagManager, id: tagManager.id ?? tagManagerId } : null,
      blocks: blocking !== 'off',
    },
  }
}
