/**
 * Writes build/data/tracker-evidence.json: `node build/refresh-tracker-evidence.mjs FOLDER`, with clones of the
 * repositories below in FOLDER/owner+name. Keeps only hosts that third-party-web observed on pages.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { observedHosts, suffixes } from './tracking-hosts.mjs'

const folder = process.argv[2]
if (!folder) throw new Error('Name a folder with clones of the repositories: owner+name.')

/** The months of Privacy Badger's crawls that are read, and in how many of them a host has to track. */
const SINCE = '2023-06-01'
const MONTHS = 6
/** On how many sites of a crawl a host has to track. Privacy Badger blocks from three. */
const SITES = 3

const observed = new Set(observedHosts().flatMap(({ host }) => suffixes(host)))
const git = (repo, ...args) =>
  execFileSync('git', ['-C', join(folder, repo.replace('/', '+')), ...args], { encoding: 'utf8', maxBuffer: 2 ** 27 })
const bare = host => host.toLowerCase().replace(/^www\.(?=.+\..)/, '')
/** Returns the hosts of a hosts file. */
const hostsIn = text => [...text.matchAll(/^(?:0\.0\.0\.0|127\.0\.0\.1)\s+(\S+\.\S+)/gm)].map(([, host]) => host)
/** Returns the hosts of the rules of a filter list that block a host. */
const rulesIn = text => [...text.matchAll(/^\|\|([a-z\d.-]+)\^/gm)].map(([, host]) => host)

/** Returns the hosts that tracked in several of the crawls, one crawl of each month. */
function trackedIn(repo, file) {
  const months = new Map(
    git(repo, 'log', '--reverse', '--format=%h %as', `--since=${SINCE}`, '--', file)
      .trim()
      .split('\n')
      .map(line => [line.slice(-10, -3), line.split(' ')[0]]),
  )
  const counts = new Map()
  for (const commit of months.values())
    for (const [host, sites] of Object.entries(JSON.parse(git(repo, 'show', `${commit}:${file}`)).snitch_map))
      if (sites.length >= SITES) counts.set(host, (counts.get(host) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= MONTHS).map(([host]) => host)
}

const sources = [
  { repo: 'AdAway/adaway.github.io', licence: 'CC BY 3.0', file: 'hosts.txt', read: hostsIn },
  { repo: 'anudeepND/blacklist', licence: 'MIT', file: 'adservers.txt', read: hostsIn },
  { repo: 'EFForg/badger-sett', licence: 'MIT', file: 'results.json' },
  { repo: 'LanikSJ/ubo-filters', licence: 'MIT', file: 'filters/getadmiral-domains.txt', read: rulesIn },
].map(({ repo, licence, file, read }) => {
  const hosts = read ? read(git(repo, 'show', `HEAD:${file}`)) : trackedIn(repo, file)
  const kept = [...new Set(hosts.map(bare))].filter(host => observed.has(host)).toSorted()
  const [commit, date] = git(repo, 'log', '-1', '--format=%h %as').trim().split(' ')
  return { source: `https://github.com/${repo}, ${file}, ${date}, ${commit}, ${licence}`, hosts: kept.join(' ') }
})
writeFileSync(new URL('data/tracker-evidence.json', import.meta.url), `${JSON.stringify(sources, null, 2)}\n`)
for (const { source, hosts } of sources) console.log(`${hosts.split(' ').length} hosts of ${source}`)
