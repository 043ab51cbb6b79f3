import { isCategoryName, type CategoryName } from './categories'
import { isDictionary } from './is-dictionary'

/** For hosts (or host/path) of declared services: what they belong to, and whether they may be asked now. */
export type ServiceHosts = Readonly<Record<string, { readonly category: CategoryName; readonly allowed: boolean }>>

/** Hosts (or host/path) that the visitor has refused within a category that is allowed, with that category. */
export type BlockedHosts = Readonly<Record<string, CategoryName>>

/** @returns the hosts of a stored value that name a category; undefined where it has none */
export function readBlockedHosts(value: unknown): BlockedHosts | undefined {
  const entries = Object.entries(isDictionary(value) ? value : {}).filter(([, category]) => isCategoryName(category))
  return entries.length > 0 ? (Object.fromEntries(entries) as BlockedHosts) : undefined
}

/** @returns what the guard decides by */
export const asServiceHosts = (blocked: BlockedHosts): ServiceHosts =>
  Object.fromEntries(Object.entries(blocked).map(([host, category]) => [host, { category, allowed: false }]))
