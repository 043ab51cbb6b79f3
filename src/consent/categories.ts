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

export const consentCategories: readonly ConsentCategory[] = [
  {
    name: 'necessary',
    description: 'Needed for the site to work, for example to keep you signed in or to remember this choice.',
    defaultValue: true,
    disabled: true,
    display: true,
    gdprType: 1,
  },
  {
    name: 'functionality',
    description: 'Extra features such as chat or remembered preferences.',
    defaultValue: false,
    disabled: false,
    display: false,
    gdprType: 2,
  },
  {
    name: 'measurement',
    description: 'Counts visits and shows how the site is used.',
    defaultValue: false,
    disabled: false,
    display: false,
    gdprType: 4,
  },
  {
    name: 'experience',
    description: 'Embedded content and trials of new designs.',
    defaultValue: false,
    disabled: false,
    display: false,
    gdprType: 3,
  },
  {
    name: 'marketing',
    description: 'Advertising that fits your interests, and measuring whether it worked.',
    defaultValue: false,
    disabled: false,
    display: false,
    gdprType: 5,
  },
]

export const isCategoryName = (value: unknown): value is CategoryName =>
  (categoryNames as readonly unknown[]).includes(value)

export const isDisabledCategory = (name: CategoryName): boolean =>
  consentCategories.some(category => category.name === name && category.disabled)
