import type { CategoryName } from './categories'

/** A category of the site's own: a group of services within one of the five categories, which servers and signals see. */
export interface CustomCategory {
  /** In kebab-case, unique, and none of the five. */
  readonly name: string
  /** The category that it is a part of, and whose consent it needs. */
  readonly parent: CategoryName
  /** What visitors read. */
  readonly title: string
  readonly description?: string
}
