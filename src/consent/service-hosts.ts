import { isCategoryName, type CategoryName } from './categories'
import { isDictionary } from './is-dictionary'

/** For the hosts (or host/path) of declared services, the category and whether requests are allowed now. */
export type ServiceHosts = Readonly<Record<string, { readonly category: CategoryName; readonly allowed: boolean }>>

/** Hosts (or host/path) of services that the visitor refused although the category is granted, with that category. */
export type BlockedHosts = Readonly<Record<string, CategoryName>>

/** Returns the hosts in a stored value that have a category; undefined if there are none. */
export function readBlockedHosts(value: unknown): BlockedHosts | undefined {
  const entries = Object.entries(isDictionary(value) ? value : {}).filter(([, category]) => isCategoryName(category))
  return entries.length > 0 ? (Object.fromEntries(entries) as BlockedHosts) : undefined
}

/** Returns the hosts in the form that the guard's rules use, all of them blocked. */
export const asServiceHosts = (blocked: BlockedHosts): ServiceHosts =>
  Object.fromEntries(Object.entries(blocked).map(([host, category]) => [host, { category, allowed: false }]))
