import type { CategoryName } from '../../consent/categories'

/**
 * What services store, by category, as words separated by blanks: "/google-analytics" begins a service; "=ls" says which
 * kinds of storage the keys after it have (c cookie, the default, l localStorage, s sessionStorage, i IndexedDB, a Cache);
 * every other word is a key, in which "*" stands for any characters.
 */
export type KeyLists = Record<Exclude<CategoryName, 'necessary'>, string>
