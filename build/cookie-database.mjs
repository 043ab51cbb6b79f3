import { readFile } from 'node:fs/promises'

const plain = text => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Parses CSV (RFC 4180) into rows of fields. */
export function readCsv(text) {
  const rows = [[]]
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1).push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.filter(row => row.length > 1)
}

/**
 * Returns a function that matches platforms of the Open Cookie Database to services, by name or by the table in data/.
 */
export async function platformFinder() {
  const named = JSON.parse(await readFile(new URL('data/cookie-platforms.json', import.meta.url), 'utf8'))
  return ({ name, title }) =>
    platform =>
      (named[name] ?? []).includes(platform) || [plain(name), plain(title)].includes(plain(platform))
}

/**
 * Reduces the Open Cookie Database to the platforms of the catalogue.
 * @param csv the text of open-cookie-database.csv
 * @returns `{ [platform]: [{ name, retention, domain? }] }`; prefixes end with `*`
 */
export async function reduceCookieDatabase(csv, services) {
  const finder = await platformFinder()
  const [head, ...rows] = readCsv(csv)
  const column = title => head.indexOf(title)
  const platforms = {}
  for (const row of rows) {
    const platform = row[column('Platform')].trim()
    if (!services.some(service => finder(service)(platform))) continue
    const isPrefix = row[column('Wildcard match')] === '1'
    const domain = row[column('Domain')].trim()
    const item = {
      name: row[column('Cookie / Data Key name')].trim() + (isPrefix ? '*' : ''),
      retention: row[column('Retention period')].trim(),
      ...(domain && { domain }),
    }
    platforms[platform] = [...(platforms[platform] ?? []), item]
  }
  return Object.fromEntries(Object.entries(platforms).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
