import { hasOwn } from '../consent/has-own'
import { ownProperties } from '../consent/own-properties'
import { isDictionary } from '../consent/is-dictionary'
import type { AnyVendorOptions, VendorName } from './signal-options'

/** What may be said about each vendor beside `global`; the first word holds in silence. */
const choices: Record<VendorName, Partial<Record<keyof AnyVendorOptions, readonly unknown[]>>> = {
  microsoftUet: {},
  microsoftClarity: {},
  metaPixel: { limitedDataUse: [false, true] },
  tiktok: {},
  pinterest: {},
  matomo: { consent: ['tracking', 'cookies'] },
  segment: {},
  posthog: {},
  adobe: { version: ['2.0', '1.0'] },
}

/**
 * Reads which vendors are to be told.
 * @param complain is told what cannot be used, what was given and what is allowed; that is then as good as left out
 */
export function readSignalOptions(
  signals: Record<string, unknown>,
  complain: (message: string) => void,
): [VendorName, AnyVendorOptions][] {
  const isVendor = (name: string): name is VendorName => hasOwn(choices, name)
  return Object.entries(signals).flatMap(([name, said]): [VendorName, AnyVendorOptions][] => {
    const path = `Option "signals.${name}`
    if (!isVendor(name)) {
      complain(`${path}" is not known; known are ${[...Object.keys(choices), 'gpp', 'tcf'].join(', ')}`)
      return []
    }
    if (said === false || said === null || said === undefined) return []
    if (said !== true && !isDictionary(said)) {
      complain(`${path}" is ${JSON.stringify(said)}; allowed is true, false or an object`)
      return []
    }
    const known: Record<string, readonly unknown[] | undefined> = choices[name]
    const fits = ([option, value]: [string, unknown]): boolean => {
      const words = hasOwn(known, option) ? known[option] : undefined
      const isGlobal = option === 'global'
      if (isGlobal ? typeof value === 'string' && value.trim() !== '' : words?.includes(value)) return true
      const allowed = isGlobal ? 'the name of a global' : words?.map(word => JSON.stringify(word)).join(' or ')
      complain(
        allowed
          ? `${path}.${option}" is ${JSON.stringify(value)}; allowed is ${allowed}`
          : `${path}.${option}" is not known; known are ${['global', ...Object.keys(known)].join(', ')}`,
      )
      return false
    }
    return [[name, ownProperties(Object.fromEntries(Object.entries(said === true ? {} : said).filter(fits)))!]]
  })
}
