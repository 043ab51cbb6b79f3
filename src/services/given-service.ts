import type { Service } from './service'

/**
 * A service as the site writes it: a name, a name with an id (`google-analytics=G-ABC123`), a service of the catalogue with
 * changes, or a complete service of the site's own. `category` may be one of `customCategories`.
 */
export type GivenService =
  | string
  | (Partial<Omit<Service, 'name' | 'category'>> & {
      readonly name: string
      readonly category?: string
      readonly id?: string
      /** For the service's loader. */
      readonly options?: Readonly<Record<string, unknown>>
    })
