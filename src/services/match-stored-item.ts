import { matchWildcards } from '../consent/match-wildcards'

/**
 * Returns whether a cookie name or storage key matches the name of a `StoredItem`.
 * @param pattern the name of the item; `*` stands for any characters, including none
 * @param key the cookie name or storage key on the page, case-sensitive
 * @returns whether the whole key matches
 */
export const matchStoredItem = (pattern: string, key: string): boolean => matchWildcards(pattern, key)
