import { getDomain } from 'tldts'
import { chooseHosts, observedHosts, suffixes } from './tracking-hosts.mjs'
import { add } from './tracking-hosts.curated.mjs'
import { readCatalogue } from './services.mjs'
import { vendorHosts } from './vendor-hosts.mjs'

/** The kinds of third-party-web that mix what pages need with trackers. */
const kinds = new Set(['cdn', 'hosting', 'content', 'utility'])
/** How many hosts of one domain count, because some players have a host for each of their servers. */
const MOST_OF_A_DOMAIN = 5

const words = text => text.trim().split(/\s+/)
const hostOf = entry => entry.split('/')[0].replace(/^www\./, '')

/**
 * Finds the hosts that serve content and files of pages, and that the list blocks as a whole.
 * @param {number} count how many of the most used ones are checked
 * @returns {Promise<{ checked: number, blocked: { host: string, kind: string, category: string, why: string }[] }>}
 *   `why` is the service, or the reason of the curated list; empty if only the data of others has it
 */
export async function blockedContentHosts(count = 1000) {
  const chosen = await chooseHosts()
  const reasons = new Map(
    [
      ...vendorHosts.map(({ hosts }) => ({ reason: 'A vendor documents it.', hosts })),
      ...add,
      ...(await readCatalogue()).map(({ service }) => ({ reason: service.title, hosts: service.hosts.join(' ') })),
    ].flatMap(({ reason, hosts }) => words(hosts).map(entry => [hostOf(entry), reason])),
  )
  const perDomain = new Map()
  const counted = observedHosts()
    .filter(({ kind }) => kinds.has(kind))
    .filter(({ host }) => {
      const domain = getDomain(host, { allowPrivateDomains: true }) ?? host
      perDomain.set(domain, (perDomain.get(domain) ?? 0) + 1)
      return perDomain.get(domain) <= MOST_OF_A_DOMAIN
    })
    .slice(0, count)
  const blocked = counted.flatMap(({ host, kind }) => {
    const entry = suffixes(host).find(suffix => chosen.has(suffix))
    if (entry === undefined) return []
    const named = suffixes(host).find(suffix => reasons.has(suffix))
    return [{ host, kind, category: chosen.get(entry), why: named === undefined ? '' : reasons.get(named) }]
  })
  return { checked: counted.length, blocked }
}
