import { categoryNames, type CategoryName } from '../consent/categories'
import { traces } from './traces'

/** Patterns of a host's own, by category; those under `necessary` name what is never swept. */
export type SweepPatterns = Partial<Record<CategoryName, string | readonly string[]>>

/** Ours: c15t's names and those that begin like them. */
const ours = ['privacy-consent*', 'c15t*']

const expression = (pattern: string): string =>
  pattern
    .replace(/[.+^${}()|[\]\\/]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.')
const matcher = (patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.map(expression).join('|')})$`)

/**
 * Tells what belongs to categories that are not in force.
 * @param allows whether a category is in force; what belongs to such a one is kept, whoever else claims it
 * @param own patterns of the host's own, added to ours
 */
export function traceMatcher(
  allows: (category: CategoryName) => boolean,
  own: SweepPatterns,
): (name: string) => boolean {
  const patternsOf = (category: CategoryName): string[] => [
    ...(category === 'necessary' ? ours : traces[category].split(' ')),
    ...[own[category] ?? []].flat().flatMap(said => said.split(/\s+/).filter(Boolean)),
  ]
  const isAllowed = (category: CategoryName): boolean => category === 'necessary' || allows(category)
  const kept = matcher(categoryNames.filter(isAllowed).flatMap(patternsOf))
  const swept = matcher(categoryNames.filter(category => !isAllowed(category)).flatMap(patternsOf))
  return name => swept.test(name) && !kept.test(name)
}
