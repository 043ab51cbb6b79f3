/** The five categories in the order in which they are shown and stored (specification §3). */
export const categoryNames = ['necessary', 'functionality', 'measurement', 'experience', 'marketing'] as const

export type CategoryName = (typeof categoryNames)[number]

/** One kind of processing that a visitor can allow or refuse. */
export interface ConsentCategory {
  name: CategoryName
  /** English wording, shown only where no translation has one. */
  description: string
  /** What holds before the visitor has said anything. */
  defaultValue: boolean
  /** A disabled category cannot be changed by the visitor or the page. */
  disabled: boolean
  /** Shown even when the host's list of categories leaves it out. */
  display: boolean
  /** The number by which servers of this protocol know the category. */
  gdprType: number
}

const category = (name: CategoryName, gdprType: number, description: string): ConsentCategory => {
  const isNecessary = name === 'necessary'
  return { name, description, defaultValue: isNecessary, disabled: isNecessary, display: isNecessary, gdprType }
}

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
