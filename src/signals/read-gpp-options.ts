import { categoryNames, type CategoryName } from '../consent/categories'
import { isDictionary } from '../consent/is-dictionary'
import { countryOf } from '../consent/country-of'
import type { GppOptions } from './signal-options'
import { sensitiveKinds, type SensitiveKind } from './us-section-facts'

const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most
const isCategory = (value: unknown): boolean =>
  value === false || (value !== 'necessary' && categoryNames.includes(value as CategoryName))
const isKind = (name: string): boolean => sensitiveKinds.includes(name as SensitiveKind)

/** Of each option: the test, what is allowed, and the value that says the least if the given one is wrong. */
const rules: Record<
  keyof GppOptions,
  { fits: (value: unknown) => boolean; allowed: string; instead?: (given: unknown) => unknown }
> = {
  sections: { fits: value => value === 'usnat' || value === 'states', allowed: '"usnat" or "states"' },
  place: {
    fits: value =>
      typeof value === 'string' &&
      /^[a-z]{2}(-[a-z\d]{1,3})?$/i.test(value) &&
      Boolean(countryOf(value.slice(0, 2).toUpperCase())),
    allowed: 'a place such as "US-CA"',
    // With a place that cannot be read, the national section says what the visitor has opted out of.
    instead: () => 'US',
  },
  cmpId: { fits: value => isWhole(value, 4095), allowed: 'a number to 4095' },
  mspa: {
    fits: value => value === 'opt-out' || value === 'service-provider',
    allowed: '"opt-out" or "service-provider"',
  },
  sensitiveData: {
    fits: value => isDictionary(value) && Object.entries(value).every(([name, of]) => isKind(name) && isCategory(of)),
    allowed: `an object of categories, or false, by kind of data: ${sensitiveKinds.join(', ')}`,
    // A kind without a valid category has no consent. If nothing can be read, no kind has.
    instead: given =>
      Object.fromEntries(
        (isDictionary(given) ? Object.entries(given) : sensitiveKinds.map(kind => [kind, false] as const))
          .filter(([name]) => isKind(name))
          .map(([name, of]) => [name, isCategory(of) && of]),
      ),
  },
  child: {
    fits: value => isDictionary(value) && isWhole(value.age, 17) && typeof value.consents === 'boolean',
    allowed: 'an object such as {"age": 12, "consents": false}',
    // Every section has an entry for this age.
    instead: given => ({ age: isDictionary(given) && isWhole(given.age, 17) ? given.age : 12, consents: false }),
  },
  canada: {
    fits: value =>
      isDictionary(value) &&
      Array.isArray(value.vendors) &&
      value.vendors.every(id => isWhole(id, 65_535) && id !== 0) &&
      isWhole(value.vendorListVersion, 4095) &&
      (value.policyVersion === undefined || isWhole(value.policyVersion, 63)),
    allowed: 'an object such as {"vendors": [10, 12], "vendorListVersion": 3}',
  },
}

/**
 * Validates the options for the Global Privacy Platform. A wrong one never says that visitors have consented to more.
 * @param onProblem called with a message for each invalid option, which is then ignored or replaced
 * @returns the valid options; null if the platform is off
 */
export function readGppOptions(gpp: unknown, onProblem: (message: string) => void): GppOptions | null {
  if (gpp === undefined || gpp === null || gpp === false) return null
  if (gpp !== true && !isDictionary(gpp)) {
    onProblem(`Option "signals.gpp" is ${JSON.stringify(gpp)}; allowed is true, false or an object`)
    return {} // without the platform, vendors would not learn of opt-outs
  }
  const options: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(gpp === true ? {} : gpp)) {
    const rule = Object.entries(rules).find(([known]) => known === name)?.[1]
    if (rule === undefined)
      onProblem(`Option "signals.gpp.${name}" is not known; known are ${Object.keys(rules).join(', ')}`)
    else if ((value ?? null) === null) continue
    else if (rule.fits(value)) options[name] = value
    else {
      onProblem(`Option "signals.gpp.${name}" is ${JSON.stringify(value)}; allowed is ${rule.allowed}`)
      if (rule.instead) options[name] = rule.instead(value)
    }
  }
  return options
}
