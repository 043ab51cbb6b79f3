/**
 * Writes the list of tracking hosts from the trackers of third-party-web (MIT) and WhoTracks.Me (CC BY 4.0, see NOTICE),
 * the hosts that several free lists name (build/data/tracker-evidence.json, see NOTICE), the hosts of the service
 * catalogue, the hosts that vendors document, and our own additions. Usage: `node build/tracking-hosts.mjs`, or with
 * `--check` to compare the file with the output. The output is deterministic.
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { encodeHosts } from './encode-hosts.mjs'
import { readCatalogue } from './services.mjs'
import { add, categories, drop, dropOfEvidence, dropOfWhoTracksMe, neverBlock } from './tracking-hosts.curated.mjs'
import { vendorHosts } from './vendor-hosts.mjs'

/**
 * How many of the 125,307 observed hosts are considered. Twice as many would add 76 hosts and 0.1 % of coverage by
 * occurrence, for 370 bytes (brotli) that every visitor downloads.
 */
const MOST_FREQUENT = 10_000

/** How many hosts beyond those are added because several sources name them. Each costs 5 bytes (brotli). */
const MOST_NAMED = 560

/** The number of hosts that are marked as the most frequent ones. */
const FREQUENT = 300

const order = ['marketing', 'measurement', 'experience', 'functionality']
const data = file => readFileSync(new URL(import.meta.resolve(`third-party-web/dist/${file}`)), 'utf8')
const words = text => text.trim().split(/\s+/)
const hostOf = entry => (entry.includes('/') ? entry.slice(0, entry.indexOf('/')) : entry)
const pathOf = entry => entry.slice(hostOf(entry).length)
/** Normalizes an entry for lookup: without "www.", and with Google's country hosts as google.com. */
const bareEntry = entry =>
  entry.replace(/^www\.(?=.+\..)/, '').replace(/(^|\.)google\.(com?\.)?\w\w(?=\/|$)/, '$1google.com')
const isUnder = (host, parent) => host === parent || host.endsWith(`.${parent}`)
const isPathUnder = (path, parent) => path === parent || path.startsWith(`${parent}/`)
/** Returns whether every address of the second entry is also covered by the first. */
const covers = (entry, other) => isUnder(hostOf(other), hostOf(entry)) && isPathUnder(pathOf(other), pathOf(entry))

/** Returns a host and its parents, the longest first. */
export const suffixes = host => host.split('.').map((_, i, labels) => labels.slice(i).join('.'))

/** Returns the hosts that third-party-web observed, the most frequent first: `[{ host, entity, kind }]`. */
export function observedHosts() {
  const lines = data('domain-map.csv').trim().split('\n')
  return lines.map(line => {
    const [host, entity, kind] = line.split(',')
    return { host, entity, kind }
  })
}

/** Returns the companies of third-party-web: `[{ name, category, domains, totalOccurrences }]`. */
export const observedEntities = () => JSON.parse(data('entities.json'))

/** Returns the protected hosts that an entry would block, or that it lies under. */
const harms = (entry, { hosts, frontDoorOnly }) =>
  words(hosts).filter(never => covers(entry, never) || (!frontDoorOnly && covers(never, entry)))

/**
 * Checks that a list blocks nothing that must stay reachable.
 * @param entries hosts, or host/path
 * @throws Error that lists each such entry, and what it would block
 */
export function refuseHarm(entries) {
  const harm = neverBlock.flatMap(group =>
    entries.flatMap(entry => harms(entry, group).map(never => `${entry} would block ${never}`)),
  )
  if (harm.length > 0) throw new Error(`These must never be blocked:\n${harm.join('\n')}`)
}

/** Returns the hosts of third-party-web's trackers that pages use: `[[host, category]]`. */
function fromThirdPartyWeb() {
  const observed = new Set(
    observedHosts()
      .slice(0, MOST_FREQUENT)
      .flatMap(({ host }) => suffixes(host)),
  )
  const dropped = new Set(drop.flatMap(({ hosts }) => words(hosts)))
  return (
    trackersOfThirdPartyWeb()
      // A host that was not observed may have a new owner.
      .filter(([host]) => /^[a-z\d.-]+\.[a-z-]+$/.test(host) && observed.has(host))
      .filter(([host]) => !suffixes(host).some(suffix => dropped.has(suffix)))
  )
}

