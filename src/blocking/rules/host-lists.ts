import type { CategoryName } from '../../consent/categories'

/**
 * Hosts and host/paths by category, with a blank between them. What begins with a dot is not one of them but the ending
 * of the hosts that follow: ".com criteo facebook/tr" has criteo.com and facebook.com/tr.
 */
export type HostLists = Record<Exclude<CategoryName, 'necessary'>, string>

/** @returns the entries of generated lists */
export function entriesOf(lists: HostLists): [string, CategoryName][] {
  const entries: [string, CategoryName][] = []
  for (const category of Object.keys(lists) as (keyof HostLists)[]) {
    let ending = ''
    for (const word of lists[category].split(' ')) {
      if (word[0] === '.') ending = word
      else entries.push([word.includes('/') ? word.replace('/', `${ending}/`) : word + ending, category])
    }
  }
  return entries
}
