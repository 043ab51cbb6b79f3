import type { CategoryName } from '../../consent/categories'
import { pageBlocker } from '../page-blocker'
import { judgeRequest } from './judge-request'
import { ourHosts } from './our-hosts'

/**
 * Returns the categories that are allowed now, and whether these are all categories of our list. A category with a
 * refused service counts as not allowed, because workers cannot distinguish services.
 */
export function grantedCategories(): { allowed: CategoryName[]; allGranted: boolean } {
  // One listed host of each category: if a request to it is allowed, the category is.
  const samples = Object.create(null) as Record<CategoryName, string>
  const services = pageBlocker().judges.slice(-1)[0]?.services?.() ?? {}
  for (const host in ourHosts) if (ourHosts[host] && !services[host]) samples[ourHosts[host]] = host
  const refused = Object.values(services).flatMap(({ category, allowed }) => (allowed ? [] : [category]))
  const listed = Object.keys(samples) as CategoryName[]
  const allowed = listed.filter(
    category => !refused.includes(category) && !judgeRequest(`https://${samples[category]}/`, 'release'),
  )
  return { allowed, allGranted: allowed.length === listed.length }
}
