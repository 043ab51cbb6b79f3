import { matchWildcards } from '../consent/match-wildcards'
import { categoryNames, type CategoryName } from '../consent/categories'
import { traces } from './traces'

/** The site's own patterns, by category. Names that match those under `necessary` are never deleted. */
export type SweepPatterns = Partial<Record<CategoryName, string | readonly string[]>>

/** Our entries and those of c15t. They are never deleted. */
const ours = ['privacy-consent*', 'c15t*']

/** The markers by which vendors remember that the visitor has objected. Without them the vendors would start again. */
const keptMarkers =
  /opt[-_]?(in|out)|optout|blockFathomTracking|_(ignore|disabled?)$|\.disabled$|mtm_(cookie_)?consent|disable_pirsch/i

/** The kinds of storage in which names are searched. */
type StorageKind = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache'

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const matcher =
  (patterns: readonly string[]) =>
  (name: string): boolean =>
    patterns.some(pattern => matchWildcards(pattern, name, '?'))

/**
 * Returns a function that returns whether a name belongs only to categories that are not in force.
 * @param allows returns whether a category is in force. Names of such a category are kept, even if others claim them.
 * @param own the site's patterns, in addition to ours
 * @param listed returns the category of a name that the guard blocks, and undefined for others
 */
export function traceMatcher(
  allows: (category: CategoryName) => boolean,
  own: SweepPatterns,
  listed: (name: string, kind: StorageKind) => CategoryName | undefined = () => undefined,
): (name: string, kind?: StorageKind) => boolean {
  const patternsOf = (category: CategoryName): string[] =>
    [category === 'necessary' ? ours : traces[category], own[category] ?? []]
      .flat()
      .flatMap(list => list.split(/\s+/).filter(Boolean))
  const isAllowed = (category: CategoryName): boolean => category === 'necessary' || allows(category)
  const kept = matcher(categoryNames.filter(isAllowed).flatMap(patternsOf))
  const swept = matcher(categoryNames.filter(category => !isAllowed(category)).flatMap(patternsOf))
  const isRefused = (name: string, kind: StorageKind): boolean => {
    const category = keptMarkers.test(name) ? undefined : listed(name, kind)
    return category !== undefined && !isAllowed(category)
  }
  return (given, kind = 'cookie') =>
    // Some vendors encode their names, such as crisp-client%2F.
    [given, decoded(given)].some(name => swept(name) || isRefused(name, kind)) && !kept(given)
}
