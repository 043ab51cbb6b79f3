import { ownProperties } from '../consent/own-properties'
import { hasOwn } from '../consent/has-own'
import { readRegionalDefaults, type RegionalDefault } from './regional-defaults'

/** What Google's tags are told beside consent itself. */
export interface TagOptions {
  /** For how many milliseconds tags wait for a first word of ours before they send anything; not at all unless given. */
  waitForUpdate?: number
  /** Whether click identifiers are cut out of what is sent while `ad_storage` is denied. */
  adsDataRedaction?: boolean
  /** Whether click identifiers may travel in the addresses of links while storage is denied. */
  urlPassthrough?: boolean
  /** What holds before a decision in regions of their own, for Google's tags; everywhere else all is denied. */
  defaults?: readonly RegionalDefault[]
}

/** Those that are read before, by whoever starts the tag manager. */
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
 * Reads what the page's options say about the tag manager beside its container.
 * @param onProblem is told what cannot be used, what was given and what is allowed; that is then as good as left out
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
  return Object.assign(options, { defaults: readRegionalDefaults(options.defaults, onProblem) })
}
