import { createContext, useContext } from 'react'
import type { ConsentCategory } from '../../consent/categories'
import type { SurfaceName } from './surface-context'

/** What a category's row hands to what stands in it. */
export interface CategoryRow {
  category: ConsentCategory
  titleId: string
  descriptionId: string
  noteId: string
}

export const CategoryContext = createContext<CategoryRow | null>(null)

/** @throws Error where the part stands outside of a category's row, saying how to mend it */
export function useCategoryRow(surface: SurfaceName, part: string): CategoryRow {
  const row = useContext(CategoryContext)
  if (row === null)
    throw new Error(
      `<${surface}.${part}> stands outside of <${surface}.Category>. Put it inside: <${surface}.Category name="marketing"><${surface}.${part} /></${surface}.Category>, or a <${surface}.Category> without a name inside of <${surface}.Categories>.`,
    )
  return row
}
