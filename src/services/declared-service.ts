import type { Service } from './service'

/** A service that the site has declared, with its complete description. */
export interface DeclaredService extends Service {
  /** The site's id at the vendor. Without it we do not load the service. */
  readonly id?: string
  /** Options of the site for the loader of the service. */
  readonly options?: Readonly<Record<string, unknown>>
  /** The first address that the site gave: a path of its own host, or a host. */
  readonly address?: string
  /** The category of the site that the dialog lists the service in; `category` is then its parent. */
  readonly group?: string
}
