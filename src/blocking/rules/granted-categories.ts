import type { CategoryName } from '../../consent/categories'
import { pageBlocker } from './page-blocker'
import { judgeRequest } from './judge-request'
import { trackingHosts } from './tracking-hosts'

type Listed = keyof typeof trackingHosts

/** Returns a listed host of a category, without path, which is not among the given ones. */
function sampleHost(category: Listed, others: object): string {
  const words = trackingHosts[category].split(' ')
  for (let at = words.length - 1; at >= 0; at--) {
    if (/^\.|\//.test(words[at]!)) continue
    let ending = at
    while (words[ending]![0] !== '.') ending--
    const host = words[at]! + words[ending]!
    if (!(host in others)) return host
  }
  return ''
}

/**
 * Returns the categories that are allowed now, and whether these are all categories of our list. A category with a
 * refused service counts as not allowed, because workers cannot distinguish services.
 */
export function grantedCategories(): { allowed: CategoryName[]; allGranted: boolean } {
  const services = pageBlocker().judges.slice(-1)[0]?.services?.() ?? {}
  const refused = Object.values(services).flatMap(({ category, allowed }) => (allowed ? [] : [category]))
  const listed = Object.keys(trackingHosts) as Listed[]
  // If a request to one listed host of a category is allowed, the category is.
  const allowed = listed.filter(
    category => !refused.includes(category) && !judgeRequest(`https://${sampleHost(category, services)}/`, 'release'),
  )
  return { allowed, allGranted: allowed.length === listed.length }
}
