import type { Service } from './service'

/** A service that the site has declared, with all that is known of it. */
export interface DeclaredService extends Service {
  /** The site's id at the vendor; without one the service is not loaded by us. */
  readonly id?: string
  /** What the site gave to the service's loader. */
  readonly options?: Readonly<Record<string, unknown>>
  /** The site's own category that the service is shown under; `category` is then its parent. */
  readonly group?: string
}
