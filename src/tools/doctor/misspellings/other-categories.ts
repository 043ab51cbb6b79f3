import type { CategoryName } from '../../../consent/categories'

/** What other consent tools call our categories. */
export const otherCategories: ReadonlyMap<string, CategoryName> = new Map<string, CategoryName>(
  Object.entries({
    analytics: 'measurement',
    statistics: 'measurement',
    performance: 'measurement',
    ads: 'marketing',
    advertising: 'marketing',
    advertisement: 'marketing',
    targeting: 'marketing',
    functional: 'functionality',
    preferences: 'functionality',
    personalization: 'experience',
    essential: 'necessary',
    required: 'necessary',
  }),
)
