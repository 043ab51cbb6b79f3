import type { CategoryName } from '../consent/categories'
import { held } from './held'
import { ourHosts } from './our-hosts'

/** @returns the categories that are allowed at this moment, and whether these are all that our list has */
export function allowedNow(): { allowed: CategoryName[]; isAll: boolean } {
  // For each category one host that is listed under it: whether that is held tells whether the category is allowed.
  const samples = Object.create(null) as Record<CategoryName, string>
  for (const host in ourHosts) if (ourHosts[host]) samples[ourHosts[host]] = host
  const listed = Object.keys(samples) as CategoryName[]
  const allowed = listed.filter(category => !held(`https://${samples[category]}/`, 'release'))
  return { allowed, isAll: allowed.length === listed.length }
}
