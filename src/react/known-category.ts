import { useEffect } from 'react'
import { categoryNames, isCategoryName, type CategoryName } from '../consent/categories'
import { warn } from './warn'

/**
 * Returns whether a name is that of a category, and logs a warning if not. Plain JavaScript can pass any value.
 * @param where the component or function and its parameter, as the site writes it
 */
export function isKnownCategory(where: string, name: unknown): name is CategoryName {
  if (isCategoryName(name)) return true
  warn(`${where} was given the category ${JSON.stringify(name) ?? String(name)}; known are ${categoryNames.join(', ')}`)
  return false
}

/** The same for a component. The warning is logged in an effect, because rendering must have no side effects. */
export function useKnownCategory(where: string, name: unknown): name is CategoryName {
  useEffect(() => void isKnownCategory(where, name), [where, name])
  return isCategoryName(name)
}
