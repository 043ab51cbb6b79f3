import type { CategoryName } from '../consent/categories'
import type { SensitiveKind } from './us-section-facts'
import type { AllowedValues, Vendor, VendorOptions } from './vendor'
import type { vendorFiles } from './vendor-files'

/** The options for IAB Canada's section of the Global Privacy Platform. */
export interface CanadaOptions {
  /** The ids of the site's vendors on IAB Canada's list. */
  vendors: readonly number[]
  /** The version of that list. */
  vendorListVersion: number
  /** The version of IAB Canada's policies. Default 2. */
  policyVersion?: number
}

/** The options for the Global Privacy Platform. */
export interface GppOptions {
  /** `usnat`, the default: one section for the United States. `states`: that of the visitor's state, if it has one. */
  sections?: 'usnat' | 'states'
  /** The location of all visitors, such as `US` or `US-CA`, if the server does not know it. */
  place?: string
  /** The id that the IAB has assigned to the site's consent platform. Default 1: none. */
  cmpId?: number
  /** The mode of the site in IAB's Multi-State Privacy Agreement, if it has signed it. */
  mspa?: 'opt-out' | 'service-provider'
  /** The kinds of sensitive data that the site processes, with the category that asks for each; false if none asks. */
  sensitiveData?: Partial<Record<SensitiveKind, CategoryName | false>>
  /** The age of a visitor whom the site knows to be a child, and whether the child or a parent has consented. */
  child?: { age: number; consents: boolean }
  /** What section 5 needs, for sites that are registered with IAB Canada. */
  canada?: CanadaOptions
}

type Files = typeof vendorFiles
/** The name of a vendor, as in the option `signals`. */
export type VendorName = keyof Files

type OptionsOf<Name extends VendorName> =
  Awaited<ReturnType<Files[Name]['load']>> extends Vendor<infer Allowed> ? VendorOptions<Allowed> : never

/** Each vendor by name, with the options that its file in `vendors/` declares. */
type VendorSignals = { [Name in VendorName]?: boolean | OptionsOf<Name> }

/** The vendors that receive consent, by name: `true`, or the options of the vendor. Others receive nothing. */
export interface SignalOptions extends VendorSignals {
  /** Provides the US sections of the IAB's Global Privacy Platform on `__gpp`. */
  gpp?: boolean | GppOptions
  /** Imports the decision of another consent platform from `__tcfapi`, as categories. */
  tcf?: false | 'read'
  /**
   * Takes over what the visitor has decided in the browser. `adpc`: by Advanced Data Protection Control, a draft. Off by
   * default until a standard exists.
   */
  preference?: false | 'adpc'
}

/** The options of any vendor. */
export type AnyVendorOptions = VendorOptions<AllowedValues>
