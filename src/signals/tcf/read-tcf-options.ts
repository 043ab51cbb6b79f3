import { isDictionary } from '../../consent/is-dictionary'
import type { TcfOptions } from './tcf-options'

type Rule = readonly [fits: (value: unknown) => boolean, allowed: string]

const isId = (value: unknown): boolean => Number.isInteger(value) && (value as number) > 0 && (value as number) < 65536
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const areAll =
  (fits: (value: unknown) => boolean): ((value: unknown) => boolean) =>
  value =>
    Array.isArray(value) && value.every(fits)
const types = ['not-allowed', 'consent', 'legitimate-interest']

const rules: Record<keyof TcfOptions, Rule> = {
  cmpId: [
    value => Number.isInteger(value) && (value as number) > 1 && (value as number) < 4096,
    'the number from 2 to 4095 that IAB Europe has assigned to your platform',
  ],
  cmpVersion: [
    value => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 4096,
    'a number to 4095',
  ],
  vendorListUrl: [
    value => isText(value) && !/consensu\.org/i.test(value as string),
    'the URL of a copy on your site, such as "/tcf/vendor-list.json"; browsers may not load it from consensu.org',
  ],
  vendors: [areAll(isId), 'a list of vendor ids, such as [755, 793]'],
  purposes: [areAll(value => isId(value) && (value as number) < 25), 'a list of purposes, such as [1, 2, 7]'],
  specialFeatures: [areAll(value => isId(value) && (value as number) < 13), 'a list of special features, such as [1]'],
  stacks: [areAll(isId), 'a list of stacks, such as [1, 42]'],
  restrictions: [
    areAll(
      value =>
        isDictionary(value) &&
        isId(value.purpose) &&
        types.includes(value.type as string) &&
        (value.vendors === undefined || areAll(isId)(value.vendors)),
    ),
    `a list of objects such as {"purpose": 2, "type": "consent"}; types are ${types.join(', ')}`,
  ],
  publisherCountryCode: [value => /^[a-z]{2}$/i.test(value as string), 'an ISO 3166 code such as "DE"'],
  additionalVendors: [
    areAll(value => isDictionary(value) && isId(value.id) && isText(value.name)),
    'a list of objects such as {"id": 89, "name": "Example Ads"}',
  ],
  language: [isText, 'a language such as "de"'],
  texts: [value => isDictionary(value) && Object.values(value).every(isText), 'an object of texts by name'],
}

/**
 * Validates the options of the TCF.
 * @param onProblem called with a message for each invalid option that is ignored
 * @throws TypeError without a CMP id or a vendor list: nothing would be valid without them
 */
export function readTcfOptions(given: unknown, onProblem: (message: string) => void): TcfOptions {
  if (!isDictionary(given)) throw new TypeError(`tcf is ${JSON.stringify(given)}; allowed is ${example}`)
  const known = Object.keys(rules) as (keyof TcfOptions)[]
  for (const name of ['cmpId', 'vendorListUrl'] as const)
    if (!rules[name][0](given[name]))
      throw new TypeError(
        `tcf.${name} is ${JSON.stringify(given[name])}; allowed is ${rules[name][1]}. ` +
          'consent-elements is not a registered platform itself, so TCF does not start without your own registration. ' +
          `Example: ${example}`,
      )
  const entries = Object.entries(given).filter(([name, value]) => {
    const rule = known.includes(name as keyof TcfOptions) ? rules[name as keyof TcfOptions] : null
    if (rule === null) onProblem(`tcf.${name} is not known; known are ${known.join(', ')}`)
    else if (value === undefined || value === null) return false
    else if (!rule[0](value)) onProblem(`tcf.${name} is ${JSON.stringify(value)}; allowed is ${rule[1]}`)
    else return true
    return false
  })
  return Object.fromEntries(entries) as unknown as TcfOptions
}

const example = '{"cmpId": 123, "vendorListUrl": "/tcf/vendor-list.json"}'
