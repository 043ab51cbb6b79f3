import type { AllowedValues, Vendor, VendorOptions } from './vendor'
import type { vendorFiles } from './vendor-files'

/** How the Global Privacy Platform is provided. */
export interface GppOptions {
  /** One section for all states of the United States (default), or that of the visitor's state where it has one. */
  sections?: 'usnat' | 'states'
  /** Where all visitors are, such as `US` or `US-CA`, for a site whose server does not know. */
  place?: string
  /** The number that the IAB has given the site's own platform. Default 0, which is none. */
  cmpId?: number
}

type Files = typeof vendorFiles
export type VendorName = keyof Files

type OptionsOf<Name extends VendorName> =
  Awaited<ReturnType<Files[Name]['load']>> extends Vendor<infer Allowed> ? VendorOptions<Allowed> : never

/** Each vendor by name, with what its file in `vendors/` allows. */
type VendorSignals = { [Name in VendorName]?: boolean | OptionsOf<Name> }

/** The vendors that receive consent, by name: `true`, or options of the vendor. Others are not touched. */
export interface SignalOptions extends VendorSignals {
  /** Provides the sections of the United States of the IAB's Global Privacy Platform, on `__gpp`. */
  gpp?: boolean | GppOptions
  /** Reads the purposes that another platform holds on `__tcfapi` into our categories. */
  tcf?: false | 'read'
}

/** The options of any vendor. */
export type AnyVendorOptions = VendorOptions<AllowedValues>
