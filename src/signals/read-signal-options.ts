import { hasOwn } from '../consent/has-own'
import { ownProperties } from '../consent/own-properties'
import { isDictionary } from '../consent/is-dictionary'
import type { AnyVendorOptions, VendorName } from './signal-options'
import type { AllowedText, AllowedValues } from './vendor'
import { vendorFiles } from './vendor-files'

type Rule = AllowedValues[string]

const aName: AllowedText = { pattern: /\S/, example: '' }
const isList = (rule: Rule): rule is readonly unknown[] => Array.isArray(rule)
const isAllowed = (rule: Rule, value: unknown): boolean =>
  isList(rule) ? rule.includes(value) : typeof value === 'string' && rule.pattern.test(value)
const textOf = (rule: Rule): string => {
  if (isList(rule)) return rule.map(word => JSON.stringify(word)).join(' or ')
  return rule === aName ? 'the name of a global' : `a text such as "${rule.example}"`
}

/**
 * Reads which vendors receive consent, and their options.
 * @param onProblem is called with a message for each invalid entry, which is then ignored
 * @returns the vendors by name, each with its valid options
 */
export function readSignalOptions(
  signals: Record<string, unknown>,
  onProblem: (message: string) => void,
): [VendorName, AnyVendorOptions][] {
  const isVendor = (name: string): name is VendorName => hasOwn(vendorFiles, name)
  return Object.entries(signals).flatMap(([name, given]): [VendorName, AnyVendorOptions][] => {
    const path = `Option "signals.${name}`
    if (!isVendor(name)) {
      onProblem(
        `${path}" is not known; known are ${[...Object.keys(vendorFiles), 'gpp', 'tcf', 'preference'].join(', ')}`,
      )
      return []
    }
    if (given === false || given === null || given === undefined) return []
    if (given !== true && !isDictionary(given)) {
      onProblem(`${path}" is ${JSON.stringify(given)}; allowed is true, false or an object`)
      return []
    }
    const known: AllowedValues = vendorFiles[name].options
    const fits = ([option, value]: [string, unknown]): boolean => {
      const rule = option === 'global' ? aName : hasOwn(known, option) ? known[option] : undefined
      if (rule && isAllowed(rule, value)) return true
      onProblem(
        rule
          ? `${path}.${option}" is ${JSON.stringify(value)}; allowed is ${textOf(rule)}`
          : `${path}.${option}" is not known; known are ${['global', ...Object.keys(known)].join(', ')}`,
      )
      return false
    }
    return [[name, ownProperties(Object.fromEntries(Object.entries(given === true ? {} : given).filter(fits)))!]]
  })
}
