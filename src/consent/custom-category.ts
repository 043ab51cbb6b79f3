import type { CategoryName } from './categories'

/**
 * A site's own category: a group of services within one of the five categories. Servers and signals see only the
 * parent.
 */
export interface CustomCategory {
  /** A unique name in kebab-case, different from the five categories. */
  readonly name: string
  /** The category that it belongs to. Its consent is required as well. */
  readonly parent: CategoryName
  /** The title that visitors see. */
  readonly title: string
  readonly description?: string
}
