/** The kinds of storage in a browser. */
export type StorageKind = 'cookie' | 'localStorage' | 'sessionStorage' | 'indexedDB' | 'cache'

/** One thing that a service stores on the visitor's device. */
export interface StoredItem {
  /** The cookie name or storage key. `*` stands for any characters; at least one letter or digit remains. */
  readonly name: string
  /** Where it is stored. Default `['cookie']`. */
  readonly kinds?: readonly StorageKind[]
  /** One plain English phrase, for example "Distinguishes visitors." */
  readonly purpose: string
  /** An ISO 8601 duration (`P2Y`, `P13M`, `P30D`, `PT30M`), `session`, or `persistent`. */
  readonly duration: string
  /**
   * The vendor's host that sets the cookie, for third-party cookies. Omitted for items of the site's own host: pages
   * can only block and delete those.
   */
  readonly domain?: string
}

/** A vendor's product that receives data of visitors or stores data on their devices. */
export interface Service {
  /** The name in kebab-case, unique. In the catalogue it equals the file name. */
  readonly name: string
  /** The name that visitors read. */
  readonly title: string
  /** The category of consent that the service needs. */
  readonly category: 'functionality' | 'measurement' | 'experience' | 'marketing' | 'necessary'
  /** One plain English sentence: what the service does for the site. */
  readonly purpose: string
  /** Who receives the data. `country` is the ISO 3166-1 alpha-2 code of the company's seat. */
  readonly company: { readonly name: string; readonly country: string }
  /** The address of the company's privacy policy, with https. */
  readonly privacyUrl: string
  /** Hosts, or host/path, without a scheme. Subdomains are included. */
  readonly hosts: readonly string[]
  /** Paths of the site's own host that pass requests on to the service, such as "/ingest". */
  readonly paths?: readonly string[]
  /** What the service stores on the visitor's device. */
  readonly stores: readonly StoredItem[]
  /** How the service starts, for services that a site can load by id. */
  readonly loader?: ServiceLoader
}

/** How a service starts when the site gives an id, as in `services="google-analytics=G-ABC123DEF4"`. */
export interface ServiceLoader {
  /** The form of an id: a pattern for the whole id, an example, and where site owners find theirs. */
  readonly id: { readonly pattern: RegExp; readonly example: string; readonly where: string }
  /** Runs once, when the service is granted: sets up the vendor's queue, queues its consent call, loads its script. */
  readonly start: (id: string, page: ServicePage) => void
  /** Runs after `start`, on each later change of the grant: consent withdrawn, or granted again. */
  readonly update?: (granted: boolean, id: string, page: ServicePage) => void
}

/** What a loader receives of the page. */
export interface ServicePage {
  /** The page's window, as a dictionary of globals. */
  readonly globals: Record<string, unknown>
  /** Appends `<script async src>` to the head, with the site's nonce, and with Trusted Types where the site uses them. */
  readonly loadScript: (url: string, attributes?: Record<string, string>) => void
  /** The consents in force, by category. */
  readonly consents: Readonly<Record<string, boolean>>
  /** The first own address that the site gave, such as "https://shop.example/ingest", without a slash at the end. */
  readonly address?: string
  /** Further options that the site gave in the object form `{ name, id, options }`. */
  readonly options: Readonly<Record<string, unknown>>
}
