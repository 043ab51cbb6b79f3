import { judgeRequest } from '../rules/judge-request'

const importedAddresses = /\b(?:import(?:\.\w+)?|from)[\s(]*["'`]([^"'`]+)/g
const comments = /\/\*[^]*?(?:\*\/|$)/g
const quoted = /"([^"]+)"/g
/** Matches an escaped character. Servers that write JSON into pages often escape slashes so. */
const escaped = /\\u([\da-f]{4})/gi

/** Returns the addresses in a script's text that the browser may fetch: imports, speculation rules and import maps. */
function addressesOf(given: string, type: string): string[] {
  const text = given.replace(escaped, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  const find = (code: string): string[] =>
    [...code.matchAll(/rules|map/.test(type) ? quoted : importedAddresses)].map(match => match[1]!)
  // There may be a comment before the address. But `/*` may also be in a string, and begin no comment.
  return text.includes('/*') ? [...find(text), ...find(text.replace(comments, ' '))] : find(text)
}

/** Returns whether an inline script fetches a blocked address, by an import or by its rules. */
export const isTextHeld = (text: string, type: string, channel: 'script' | 'release'): boolean =>
  /import|from|"/.test(text) &&
  addressesOf(text, type).some(url => /[/\\]/.test(url) && judgeRequest(url, channel) !== null)

/** Matches import() calls whose first argument contains no call. */
const dynamicImports = /\bimport(\.\w+)?\s*\(((?:"[^"]*"|'[^']*'|`[^`]*`|[^,()"'`])*)(?=[,)])/g
const absoluteUrls = /https?:\/\/[^\s'"`\\]+/g

/**
 * The key of the function that patchImports defines in each window and worker. A symbol, so that the page's global
 * names stay unchanged.
 */
export const importKey = Symbol.for('/consent import/')

/**
 * Rewrites import() in a script's text, because import() cannot be patched. If the text also contains a blocked
 * address, each argument is passed to the function of patchImports. In a window without that function, the rewritten
 * import() loads its argument unchanged.
 * The key is written as a regular expression, because quotes could end a string that contains the import().
 * @param isHeld returns whether an address is blocked; default: by the page's rules
 * @returns the text to run
 */
export const watchImports = (text: string, isHeld = (url: string): unknown => judgeRequest(url, 'release')): string =>
  text.search(dynamicImports) >= 0 && text.match(absoluteUrls)?.some(url => isHeld(url))
    ? text.replace(dynamicImports, 'import$1((self[Symbol.for(/consent import/)]||String)($2)')
    : text
