import type { CategoryName } from '../../consent/categories'

/**
 * Hosts and host/paths by category, separated by spaces. A word that begins with a dot is the ending of the following
 * hosts: ".com criteo facebook/tr" means criteo.com and facebook.com/tr. The word "." separates the hosts that most
 * pages use, which come first, from the others.
 */
export type HostLists = Record<Exclude<CategoryName, 'necessary'>, string>

/**
 * Returns the entries of a generated list: `[host or host/path, category]`.
 * @param frequentOnly leaves out the hosts that few pages use
 */
export function entriesOf(lists: HostLists, frequentOnly = false): [string, CategoryName][] {
  const entries: [string, CategoryName][] = []
  for (const category of Object.keys(lists) as (keyof HostLists)[]) {
    let ending = ''
    for (const word of lists[category].split(' ')) {
      if (frequentOnly && word === '.') break
      if (word[0] === '.') ending = word
      else entries.push([word.includes('/') ? word.replace('/', `${ending}/`) : word + ending, category])
    }
  }
  return entries
}
