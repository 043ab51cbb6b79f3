import { categoryNames, type CategoryName } from '../consent/categories'
import { traces } from './traces'

/** The site's own patterns, by category. Names that match those under `necessary` are never deleted. */
export type SweepPatterns = Partial<Record<CategoryName, string | readonly string[]>>

/** Our entries and those of c15t. They are never deleted. */
const ours = ['privacy-consent*', 'c15t*']

const expression = (pattern: string): string =>
  pattern
    .replace(/[.+^${}()|[\]\\/]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
const matcher = (patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.map(expression).join('|')})$`)

/**
 * Returns a function that returns whether a name belongs only to categories that are not in force.
 * @param allows returns whether a category is in force. Names of such a category are kept, even if others claim them.
 * @param own the site's patterns, in addition to ours
 */
export function traceMatcher(
  allows: (category: CategoryName) => boolean,
  own: SweepPatterns,
): (name: string) => boolean {
  const patternsOf = (category: CategoryName): string[] => [
    ...(category === 'necessary' ? ours : traces[category].split(' ')),
    ...[own[category] ?? []].flat().flatMap(list => list.split(/\s+/).filter(Boolean)),
  ]
  const isAllowed = (category: CategoryName): boolean => category === 'necessary' || allows(category)
  const kept = matcher(categoryNames.filter(isAllowed).flatMap(patternsOf))
  const swept = matcher(categoryNames.filter(category => !isAllowed(category)).flatMap(patternsOf))
  return name => swept.test(name) && !kept.test(name)
}
