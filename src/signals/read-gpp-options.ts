import { isDictionary } from '../consent/is-dictionary'
import type { GppOptions } from './signal-options'

const fits: Record<keyof GppOptions, readonly [(value: unknown) => boolean, string]> = {
  sections: [value => value === 'usnat' || value === 'states', '"usnat" or "states"'],
  place: [value => typeof value === 'string' && /^[a-z]{2}(-[a-z\d]{1,3})?$/i.test(value), 'a place such as "US-CA"'],
  cmpId: [value => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 4096, 'a number to 4095'],
}

/**
 * Reads how the Global Privacy Platform is to be provided.
 * @param onProblem is told what cannot be used, what was given and what is allowed; that is then as good as left out
 * @returns null where it is not to be provided
 */
export function readGppOptions(said: unknown, onProblem: (message: string) => void): GppOptions | null {
  if (said === undefined || said === null || said === false) return null
  if (said !== true && !isDictionary(said)) {
    onProblem(`Option "signals.gpp" is ${JSON.stringify(said)}; allowed is true, false or an object`)
    return null
  }
  const known = Object.keys(fits) as (keyof GppOptions)[]
  const given = Object.entries(said === true ? {} : said).filter(([name, value]) => {
    const rule = known.includes(name as keyof GppOptions) ? fits[name as keyof GppOptions] : null
    if (rule === null) onProblem(`Option "signals.gpp.${name}" is not known; known are ${known.join(', ')}`)
    else if (!rule[0](value))
      onProblem(`Option "signals.gpp.${name}" is ${JSON.stringify(value)}; allowed is ${rule[1]}`)
    else return true
    return false
  })
  return Object.fromEntries(given)
}
