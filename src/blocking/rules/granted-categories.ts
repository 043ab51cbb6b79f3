import type { CategoryName } from '../../consent/categories'
import { pageBlocker } from '../page-blocker'
import { judgeRequest } from './judge-request'
import { ourHosts } from './our-hosts'

/**
 * @returns the categories that are allowed at this moment, and whether these are all that our list has. A category of which
 * the visitor has refused a service is none of them: workers know no single services.
 */
export function grantedCategories(): { allowed: CategoryName[]; allGranted: boolean } {
  // For each category one host that is listed under it: whether that is held tells whether the category is allowed.
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
