import { createContext, createElement, forwardRef, useContext, useId, useMemo } from 'react'
import { categoryNames, type CategoryName } from '../../consent/categories'
import { setConsentAtom } from '../../store/actions'
import { openQuestionsAtom } from '../../store/record-atoms'
import { selectionAtom } from '../../store/selection-atoms'
import { displayedCategoriesAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { categoryText } from '../../translations/category-text'
import { useAct, useValue } from '../../views/consent-context'
import { ServiceList } from '../../views/services/ServiceList'
import { useKnownCategory } from '../known-category'
import { CategoryContext, useCategoryRow } from './category-context'
import { part, type PartProps } from './part'
import { useSurface, type SurfaceName } from './surface-context'

const RepeatedContext = createContext<CategoryName | null>(null)

export interface CategoryProps extends PartProps {
  /** Which one; inside of Categories it is known. */
  name?: CategoryName
}

/**
 * The parts that make the list of categories.
 * @param surface the name of what they are parts of
 */
export function categoryParts(surface: SurfaceName) {
  /** A list that repeats what stands in it for each category that the visitor is asked about. */
  const Categories = forwardRef<HTMLUListElement, PartProps>(({ children, ...given }, ref) => {
    useSurface(surface, 'Categories')
    return (
      <ul {...given} role="list" ref={ref}>
        {useValue(displayedCategoriesAtom).map(({ name }) => (
          <RepeatedContext.Provider key={name} value={name}>
            {children}
          </RepeatedContext.Provider>
        ))}
      </ul>
    )
  })
  Categories.displayName = `${surface}.Categories`

  /** The row of one category: `<li>` inside of Categories, else `<div>`; nothing where the visitor is not asked about it. */
  const Category = forwardRef<HTMLElement, CategoryProps>(({ name: own, ...given }, ref) => {
    useSurface(surface, 'Category')
    const repeated = useContext(RepeatedContext)
    const name = own ?? repeated
    if (name === null)
      throw new Error(
        `<${surface}.Category> has no name. Give it one of ${categoryNames.join(', ')}, or put it inside of <${surface}.Categories>.`,
      )
    useKnownCategory(`<${surface}.Category name>`, name)
    const category = useValue(displayedCategoriesAtom).find(shown => shown.name === name)
    const isNew = useValue(openQuestionsAtom).includes(name)
    const id = useId()
    const row = useMemo(
      () => category && { category, titleId: `${id}title`, descriptionId: `${id}description`, noteId: `${id}note` },
      [category, id],
    )
    if (!row) return null
    const attributes = { ...given, 'data-category': name, 'data-new': isNew || undefined, ref }
    return (
      <CategoryContext.Provider value={row}>
        {createElement(repeated === null ? 'div' : 'li', attributes)}
      </CategoryContext.Provider>
    )
  })
  Category.displayName = `${surface}.Category`

  /** Its services, as the dialog lists them, under their own part names and without styles; nothing where none are declared. */
  const CategoryServices = () => <ServiceList category={useCategoryRow(surface, 'CategoryServices').category} />
  CategoryServices.displayName = `${surface}.CategoryServices`

  return {
    Categories,
    Category,
    CategoryServices,
    /** Names the category: a heading, of level 3. */
    CategoryTitle: part(surface, 'CategoryTitle', 'h3', () => {
      const { category, titleId } = useCategoryRow(surface, 'CategoryTitle')
      return { content: categoryText(useValue(textsAtom), category).title, attributes: { id: titleId } }
    }),
    /** Says what it is for: a paragraph. */
    CategoryDescription: part(surface, 'CategoryDescription', 'p', () => {
      const { category, descriptionId } = useCategoryRow(surface, 'CategoryDescription')
      return { content: categoryText(useValue(textsAtom), category).description, attributes: { id: descriptionId } }
    }),
    /** “Always active” or “New”; nothing where neither holds. */
    CategoryNote: part(surface, 'CategoryNote', 'span', () => {
      const { category, noteId } = useCategoryRow(surface, 'CategoryNote')
      const { alwaysActive, new: asNew } = useValue(textsAtom).common
      const isNew = useValue(openQuestionsAtom).includes(category.name)
      const content = category.disabled ? alwaysActive : isNew ? asNew : null
      return content === null ? null : { content, attributes: { id: noteId } }
    }),
    /** Its switch, a `<button role="switch">`. What is necessary cannot be moved, and stays in the order of focus. */
    CategorySwitch: part(surface, 'CategorySwitch', 'button', () => {
      const { category, titleId, descriptionId, noteId } = useCategoryRow(surface, 'CategorySwitch')
      const { name, disabled } = category
      const on = useValue(selectionAtom)[name]
      const setConsent = useAct(setConsentAtom)
      return {
        attributes: {
          type: 'button',
          role: 'switch',
          'aria-checked': on,
          'aria-disabled': disabled || undefined,
          'aria-label': categoryText(useValue(textsAtom), category).title, // which counts where no title stands beside it
          'aria-labelledby': titleId,
          'aria-describedby': `${noteId} ${descriptionId}`,
          'data-action': `switch-${name}`,
        },
        ...(!disabled && { onPress: () => setConsent(name, !on) }),
      }
    }),
  }
}
