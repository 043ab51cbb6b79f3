import { chooseHosts, observedEntities, observedHosts, suffixes } from './tracking-hosts.mjs'
import { drop } from './tracking-hosts.curated.mjs'
import { vendorHosts } from './vendor-hosts.mjs'

/** The kinds of third-party-web that the list has to cover. */
const trackingKinds = ['ad', 'analytics', 'social', 'tag-manager', 'marketing', 'customer-success']
const words = text => text.trim().split(/\s+/)

/**
 * Estimates how often pages load from each observed host. third-party-web counts by company. The count is divided among
 * the company's hosts by 1/rank. Hosts of companies without a count get the average of their rank: c/rank.
 */
function observedWeights() {
  const hosts = observedHosts().map((observed, rank) => ({ ...observed, rank: rank + 1 }))
  const counts = new Map(
    observedEntities().flatMap(({ domains, totalOccurrences }) =>
      domains.map(domain => [domain, totalOccurrences > 0 ? totalOccurrences : undefined]),
    ),
  )
  const shares = groupBy(hosts, ({ entity }) => entity)
  const inverse = new Map(
    [...shares].map(([entity, list]) => [entity, list.reduce((sum, { rank }) => sum + 1 / rank, 0)]),
  )
  const counted = [...inverse].filter(([entity]) => counts.get(entity) !== undefined)
  const scale =
    counted.reduce((sum, [entity]) => sum + counts.get(entity), 0) /
    counted.reduce((sum, [, inverseRanks]) => sum + inverseRanks, 0)
  return hosts.map(({ host, entity, kind, rank }) => ({
    host,
    kind,
    weight: ((counts.get(entity) ?? scale * inverse.get(entity)) / inverse.get(entity)) * (1 / rank),
  }))
}

function groupBy(list, keyOf) {
  const groups = new Map()
  for (const item of list) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/**
 * Compares the shipped list with the requests of real pages.
 * @returns `{ size, kinds, total, misses, excluded, vendors }`: sums of occurrences by kind of tracker, the missing
 *   hosts with their shares, and the excluded hosts by reason
 */
export async function hostsCoverage() {
  const chosen = await chooseHosts()
  const listedPaths = new Set([...chosen.keys()].filter(entry => entry.includes('/')).map(entry => entry.split('/')[0]))
  const dropped = new Map(drop.flatMap(({ reason, hosts }) => words(hosts).map(host => [host, reason])))
  const kinds = Object.fromEntries(trackingKinds.map(kind => [kind, sums()]))
  const total = sums()
  const misses = Object.fromEntries(trackingKinds.map(kind => [kind, []]))
  const excluded = new Map()
  const observed = observedWeights().filter(({ kind }) => trackingKinds.includes(kind))
  const all = observed.reduce((sum, { weight }) => sum + weight, 0)
  for (const { host, kind, weight } of observed) {
    const names = suffixes(host)
    const found = names.some(name => chosen.has(name))
      ? 'blocked'
      : names.some(name => listedPaths.has(name))
        ? 'byPath'
        : 'missed'
    const reason = found === 'missed' ? dropped.get(names.find(name => dropped.has(name))) : undefined
    if (reason !== undefined) {
      excluded.set(reason, (excluded.get(reason) ?? 0) + weight / all)
      continue
    }
    for (const sum of [kinds[kind], total]) {
      sum.hosts++
      sum[found] += weight
    }
    if (found === 'missed') misses[kind].push({ host, share: weight / all })
  }
  for (const list of Object.values(misses)) list.sort((a, b) => b.share - a.share)
  const documented = vendorHosts.flatMap(({ hosts }) => words(hosts))
  const vendors = { all: documented.length, blocked: documented.filter(entry => isBlocked(entry, chosen)).length }
  return { size: chosen.size, kinds, total, misses, excluded: [...excluded], vendors }
}

const sums = () => ({ hosts: 0, blocked: 0, byPath: 0, missed: 0 })

function isBlocked(entry, chosen) {
  const [host, ...path] = entry.split('/')
  const paths = path.map((_, i) => `/${path.slice(0, path.length - i).join('/')}`)
  return suffixes(host).some(name => chosen.has(name) || paths.some(segment => chosen.has(name + segment)))
}
