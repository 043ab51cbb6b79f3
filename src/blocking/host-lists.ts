import type { CategoryName } from '../consent/categories'

/**
 * Hosts and host/paths by category, with a blank between them. What begins with a dot is not one of them but the ending
 * of the hosts that follow: ".com criteo facebook/tr" has criteo.com and facebook.com/tr.
 */
export type HostLists = Record<Exclude<CategoryName, 'necessary'>, string>

/** @returns the entries of generated lists */
export const entriesOf = (lists: HostLists): [string, CategoryName][] =>
  Object.entries(lists).flatMap(([category, words]) => {
    let ending = ''
    return words.split(' ').flatMap((word): [string, CategoryName][] => {
      if (!word.startsWith('.')) return [[word.replace(/\/|$/, `${ending}$&`), category as CategoryName]]
      ending = word
      return []
    })
  })
