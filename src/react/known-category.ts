import { useEffect } from 'react'
import { categoryNames, isCategoryName, type CategoryName } from '../consent/categories'
import { warn } from './warn'

/**
 * Whether a name is a category's. One that is not is complained of, because from plain JavaScript anything may come.
 * @param where what it was given to, as the site has written it
 */
export function isKnownCategory(where: string, name: unknown): name is CategoryName {
  if (isCategoryName(name)) return true
  warn(`${where} was given the category ${JSON.stringify(name) ?? String(name)}; known are ${categoryNames.join(', ')}`)
  return false
}

/** The same for a component, which says nothing while it is drawn. */
export function useKnownCategory(where: string, name: unknown): name is CategoryName {
  useEffect(() => void isKnownCategory(where, name), [where, name])
  return isCategoryName(name)
}
