import type { CategoryName } from '../../consent/categories'
import { judgeRequest } from './judge-request'
import { ourHosts } from './our-hosts'

/** @returns the categories that are allowed at this moment, and whether these are all that our list has */
export function grantedCategories(): { allowed: CategoryName[]; allGranted: boolean } {
  // For each category one host that is listed under it: whether that is held tells whether the category is allowed.
  const samples = Object.create(null) as Record<CategoryName, string>
  for (const host in ourHosts) if (ourHosts[host]) samples[ourHosts[host]] = host
  const listed = Object.keys(samples) as CategoryName[]
  const allowed = listed.filter(category => !judgeRequest(`https://${samples[category]}/`, 'release'))
  return { allowed, allGranted: allowed.length === listed.length }
}
