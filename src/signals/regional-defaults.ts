import { isDictionary } from '../consent/is-dictionary'
import { deniedSignals, type ConsentSignals } from './consent-signals'

/** The default of Google's consent types in some regions, before the visitor decides. */
export type RegionalDefault = Partial<ConsentSignals> & {
  /** ISO 3166-2 codes such as `US-CA`, or countries such as `US`. The most specific one applies. */
  region: readonly string[]
}

const signalNames = Object.keys(deniedSignals())
const isRegion = (value: unknown): boolean => typeof value === 'string' && /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(value)

/**
 * Validates the site's defaults for regions.
 * @param onProblem called with a message for each invalid entry, which is then ignored
 * @returns the valid entries; without those that grant something if any entry is invalid
 */
export function readRegionalDefaults(value: unknown, onProblem: (message: string) => void): RegionalDefault[] {
  if (value === null || value === undefined) return []
  if (!Array.isArray(value)) {
    onProblem(
      `Option "tagManager.defaults" is ${JSON.stringify(value)}; allowed is a list such as ` +
        '[{"region": ["US"], "analytics_storage": "granted"}]',
    )
    return []
  }
  const valid = value.filter((entry, i): entry is RegionalDefault => {
    const problem = problemOf(entry)
    if (problem !== null) onProblem(`Option "tagManager.defaults[${i}]${problem}`)
    return problem === null
  })
  // The invalid entry may have denied in a region what another grants in the country around it.
  const isWhole = valid.length === value.length
  return isWhole ? valid : valid.filter(entry => !Object.values(entry).includes('granted'))
}

/** Returns the end of an error message, which follows the path of the entry; null if the entry is valid. */
function problemOf(entry: unknown): string | null {
  if (!isDictionary(entry)) return `" is ${JSON.stringify(entry)}; allowed is an object with a region`
  const { region, ...signals } = entry
  if (!Array.isArray(region) || region.length === 0 || !region.every(isRegion))
    return `.region" is ${JSON.stringify(region)}; allowed is a list of regions such as "US" or "US-CA"`
  for (const [name, given] of Object.entries(signals)) {
    if (!signalNames.includes(name)) return `.${name}" is not known; known are region, ${signalNames.join(', ')}`
    if (given !== 'granted' && given !== 'denied')
      return `.${name}" is ${JSON.stringify(given)}; allowed is "granted" or "denied"`
  }
  return null
}
