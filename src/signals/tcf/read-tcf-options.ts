import { isDictionary } from '../../consent/is-dictionary'
import { countryOf } from '../../consent/country-of'
import type { TcfOptions, TcfRestriction } from './tcf-options'

/** What is left of a value: valid, invalid with nothing that can be used, or valid in parts. */
type Kept<Value = unknown> = { value: Value; wrong: readonly unknown[] } | null

interface Rule {
  /** Returns the part of a value that can be used without asking for more than was meant; null if there is none. */
  keep: (value: unknown) => Kept
  allowed: string
  /** Whether visitors would be asked for more without the option, so that TCF cannot start with a useless value. */
  isLimit?: boolean
}

const isIdTo =
  (most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && (value as number) > 0 && (value as number) <= most
const isVendorId = isIdTo(65_535)
const isPurpose = isIdTo(24)
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

const whole =
  (fits: (value: unknown) => boolean): Rule['keep'] =>
  value =>
    fits(value) ? { value, wrong: [] } : null

/** Keeps the valid entries of a list. A list of which nothing is left is invalid, as it was meant to name something. */
const entries =
  (fits: (value: unknown) => boolean): Rule['keep'] =>
  value => {
    if (!Array.isArray(value)) return null
    const kept = value.filter(fits)
    return kept.length === 0 && value.length > 0
      ? null
      : { value: kept, wrong: value.filter(entry => !fits(entry)) as unknown[] }
  }

/** AA stands for an unknown country of a publisher, and UK for none. */
const isCountry = (code: string): boolean => code === 'AA' || (/^[A-Z]{2}$/.test(code) && countryOf(code) === code)

/** Keeps a place. TCF asks at a code of no country, so such a code is kept, and named. */
function keepPlace(value: unknown): Kept<string> {
  if (typeof value !== 'string' || !/^([a-z]{2}(-[a-z\d]{1,3})?|header|server)$/i.test(value.trim())) return null
  const [country = ''] = value.trim().toUpperCase().split('-')
  return { value, wrong: country.length > 2 || countryOf(country) ? [] : [value] }
}

const types = ['not-allowed', 'consent', 'legitimate-interest']
const fieldsOfRestriction = ['purpose', 'type', 'vendors']

/**
 * Keeps a restriction. One with a wrong part forbids the purpose: to the vendors that it names, or to all if the list of
 * vendors is wrong or empty, because a restriction of no vendor cannot have been meant. Without a purpose it cannot be kept.
 */
function keepRestriction(entry: unknown): Kept<TcfRestriction> {
  if (!isDictionary(entry) || !isPurpose(entry.purpose)) return null
  const { type, vendors } = entry
  const purpose = entry.purpose as number
  const isKnown = Object.keys(entry).every(name => fieldsOfRestriction.includes(name))
  const hasVendors =
    (vendors ?? null) === null || (Array.isArray(vendors) && vendors.length > 0 && vendors.every(isVendorId))
  const named = hasVendors && isKnown && Array.isArray(vendors) ? { vendors: vendors as number[] } : {}
  return isKnown && hasVendors && types.includes(type as string)
    ? { value: { purpose, type: type as TcfRestriction['type'], ...named }, wrong: [] }
    : { value: { purpose, type: 'not-allowed', ...named }, wrong: [entry] }
}

/**
 * Returns whether a text names a host, or host/path, of one company. A part of an address that many share, such as `com`
 * or `co.uk`, would let the hosts of others pass.
 */
function isHostOfCompany(value: unknown): boolean {
  if (typeof value !== 'string' || !/^[\w-]+(\.[\w-]+)+(\/[^\s?#]*)?$/.test(value)) return false
  const labels = value.replace(/\/.*/, '').toLowerCase().split('.')
  const isShared = labels.length === 2 && /^(com?|org?|net|gov?|edu|ac|ne)$/.test(labels[0]!) && labels[1]!.length === 2
  return !isShared
}

/** Keeps the hosts of vendors that are valid. Those that are left out stay blocked. */
function keepVendorHosts(value: unknown): Kept {
  if (!isDictionary(value)) return null
  const wrong: unknown[] = []
  const kept = Object.entries(value).flatMap(([id, hosts]) => {
    const isValid = /^[1-9]\d{0,4}$/.test(id) && isVendorId(Number(id)) && Array.isArray(hosts)
    const named = isValid ? hosts.filter(isHostOfCompany) : []
    if (!isValid) wrong.push({ [id]: hosts })
    else wrong.push(...(hosts as unknown[]).filter(host => !isHostOfCompany(host)))
    return named.length > 0 ? [[id, named] as const] : []
  })
  return { value: Object.fromEntries(kept), wrong }
}

function keepRestrictions(value: unknown): Kept {
  if (!Array.isArray(value)) return null
  const kept = value.map(keepRestriction)
  if (kept.includes(null)) return null
  return { value: kept.map(one => one!.value), wrong: kept.flatMap(one => one!.wrong) }
}

const rules: Record<keyof TcfOptions, Rule> = {
  cmpId: {
    keep: whole(value => Number.isInteger(value) && (value as number) > 1 && (value as number) < 4096),
    allowed: 'the number from 2 to 4095 that IAB Europe has assigned to your platform',
  },
  cmpVersion: {
    keep: whole(value => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 4096),
    allowed: 'a number to 4095',
  },
  vendorListUrl: {
    keep: whole(value => isText(value) && !/consensu\.org/i.test(value as string)),
    allowed:
      'the URL of a copy on your site, such as "/tcf/vendor-list.json"; browsers may not load it from consensu.org',
  },
  vendors: { keep: entries(isVendorId), allowed: 'a list of vendor ids, such as [755, 793]', isLimit: true },
  purposes: { keep: entries(isPurpose), allowed: 'a list of purposes, such as [1, 2, 7]', isLimit: true },
  specialFeatures: {
    keep: entries(isIdTo(12)),
    allowed: 'a list of special features, such as [1]',
    isLimit: true,
  },
  stacks: { keep: entries(isVendorId), allowed: 'a list of stacks, such as [1, 42]' },
  restrictions: {
    keep: keepRestrictions,
    allowed: `a list of objects such as {"purpose": 2, "type": "consent"}; types are ${types.join(', ')}`,
    isLimit: true,
  },
  publisherCountryCode: {
    keep: whole(value => typeof value === 'string' && isCountry(value.toUpperCase())),
    allowed: 'an ISO 3166 code such as "DE" or "GB"',
  },
  additionalVendors: {
    keep: entries(value => isDictionary(value) && isIdTo(2 ** 31)(value.id) && isText(value.name)),
    allowed: 'a list of objects such as {"id": 89, "name": "Example Ads"}',
  },
  vendorHosts: {
    keep: keepVendorHosts,
    allowed: 'an object of lists such as {"755": ["doubleclick.net"]}',
  },
  place: {
    keep: keepPlace,
    allowed: 'a place such as "DE" or "US-CA", "header" or "server"; TCF asks now',
  },
  language: { keep: whole(isText), allowed: 'a language such as "de"' },
  texts: {
    keep: whole(value => isDictionary(value) && Object.values(value).every(isText)),
    allowed: 'an object of texts by name',
  },
}

/**
 * Validates the options of the TCF. A wrong entry never has visitors asked for more: it is left out, a wrong restriction
 * forbids its purpose, and TCF does not start where neither is possible.
 * @param onProblem called with a message for each wrong value
 * @throws TypeError without a CMP id or a vendor list, because nothing would be valid without them; with an unknown name,
 *   which may be that of a limit; and with a limit of which nothing can be used
 */
export function readTcfOptions(given: unknown, onProblem: (message: string) => void): TcfOptions {
  if (!isDictionary(given)) throw new TypeError(`tcf is ${JSON.stringify(given)}; allowed is ${example}`)
  const known = Object.keys(rules) as (keyof TcfOptions)[]
  for (const name of ['cmpId', 'vendorListUrl'] as const)
    if (!rules[name].keep(given[name]))
      throw new TypeError(
        `${wrong(name, given[name])}. ` +
          'consent-elements is not a registered platform itself, so TCF does not start without your own registration. ' +
          `Example: ${example}`,
      )
  const options: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    if (!known.includes(name as keyof TcfOptions))
      throw new TypeError(
        `tcf.${name} is not known, and may have been meant as a limit, so TCF does not start; known are ${known.join(', ')}`,
      )
    const rule = rules[name as keyof TcfOptions]
    // A limit that is null was meant to have a value, which is missing.
    if (value === undefined || (value === null && !rule.isLimit)) continue
    const kept = rule.keep(value)
    const message = wrong(name as keyof TcfOptions, value)
    if (kept === null && rule.isLimit)
      throw new TypeError(`${message}. Without it visitors would be asked for more, so TCF does not start`)
    if (kept === null || kept.wrong.length > 0)
      onProblem(kept === null ? message : `${message}; wrong is ${JSON.stringify(kept.wrong)}`)
    if (kept !== null) options[name] = kept.value
  }
  return options as unknown as TcfOptions
}

const wrong = (name: keyof TcfOptions, value: unknown): string =>
  `tcf.${name} is ${JSON.stringify(value)}; allowed is ${rules[name].allowed}`

const example = '{"cmpId": 123, "vendorListUrl": "/tcf/vendor-list.json"}'
