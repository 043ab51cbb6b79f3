import { ownProperties } from '../consent/own-properties'
import { hasOwn } from '../consent/has-own'
import { readRegionalDefaults, type RegionalDefault } from './regional-defaults'

/** The options that are passed to Google's tags, apart from consent. */
export interface TagOptions {
  /** For how many milliseconds tags wait for our first update before they send data. By default they do not wait. */
  waitForUpdate?: number
  /** Whether click identifiers are removed from requests while `ad_storage` is denied. */
  adsDataRedaction?: boolean
  /** Whether click identifiers are passed in the addresses of links while storage is denied. */
  urlPassthrough?: boolean
  /** Defaults for single regions before a decision, for Google's tags. In all other regions everything is denied. */
  defaults?: readonly RegionalDefault[]
}

/** Options that startTagManager reads. */
const others = ['id', 'mode', 'customScriptUrl', 'dataLayerName', 'nonce']
const isFlag = (value: unknown): boolean => typeof value === 'boolean'
type Kind = readonly [fits: (value: unknown) => boolean, allowed: string]
const kinds: Record<keyof TagOptions, Kind> = {
  waitForUpdate: [value => Number.isInteger(value) && (value as number) >= 0, 'a whole number from 0'],
  adsDataRedaction: [isFlag, 'true or false'],
  urlPassthrough: [isFlag, 'true or false'],
  defaults: [() => true, ''],
}

/**
 * Validates the options that are passed to Google's tags.
 * @param given all options of the tag manager
 * @param onProblem called with a message for each invalid option, which is then ignored
 */
export function readTagOptions(given: object, onProblem: (message: string) => void): TagOptions {
  const fit = Object.entries(given).filter(([name, value]) => {
    if (others.includes(name) || value === null || value === undefined) return false
    const kind = hasOwn(kinds, name) ? kinds[name as keyof TagOptions] : undefined
    const path = `Option "tagManager.${name}"`
    if (kind === undefined)
      onProblem(`${path} is not known; known are ${[...others, ...Object.keys(kinds)].join(', ')}`)
    else if (!kind[0](value)) onProblem(`${path} is ${JSON.stringify(value)}; allowed is ${kind[1]}`)
    return kind?.[0](value)
  })
  const options = ownProperties(Object.fromEntries(fit)) as TagOptions
  // Given, but not with a value that is allowed: identifiers are removed.
  if ((ownProperties(given)?.adsDataRedaction ?? null) !== null) options.adsDataRedaction ??= true
  return Object.assign(options, { defaults: readRegionalDefaults(options.defaults, onProblem) })
}
