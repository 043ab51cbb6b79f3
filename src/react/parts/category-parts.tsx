import { createContext, createElement, forwardRef, useContext, useId, useMemo } from 'react'
import { categoryNames, type CategoryName, type ConsentCategory } from '../../consent/categories'
import { setConsentAtom } from '../../store/actions'
import { openQuestionsAtom } from '../../store/record-atoms'
import { selectionAtom } from '../../store/selection-atoms'
import { displayedCategoriesAtom } from '../../store/category-atoms'
import { textsAtom } from '../../store/text-atoms'
import { categoryText } from '../../translations/category-text'
import { useAct, useValue } from '../../views/consent-context'
import { ServiceList } from '../../views/services/ServiceList'
import { useKnownCategory } from '../known-category'
import { part, type PartProps } from './part'
import { useSurface, type SurfaceName } from './surface-context'

/** The context of a category's row. */
interface CategoryRow {
  category: ConsentCategory
  titleId: string
  descriptionId: string
  noteId: string
}

const CategoryContext = createContext<CategoryRow | null>(null)

/**
 * Returns the category's row around a part.
 * @throws Error if the part is outside a category's row, with the markup that works
 */
function useCategoryRow(surface: SurfaceName, part: string): CategoryRow {
  const row = useContext(CategoryContext)
  if (row === null)
    throw new Error(
      `<${surface}.${part}> is outside <${surface}.Category>. Put it inside: <${surface}.Category name="marketing"><${surface}.${part} /></${surface}.Category>, or a <${surface}.Category> without a name inside <${surface}.Categories>.`,
    )
  return row
}

const RepeatedContext = createContext<CategoryName | null>(null)

export interface CategoryProps extends PartProps {
  /** The category; within Categories it is implied. */
  name?: CategoryName
}

/**
 * Returns the parts of the list of categories.
 * @param surface the component that they are parts of
 */
export function categoryParts(surface: SurfaceName) {
  /** A list that renders its children once for each category that is shown. */
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

  /**
   * The row of one category: a `<li>` within Categories, otherwise a `<div>`. It is null if the category is not shown.
   */
  const Category = forwardRef<HTMLElement, CategoryProps>(({ name: own, ...given }, ref) => {
    useSurface(surface, 'Category')
    const repeated = useContext(RepeatedContext)
    const name = own ?? repeated
    if (name === null)
      throw new Error(
        `<${surface}.Category> has no name. Give it one of ${categoryNames.join(', ')}, or put it inside <${surface}.Categories>.`,
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

  /**
   * The category's services as in the dialog, with our part names and without styles. It is empty if there are none.
   */
  const CategoryServices = () => <ServiceList category={useCategoryRow(surface, 'CategoryServices').category} />
  CategoryServices.displayName = `${surface}.CategoryServices`

  return {
    Categories,
    Category,
    CategoryServices,
    /** The category's title: a heading of level 3. */
    CategoryTitle: part(surface, 'CategoryTitle', 'h3', () => {
      const { category, titleId } = useCategoryRow(surface, 'CategoryTitle')
      return { content: categoryText(useValue(textsAtom), category).title, attributes: { id: titleId } }
    }),
    /** The category's purpose: a paragraph. */
    CategoryDescription: part(surface, 'CategoryDescription', 'p', () => {
      const { category, descriptionId } = useCategoryRow(surface, 'CategoryDescription')
      return { content: categoryText(useValue(textsAtom), category).description, attributes: { id: descriptionId } }
    }),
    /** “Always active”, “New”, or why a browser signal keeps the category off; otherwise null. */
    CategoryNote: part(surface, 'CategoryNote', 'span', () => {
      const { category, noteId } = useCategoryRow(surface, 'CategoryNote')
      const texts = useValue(textsAtom)
      const { alwaysActive, new: asNew } = texts.common
      const isOn = useValue(selectionAtom)[category.name]
      const isNew = useValue(openQuestionsAtom).includes(category.name)
      const locked = isOn ? alwaysActive : texts.consentManagerDialog.signalOff
      const content = category.disabled ? locked : isNew ? asNew : null
      return content === null ? null : { content, attributes: { id: noteId } }
    }),
    /**
     * The category's switch, a `<button role="switch">`. That of a category that visitors cannot change is read-only, but
     * focusable.
     */
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
          'aria-label': categoryText(useValue(textsAtom), category).title, // used if there is no CategoryTitle
          'aria-labelledby': titleId,
          'aria-describedby': `${noteId} ${descriptionId}`,
          'data-action': `switch-${name}`,
        },
        ...(!disabled && { onPress: () => setConsent(name, !on) }),
      }
    }),
  }
}
