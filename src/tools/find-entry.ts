/** Removes the country from Google's hosts, whose paths are the same in every country. */
const withoutCountry = (host: string) => host.replace(/(^|\.)google\.(com?\.)?\w\w$/, '$1google.com')

/**
 * Finds the entry of a table for an address. The longest host has precedence, then the longest path.
 * @param entries by host (subdomains included) or host/path
 * @returns the value; undefined if neither the host nor a parent domain is in the table
 */
export function findEntry<Value>(entries: ReadonlyMap<string, Value>, host: string, path: string): Value | undefined {
  const labels = withoutCountry(host.replace(/\.$/, '')).split('.')
  const segments = path.split('/').filter(Boolean).slice(0, 6)
  for (let at = 0; at < labels.length - 1; at++) {
    const name = labels.slice(at).join('.')
    for (let depth = segments.length; depth >= 0; depth--) {
      const found = entries.get([name, ...segments.slice(0, depth)].join('/'))
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** Normalizes a host or host/path for the tables: no scheme, `www.`, `*.` or trailing slash. */
export const entryName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^([a-z]+:)?\/\//, '')
    .replace(/^(\*|www)\./, '')
    .replace(/(?<!\/)\/+$/, '')
