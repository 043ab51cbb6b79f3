import type { CategoryName } from '../../consent/categories'

/**
 * The keys that services write, by category, as words separated by spaces:
 * - "/google-analytics" begins a service.
 * - "=ls" names the kinds of storage of the keys after it: c cookie (default), l localStorage, s sessionStorage, i
 *   IndexedDB, a Cache.
 * - Every other word is a key, in which "*" stands for any characters.
 */
export type KeyLists = Record<Exclude<CategoryName, 'necessary'>, string>
