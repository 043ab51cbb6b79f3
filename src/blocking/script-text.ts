import { blockedText } from './blocked-request'
import { held } from './held'
import { baseUri, parseUrl } from './request-url'

const addresses = /(?:\b(?:import|from)\s*\(?\s*)["'`]([^"'`]+)/g
const quoted = /"([^"]+)"/g

/** @returns the addresses that a script's text names for the browser to fetch */
const addressesOf = (text: string, type: string): string[] =>
  [...text.matchAll(/rules|map/.test(type) ? quoted : addresses)].map(match => match[1]!)

/** Whether a script without an address fetches what is held, by what it imports or by its rules. */
export const isTextHeld = (text: string, type: string, channel: 'script' | 'release'): boolean =>
  /import|"/.test(text) && addressesOf(text, type).some(url => /[/\\]/.test(url) && held(url, channel) !== null)

/** Calls with one argument; what a second one says about types is kept by leaving the call alone. */
const imports = /\bimport\s*\((?=[^,()]*\))/g
const written = /https?:\/\/[^\s'"`\\]+/g
const name = 'consentImport'

/**
 * An import() cannot be watched but by its text: where a script's text has one, and names what is held, it calls a
 * function of ours.
 * @returns the text as it may run
 */
export function watchImports(text: string): string {
  if (text.search(imports) < 0 || !text.match(written)?.some(url => held(url, 'release'))) return text
  ;(window as unknown as Record<string, unknown>)[name] ??= (specifier: unknown) => {
    const given = `${specifier as string}`
    const url = /^(\.{0,2}\/|\w+:)/.test(given) ? (parseUrl(given, baseUri())?.href ?? given) : given
    return held(url, 'script') ? Promise.reject(new TypeError(blockedText(given))) : (import(url) as Promise<unknown>)
  }
  return text.replace(imports, `${name}(`)
}
