// Compares the catalogue of services with third-party-web and the Open Cookie Database, and prints the differences:
//   npm run services:refresh
//   npm run services:refresh -- --csv open-cookie-database.csv   updates build/data/open-cookie-database.json first
// It does not change the catalogue, because every difference needs a decision.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { platformFinder, reduceCookieDatabase } from './cookie-database.mjs'
import { catalogue } from './services.mjs'

const snapshot = new URL('data/open-cookie-database.json', import.meta.url)
const { values } = parseArgs({ options: { csv: { type: 'string' } } })
const services = await catalogue()
if (values.csv !== undefined) {
  const reduced = await reduceCookieDatabase(await readFile(values.csv, 'utf8'), services)
  await writeFile(snapshot, `${JSON.stringify(reduced, null, 2)}\n`)
}
const platforms = JSON.parse(await readFile(snapshot, 'utf8'))
const entities = createRequire(import.meta.url)('third-party-web/dist/entities.json')

const hostOf = entry => entry.split('/')[0]
const lies = (host, parent) => host === parent || host.endsWith(`.${parent}`)
const listed = services.flatMap(({ hosts }) => hosts.map(hostOf))
const bare = domain => domain.replace(/^\*\./, '')

/** Returns whether two patterns with asterisks can match the same key. */
const overlap = (one, other) => {
  const [a, b] = [one, other].map(pattern => pattern.split('*')[0])
  if (!one.includes('*') && !other.includes('*')) return one === other
  return one.includes('*') && (other.includes('*') || other.length >= a.length)
    ? other.startsWith(a) || (other.includes('*') && a.startsWith(b))
    : one.startsWith(b)
}

function compareHosts({ hosts }) {
  const related = entities.filter(({ domains }) =>
    domains.some(domain => hosts.some(host => host === bare(domain) || lies(hostOf(host), bare(domain)))),
  )
  const known = related.flatMap(({ domains }) => domains.map(bare))
  return {
    missing: known.filter(domain => !listed.some(host => lies(domain, host) || lies(host, domain))),
    stale: hosts.map(hostOf).filter(host => !known.some(domain => lies(host, domain) || lies(domain, host))),
  }
}

const finder = await platformFinder()
function compareCookies(service) {
  const isOwn = finder(service)
  const known = Object.entries(platforms).flatMap(([platform, items]) => (isOwn(platform) ? items : []))
  if (known.length === 0) return { missing: [], stale: [] }
  const everywhere = services.flatMap(({ stores }) => stores)
  return {
    missing: known
      .filter(item => !everywhere.some(({ name }) => overlap(name, item.name)))
      .map(({ name, retention, domain }) => `${name} (${[retention, domain].filter(Boolean).join(', ')})`),
    stale: service.stores
      .filter(
        ({ name, kinds = ['cookie'] }) => kinds.includes('cookie') && !known.some(item => overlap(name, item.name)),
      )
      .map(({ name }) => name),
  }
}

const print = (title, items) => items.length > 0 && console.log(`  ${title}: ${[...new Set(items)].join(', ')}`)
for (const service of services) {
  const hosts = compareHosts(service)
  const cookies = compareCookies(service)
  if ([hosts.missing, hosts.stale, cookies.missing, cookies.stale].every(list => list.length === 0)) continue
  console.log(service.name)
  print('hosts missing here', hosts.missing)
  print('hosts unknown to third-party-web', hosts.stale)
  print('cookies missing here', cookies.missing)
  print('cookies unknown to the Open Cookie Database', cookies.stale)
}