/**
 * The kinds of third-party-web that contradict a tracker of WhoTracks.Me. Neither source is certain, so a host is taken
 * over only if no host beneath it is of such a kind.
 */
const needed = new Set(['cdn', 'hosting', 'content', 'utility', 'consent-provider', 'social'])

/** Returns the hosts of the trackers of WhoTracks.Me that pages use, and that nothing contradicts: `[[host, category]]`. */
function fromWhoTracksMe() {
  const { hosts } = JSON.parse(readFileSync(new URL('data/whotracks-me.json', import.meta.url), 'utf8'))
  const observed = observedHosts()
  const frequent = new Set(observed.slice(0, MOST_FREQUENT).flatMap(({ host }) => suffixes(host)))
  const contradicted = new Set(observed.flatMap(({ host, kind }) => (needed.has(kind) ? suffixes(host) : [])))
  const omitted = [...drop, ...dropOfWhoTracksMe].flatMap(({ hosts }) => words(hosts))
  return Object.entries(hosts)
    .flatMap(([category, list]) => words(list).map(host => [bareEntry(host), category]))
    .filter(([host]) => frequent.has(host) && !contradicted.has(host))
    .filter(([host]) => !omitted.some(dropped => isUnder(host, dropped) || isUnder(dropped, host)))
    .filter(([host]) => !neverBlock.some(group => harms(host, group).length > 0))
}

/** Returns the hosts of third-party-web's trackers, also of those that no page was seen to use: `[[host, category]]`. */
function trackersOfThirdPartyWeb() {
  return observedEntities()
    .filter(({ category }) => Object.hasOwn(categories, category))
    .flatMap(({ category, domains }) =>
      domains.map(domain => [bareEntry(domain.toLowerCase().replace(/^\*\./, '')), categories[category]]),
    )
}

/** Hosts with these words measure. Those of the lists that name no purpose count as advertising otherwise. */
const measures = /stat|metri|analy|count|track|survey|insight|monitor|heat|mouse/

/**
 * Returns the hosts that pages use and that the most sources name as trackers: two at least, then single hosts of the
 * two sources that name purposes. The most frequent ones come first among equals.
 * @param known the hosts that are listed already
 */
function fromEvidence(known) {
  const lists = JSON.parse(readFileSync(new URL('data/tracker-evidence.json', import.meta.url), 'utf8'))
  const { hosts: cliqz } = JSON.parse(readFileSync(new URL('data/whotracks-me.json', import.meta.url), 'utf8'))
  const purposes = new Map([
    ...Object.entries(cliqz).flatMap(([category, list]) => words(list).map(host => [bareEntry(host), category])),
    ...trackersOfThirdPartyWeb(),
  ])
  const named = [
    new Set(Object.values(cliqz).flatMap(words).map(bareEntry)),
    new Set(trackersOfThirdPartyWeb().map(([host]) => host)),
    ...lists.map(({ hosts }) => new Set(words(hosts))),
  ]
  // The list of one company's names counts by itself: no other source knows more than a few of them.
  const certain = named.at(-1)
  const observed = observedHosts()
  const ranks = new Map()
  observed.forEach(({ host }, rank) => suffixes(host).forEach(name => ranks.has(name) || ranks.set(name, rank)))
  const contradicted = new Set(observed.flatMap(({ host, kind }) => (needed.has(kind) ? suffixes(host) : [])))
  const omitted = [...drop, ...dropOfWhoTracksMe, ...dropOfEvidence].flatMap(({ hosts }) => words(hosts))
  const withPaths = new Set([...known.keys()].filter(entry => pathOf(entry) !== '').map(hostOf))
  const votes = host => (certain.has(host) ? 2 : 0) + named.filter(list => list.has(host)).length
  const chosen = []
  const taken = new Map()
  const candidates = [...new Set(named.flatMap(list => [...list]))]
    .filter(host => /^[a-z\d.-]+\.[a-z-]+$/.test(host) && ranks.has(host) && !contradicted.has(host))
    .filter(host => votes(host) > 1 || purposes.has(host))
    .filter(host => !isCovered(host, known) && !withPaths.has(host))
    .filter(host => !omitted.some(dropped => isUnder(host, dropped) || isUnder(dropped, host)))
    .filter(host => !neverBlock.some(group => harms(host, group).length > 0))
    .toSorted((a, b) => votes(b) - votes(a) || ranks.get(a) - ranks.get(b))
  for (const host of candidates) {
    if (isCovered(host, taken) || chosen.length === MOST_NAMED) continue
    const category = purposes.get(host) ?? (measures.test(host) ? 'measurement' : 'marketing')
    taken.set(host, category)
    chosen.push([host, category])
  }
  return chosen
}

