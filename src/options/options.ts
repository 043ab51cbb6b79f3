import type { ConsentHandlers } from '../client/custom-client'
import type { RetryPolicy } from '../client/retry-policy'
import { gatedCategories } from '../browser/gated-categories'
import { categoryNames, isCategoryName } from '../consent/categories'
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
    const { standard, fields, others } = rule
    if (!isValid || !fields) return isValid ? given : standard
    const result = ownProperties(standard)!
    for (const [name, value] of Object.entries(given as object) as [string, unknown][])
      if (hasOwn(fields, name)) result[name] = read(fields[name]!, value)
      else if ((others || allow(false)) && accepts(others, value)) result[name] = value
    return result
  }
  const parsed = read(allOptions, input) as ParsedOptions
  const { backendUrl, blocking, categories, mode, handlers, tagManager, tagManagerId } = parsed

  const autoCategories = categories === 'auto'
  const hasTagManager = isDictionary(ownProperties(input)?.tagManager) || tagManagerId !== null
  const named = namesIn(categories)
  // An empty list would show the default, which nobody has written.
  allow(
    autoCategories || categories === 'all' || categories === null || (named.length > 0 && named.every(isCategoryName)),
  )
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
      backendUrl: backendUrl.trim().replace(/\/+$/, ''),
      settings: {
        ...(Object.fromEntries(settings) as typeof plainSettings),
        ...(autoCategories &&
          (ownProperties(input)?.acceptAllGrants ?? null) === null && { acceptAllGrants: 'displayed' as const }),
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
