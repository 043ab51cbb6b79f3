/** What may be said about any vendor. */
interface VendorOptions {
  /** The global it lives under, where that is not the usual one. */
  global?: string
}

/** How the Global Privacy Platform is provided. */
export interface GppOptions {
  /** One section for all states of the United States (default), or that of the visitor's state where it has one. */
  sections?: 'usnat' | 'states'
  /** Where all visitors are, such as `US` or `US-CA`, for a site whose server does not know. */
  place?: string
  /** The number that the IAB has given the site's own platform. Default 0, which is none. */
  cmpId?: number
}

/** The vendors that are told, by name: `true`, or what is special about them. Those not named are left alone. */
export interface SignalOptions {
  microsoftUet?: boolean | VendorOptions
  microsoftClarity?: boolean | VendorOptions
  metaPixel?:
    | boolean
    | (VendorOptions & {
        /** Also says Limited Data Use while marketing is not allowed, as the law of some US states wants it. */
        limitedDataUse?: boolean
      })
  tiktok?: boolean | VendorOptions
  pinterest?: boolean | VendorOptions
  matomo?:
    | boolean
    | (VendorOptions & {
        /** What waits for a yes: all tracking (default), or only cookies. */
        consent?: 'tracking' | 'cookies'
      })
  segment?: boolean | VendorOptions
  posthog?: boolean | VendorOptions
  adobe?:
    | boolean
    | (VendorOptions & {
        /** The version of Adobe's own consent standard. Default `2.0`. */
        version?: '2.0' | '1.0'
      })
  /** Provides the sections of the United States of the IAB's Global Privacy Platform, on `__gpp`. */
  gpp?: boolean | GppOptions
  /** Reads the purposes that another platform holds on `__tcfapi` into our categories. */
  tcf?: false | 'read'
}

export type VendorName = Exclude<keyof SignalOptions, 'gpp' | 'tcf'>

/** Everything that may be said about one vendor or another. */
export interface AnyVendorOptions extends VendorOptions {
  limitedDataUse?: boolean
  consent?: 'tracking' | 'cookies'
  version?: '2.0' | '1.0'
}