/** Returns the hosts of the catalogue, except for those that must stay reachable: `[[host or host/path, category]]`. */
async function fromCatalogue() {
  const services = (await readCatalogue()).map(({ service }) => service)
  return services
    .filter(({ category }) => category !== 'necessary')
    .flatMap(({ hosts, category }) => hosts.map(host => [bareEntry(host), category]))
    .filter(([host]) => !neverBlock.some(group => harms(host, group).length > 0))
}

const fromGroups = groups =>
  groups.flatMap(({ category, hosts }) => words(hosts).map(entry => [bareEntry(entry), category]))

/** Returns whether another entry of the map covers an entry. */
function isCovered(entry, chosen) {
  const parts = pathOf(entry).split('/')
  const paths = parts.map((_, i) => parts.slice(0, parts.length - i).join('/'))
  return suffixes(hostOf(entry)).some(host => paths.some(path => chosen.has(host + path)))
}

/** Returns whether an entry has the same category as its nearest listed parent. */
function isRepeated(entry, chosen) {
  const parts = pathOf(entry).split('/')
  const paths = parts.map((_, i) => parts.slice(0, parts.length - i).join('/'))
  const nearest = suffixes(hostOf(entry))
    .flatMap(host => paths.map(path => host + path))
    .find(name => name !== entry && chosen.has(name))
  return nearest !== undefined && chosen.get(nearest) === chosen.get(entry)
}

/** Returns a comparison function that sorts hosts by frequency of use, the most frequent first. */
function byFrequency() {
  const ranks = new Map()
  observedHosts().forEach(({ host }, rank) => {
    for (const suffix of suffixes(host)) if (!ranks.has(suffix)) ranks.set(suffix, rank)
  })
  const rank = entry => ranks.get(hostOf(entry)) ?? ranks.size
  return (a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)
}

/**
 * Chooses the listed hosts. The catalogue determines categories; other sources add the hosts that it does not cover.
 * @returns the categories by host or host/path
 * @throws Error if something would be blocked that must stay reachable
 */
export async function chooseHosts() {
  const chosen = new Map([...fromGroups(add), ...(await fromCatalogue())])
  for (const source of [fromThirdPartyWeb(), fromGroups(vendorHosts), fromWhoTracksMe()]) {
    const known = new Map(chosen)
    for (const [entry, category] of source) if (!isCovered(entry, known)) chosen.set(entry, category)
  }
  for (const [host, category] of fromEvidence(chosen)) chosen.set(host, category)
  const entries = [...chosen.keys()].filter(entry => !isRepeated(entry, chosen))
  refuseHarm(entries)
  return new Map(entries.map(entry => [entry, chosen.get(entry)]))
}

/**
 * Returns the text of `src/blocking/rules/tracking-hosts.ts`.
 * @throws Error if something would be blocked that must stay reachable
 */
export async function generateTrackingHosts() {
  const chosen = await chooseHosts()
  const frequent = new Set([...chosen.keys()].toSorted(byFrequency()).slice(0, FREQUENT))
  const lists = order.map(category => {
    const entries = [...chosen.keys()].filter(entry => chosen.get(entry) === category)
    const parts = [entries.filter(entry => frequent.has(entry)), entries.filter(entry => !frequent.has(entry))]
    return `  ${category}:\n    '${parts.map(encodeHosts).join(' . ')}',\n`
  })
  return `// Generated by build/tracking-hosts.mjs from third-party-web, WhoTracks.Me, other lists (see NOTICE) and the service
// catalogue. Do not edit.
import type { HostLists } from './host-lists'

/** The ${chosen.size} tracking hosts that are blocked before consent, by category. */
export const trackingHosts: HostLists = {
${lists.join('')}}
`
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const text = await generateTrackingHosts()
  const file = new URL('../src/blocking/rules/tracking-hosts.ts', import.meta.url)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) throw new Error('tracking-hosts.ts is not what the generator writes.')
}
