/** What may be said about any vendor. */
interface VendorOptions {
  /** The global it lives under, where that is not the usual one. */
  global?: string
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
}

export type VendorName = keyof SignalOptions

/** Everything that may be said about one vendor or another. */
export interface AnyVendorOptions extends VendorOptions {
  limitedDataUse?: boolean
  consent?: 'tracking' | 'cookies'
  version?: '2.0' | '1.0'
}
