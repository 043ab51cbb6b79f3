import { isDictionary } from '../consent/is-dictionary'
import type { GppOptions } from './signal-options'

const fits: Record<keyof GppOptions, readonly [(value: unknown) => boolean, string]> = {
  sections: [value => value === 'usnat' || value === 'states', '"usnat" or "states"'],
  place: [value => typeof value === 'string' && /^[a-z]{2}(-[a-z\d]{1,3})?$/i.test(value), 'a place such as "US-CA"'],
  cmpId: [value => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 4096, 'a number to 4095'],
}

/**
 * Validates the options for the Global Privacy Platform.
 * @param onProblem called with a message for each invalid option, which is then ignored
 * @returns the valid options; null if the platform is off
 */
export function readGppOptions(gpp: unknown, onProblem: (message: string) => void): GppOptions | null {
  if (gpp === undefined || gpp === null || gpp === false) return null
  if (gpp !== true && !isDictionary(gpp)) {
    onProblem(`Option "signals.gpp" is ${JSON.stringify(gpp)}; allowed is true, false or an object`)
    return {} // without the platform, vendors would not learn of opt-outs
  }
  const known = Object.keys(fits) as (keyof GppOptions)[]
  const given = Object.entries(gpp === true ? {} : gpp).filter(([name, value]) => {
    const rule = known.includes(name as keyof GppOptions) ? fits[name as keyof GppOptions] : null
    if (rule === null) onProblem(`Option "signals.gpp.${name}" is not known; known are ${known.join(', ')}`)
    else if (!rule[0](value))
      onProblem(`Option "signals.gpp.${name}" is ${JSON.stringify(value)}; allowed is ${rule[1]}`)
    else return true
    return false
  })
  // With a place that cannot be read, the national section says what the visitor has opted out of.
  const isPlaceWrong = gpp !== true && (gpp.place ?? null) !== null && !given.some(([name]) => name === 'place')
  return { ...Object.fromEntries(given), ...(isPlaceWrong && { place: 'US' }) }
}
