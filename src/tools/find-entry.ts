/** Google has the same paths on the hosts of every country. */
const withoutCountry = (host: string) => host.replace(/(^|\.)google\.(com?\.)?\w\w$/, '$1google.com')

/**
 * Finds what a table has for an address: the longest host wins, and there the longest path.
 * @param entries by host (sub-domains included) or host/path
 * @returns undefined where neither the host nor a parent of it is in the table
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

/** Writes a host or host/path as the tables have it: without scheme, `www.`, `*.` and slashes at the end. */
export const entryName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^([a-z]+:)?\/\//, '')
    .replace(/^(\*|www)\./, '')
    .replace(/\/+$/, '')
