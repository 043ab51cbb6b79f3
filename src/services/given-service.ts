import type { Service } from './service'

/**
 * A service as sites write it: a name, a name with an id (`google-analytics=G-ABC123`), a service of the catalogue with
 * changed fields, or a complete description. `category` may also be one of `customCategories`.
 */
export type GivenService =
  | string
  | (Partial<Omit<Service, 'name' | 'category'>> & {
      readonly name: string
      readonly category?: string
      readonly id?: string
      /** Options for the loader of the service. */
      readonly options?: Readonly<Record<string, unknown>>
    })
