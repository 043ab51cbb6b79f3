import { hasOwn } from '../consent/has-own'
import { buildHostMap } from '../blocking/rules/build-host-map'
import { isOwnAddress } from '../blocking/rules/is-own-address'
import { isOwnHost } from '../blocking/rules/is-own-host'
import { isPatched } from '../blocking/patch/is-patched'
import { categoryNames, isCategoryName } from '../consent/categories'
import { namesIn } from '../consent/shown-categories'
import type { ReportedError } from '../effects/consent-events'
import { explainCustomCategory } from './explain-custom-category'
import type { DoubtfulName } from './doubtful-names'
import { meantName } from './meant-name'
import { group, type OptionRule } from './option-rule'
import { optionTable } from './option-table'
import type { ConsentOptions } from './options'
import { acceptedBy, isListOfCategories } from './validators'

export { checkedJurisdictions } from './checked-jurisdictions'
export { doubtfulNames } from './doubtful-names'
export { explainRequested } from './explain-requested'
export { explainTag } from './explain-tag'

/**
 * Explains invalid options. Only pages with invalid options load this file. It must reject exactly what readOptions
 * ignores.
 * @param input the options as given, of any type
 * @param doubtful names in them that nothing reads
 * @returns an error for each invalid option: its name, the given value and the allowed ones
 */
export function explainOptions(input: unknown, doubtful: readonly DoubtfulName[] = []): ReportedError[] {
  const problems: ReportedError[] = []
  const onProblem = (message: string): void => void problems.push({ code: 'INVALID_OPTION', message })
  const {
    mode,
    blocking,
    handlers,
    categories,
    trackingHosts = {},
  } = (fitting(input, group(optionTable), '', onProblem) ?? {}) as ConsentOptions

  for (const entry of Object.keys(trackingHosts)) {
    const host = Object.keys(buildHostMap([[entry, true]]))[0]
    if (host && entry[0] !== '/' && isOwnHost(host, location.hostname) && !isOwnAddress(entry, location.hostname))
      onProblem(
        `Option "trackingHosts.${entry}" names the site itself, which is never blocked as a whole; write the path that trackers use, such as "/ingest"`,
      )
  }
  for (const [path, known] of doubtful) onProblem(unknownName(path, known))
  if (mode === 'custom')
    for (const name of ['showConsentBanner', 'setConsent'])
      if (!(name in (handlers ?? {})))
        onProblem(`Option "handlers.${name}" is missing; mode "custom" needs a function there`)
  if ((blocking === 'capture' || blocking === 'strict') && !isPatched(blocking))
    onProblem(
      `Option "blocking" is "${blocking}", but the page has not loaded guard-${blocking}.js first in <head>; "standard" is used`,
    )
  explainCategories(categories, onProblem)
  return problems
}

/** Explains an option `categories` that names no category, or an unknown one. */
function explainCategories(categories: unknown, onProblem: (message: string) => void): void {
  if (categories === 'all' || categories === 'auto' || (categories ?? null) === null) return
  const allowed = `${categoryNames.join(', ')}, "all" or "auto"`
  const names = namesIn(categories)
  if (names.length === 0) onProblem(`Option "categories" is ${shown(categories)}; allowed are ${allowed}`)
  for (const name of names)
    if (!isCategoryName(name)) onProblem(`Option "categories" has ${shown(name)}; allowed are ${allowed}`)
}

/** An example of each option whose fields have names that the site chooses, or that are often written another way. */
const examples: Readonly<Record<string, string>> = {
  trackingHosts: '{"stats.example": "measurement"}',
  jurisdictions: '{"PIPEDA": "opt-out"}',
  headers: '{"X-Site": "shop"}',
  tagManager: '{"id": "GTM-ABC123", "mode": "basic"}',
  retry: '{"maxRetries": 2}',
  translations: '{"translations": {"de": {"cookieBanner": {"title": "Ihre Wahl"}}}}',
  privacySettings: '{"honorDoNotTrack": false}',
}

/** Returns the valid part of a value; undefined if nothing is valid. Invalid parts are reported with their path. */
function fitting(value: unknown, rule: OptionRule, path: string, onProblem: (message: string) => void): unknown {
  if (value === undefined || value === null) return undefined
  const { fits, fields, others } = rule
  if (fits === isListOfCategories && Array.isArray(value))
    for (const category of value) explainCustomCategory(category, onProblem)
  else if (!fits(value)) {
    const hint =
      value === '[object Object]'
        ? '. An attribute cannot hold an object: set the property of the tag, or use JSON'
        : ''
    const example = examples[path.split('.')[0]!]
    const such = example && (path in examples || isCategoryName(path.split('.')[1])) ? `, such as ${example}` : ''
    const place = path ? `Option "${path}" is` : 'The options are'
    onProblem(`${place} ${shown(value)}; allowed is ${allowedBy(rule)}${such}${hint}`)
    return undefined
  }
  if (!fields) return value
  const fit = Object.entries(value as object).map(([name, inner]) => {
    const place = path ? `${path}.${name}` : name
    const known = hasOwn(fields, name) ? fields[name]! : others
    if (!known) onProblem(unknownName(place, Object.keys(fields)))
    return [name, known && fitting(inner, known, place, onProblem)] as const
  })
  return Object.fromEntries(fit.filter(([, inner]) => inner !== undefined))
}

/** Names something in the options that is not known, and what it probably means. */
function unknownName(path: string, known: readonly string[]): string {
  const guess = meantName(path.replace(/^.*\./, ''), known)
  const meant = guess === undefined ? '' : ` (did you mean "${guess}"?)`
  return `Option "${path}" is not known${meant}; known are ${known.join(', ')}`
}

/** Describes the values that a rule accepts. */
const allowedBy = ({ fits, words }: OptionRule): string =>
  acceptedBy.get(fits) ??
  words
    .map(word => `"${word}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

const shown = (value: unknown): string => {
  const json = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value))
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}
