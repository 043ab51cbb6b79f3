import { createContext, useContext } from 'react'
import type { ConsentCategory } from '../../consent/categories'
import type { SurfaceName } from './surface-context'

/** The context of a category's row. */
export interface CategoryRow {
  category: ConsentCategory
  titleId: string
  descriptionId: string
  noteId: string
}

export const CategoryContext = createContext<CategoryRow | null>(null)

/**
 * Returns the category's row around a part.
 * @throws Error if the part is outside a category's row, with the markup that works
 */
export function useCategoryRow(surface: SurfaceName, part: string): CategoryRow {
  const row = useContext(CategoryContext)
  if (row === null)
    throw new Error(
      `<${surface}.${part}> is outside <${surface}.Category>. Put it inside: <${surface}.Category name="marketing"><${surface}.${part} /></${surface}.Category>, or a <${surface}.Category> without a name inside <${surface}.Categories>.`,
    )
  return row
}
