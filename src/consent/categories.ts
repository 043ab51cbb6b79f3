/** The five categories in display order, which is also the stored order (specification §3). */
export const categoryNames = ['necessary', 'functionality', 'measurement', 'experience', 'marketing'] as const

/** The name of one of the five categories. */
export type CategoryName = (typeof categoryNames)[number]

/** A kind of processing that visitors can accept or reject. */
export interface ConsentCategory {
  name: CategoryName
  /** English text, used only if no translation has one. */
  description: string
  /** The value before the visitor decides. */
  defaultValue: boolean
  /** A disabled category cannot be changed, neither by the visitor nor by the page. */
  disabled: boolean
  /** Whether the category is shown even if the site's list of categories omits it. */
  display: boolean
  /** The numeric id of the category in c15t's protocol. */
  gdprType: number
}

const category = (name: CategoryName, gdprType: number, description: string): ConsentCategory => {
  const isNecessary = name === 'necessary'
  return { name, description, defaultValue: isNecessary, disabled: isNecessary, display: isNecessary, gdprType }
}

/** The five categories with their properties, in display order. */
export const consentCategories: readonly ConsentCategory[] = [
  category('necessary', 1, 'What the site needs to work.'),
  category('functionality', 2, 'Extra features such as chat.'),
  category('measurement', 4, 'How the site is used.'),
  category('experience', 3, 'Embedded content and new designs.'),
  category('marketing', 5, 'Advertising and its success.'),
]

export const isCategoryName = (value: unknown): value is CategoryName =>
  (categoryNames as readonly unknown[]).includes(value)

export const isDisabledCategory = (name: CategoryName): boolean =>
  consentCategories.some(category => category.name === name && category.disabled)
