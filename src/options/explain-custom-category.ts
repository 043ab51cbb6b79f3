import { categoryNames, isCategoryName } from '../consent/categories'
import { isDictionary } from '../consent/is-dictionary'
import { isCustomName } from './validators'

/**
 * Validates one entry of the option `customCategories`.
 * @param onProblem receives a message for each problem
 */
export function explainCustomCategory(group: unknown, onProblem: (message: string) => void): void {
  if (!isDictionary(group))
    return onProblem(
      `Option "customCategories" has ${JSON.stringify(group)}; allowed is { name, parent, title, description }`,
    )
  const { name, parent, title } = group
  const place = `Option "customCategories": the category ${JSON.stringify(name)}`
  if (isCategoryName(name)) onProblem(`${place} has the name of one of the five categories; choose another`)
  else if (!isCustomName(name))
    onProblem(`${place} has no name that can be used; allowed is one in kebab-case, such as "social-media"`)
  if (!isCategoryName(parent))
    onProblem(`${place} has the parent ${JSON.stringify(parent)}; allowed are ${categoryNames.join(', ')}`)
  if (typeof title !== 'string' || title.trim() === '') onProblem(`${place} has no title; allowed is a text`)
}
