import type { CategoryName } from '../consent/categories'
import type { ConsentSnapshot, Notify } from './consent-snapshot'

/** The options of a vendor beside `global`, each with its allowed values; the first is the default. */
export type AllowedValues = Readonly<Record<string, readonly unknown[]>>

/** What a site may configure for a vendor. */
export type VendorOptions<Allowed extends AllowedValues> = {
  /** The name of the vendor's global, where it is not the usual one. */
  global?: string
} & { [Name in keyof Allowed]?: Allowed[Name][number] }

/** How consent is passed to a vendor, by the vendor's own calls. */
export interface Vendor<Allowed extends AllowedValues = AllowedValues> {
  /** The categories that it depends on: it receives the first decision, and each change of one of these. */
  readonly categories: readonly CategoryName[]
  readonly options?: Allowed
  /**
   * Denies everything until there is a decision, where the vendor has a call for that.
   * @param inForce the present state, which the vendor receives next
   * @returns a function that passes a later state to the vendor
   */
  start(options: VendorOptions<Allowed>, inForce?: ConsentSnapshot): Notify
}

/** Returns the vendor as it is; the call infers the types of its options. */
export const defineVendor = <const Allowed extends AllowedValues = Record<never, never>>(
  vendor: Vendor<Allowed>,
): Vendor<Allowed> => vendor
