import type { CategoryName } from '../consent/categories'
import { held } from './held'
import { ourEntries } from './our-hosts'

/** For each category one host that is listed under it: whether that is held tells whether the category is allowed. */
const samples = Object.entries(Object.fromEntries(ourEntries.map(([host, category]) => [category, host]))) as [
  CategoryName,
  string,
][]

/** @returns the categories that are allowed at this moment, and whether these are all that our list has */
export function allowedNow(): { allowed: CategoryName[]; isAll: boolean } {
  const allowed = samples.flatMap(([category, host]) => (held(`https://${host}/`, 'release') ? [] : category))
  return { allowed, isAll: allowed.length === samples.length }
}
