import { categoryNames, type CategoryName } from '../consent/categories'

/** Services that load others, whose categories only they know. */
const tagManagers: readonly unknown[] = ['google-tag-manager', 'tealium', 'segment', 'rudderstack']

/** Returns the categories that a service can use: its own, or all if it loads other services. */
export const categoriesOfService = (service: { name: string; category: CategoryName }): readonly CategoryName[] =>
  tagManagers.includes(service.name) ? categoryNames : [service.category]
