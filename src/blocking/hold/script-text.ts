import { judgeRequest } from '../rules/judge-request'

const addresses = /\b(?:import|from)\b(?:\s|\(|\/\*[^]*?\*\/)*["'`]([^"'`]+)/g
const quoted = /"([^"]+)"/g

/** @returns the addresses that a script's text names for the browser to fetch */
const addressesOf = (text: string, type: string): string[] =>
  [...text.matchAll(/rules|map/.test(type) ? quoted : addresses)].map(match => match[1]!)

/** Whether a script without an address fetches what is held, by what it imports or by its rules. */
export const isTextHeld = (text: string, type: string, channel: 'script' | 'release'): boolean =>
  /import|from|"/.test(text) &&
  addressesOf(text, type).some(url => /[/\\]/.test(url) && judgeRequest(url, channel) !== null)

/** Calls whose first argument is no call itself. */
const imports = /\bimport\s*\(((?:"[^"]*"|'[^']*'|`[^`]*`|[^,()"'`])*)(?=[,)])/g
const written = /https?:\/\/[^\s'"`\\]+/g

/** Where patchImports puts its function in every window and worker: no name, so that the page's globals stay its own. */
export const importKey = Symbol.for('/consent import/')

/**
 * An import() cannot be watched but by its text: where a script's text has one, and names what is held, a function of
 * ours says what is imported. Where a text goes on to a place without us, it imports what it names. The key is written as a
 * regular expression because that has no quotes, which could end a string in which the import() stands.
 * @param isHeld decides, where not the page's own judge does
 * @returns the text as it may run
 */
export const watchImports = (text: string, isHeld = (url: string): unknown => judgeRequest(url, 'release')): string =>
  text.search(imports) >= 0 && text.match(written)?.some(url => isHeld(url))
    ? text.replace(imports, 'import((self[Symbol.for(/consent import/)]||String)($1)')
    : text
