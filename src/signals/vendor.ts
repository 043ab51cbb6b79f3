import type { CategoryName } from '../consent/categories'
import type { ConsentSnapshot, Notify } from './consent-snapshot'

/** A text that an option may have, with an example. */
export interface AllowedText {
  readonly pattern: RegExp
  readonly example: string
}

/**
 * The options of a vendor, apart from `global`. Each has a list of allowed values, the first of which is the default, or
 * the pattern of a text.
 */
export type AllowedValues = Readonly<Record<string, readonly unknown[] | AllowedText>>

type ValueOf<Allowed> = Allowed extends readonly unknown[] ? Allowed[number] : string

/** What a site may configure for a vendor. */
export type VendorOptions<Allowed extends AllowedValues> = {
  /** The name of the vendor's global, if it is not the usual one. */
  global?: string
} & { [Name in keyof Allowed]?: ValueOf<Allowed[Name]> }

/** How consent is passed to a vendor, by the vendor's own calls. */
export interface Vendor<Allowed extends AllowedValues = AllowedValues> {
  /** The categories that the vendor needs. It receives the first decision, and each change of one of these. */
  readonly categories: readonly CategoryName[]
  readonly options?: Allowed
  /**
   * Denies everything until there is a decision, if the vendor has a call for that.
   * @param inForce the present consents, which the vendor receives next
   * @returns a function that passes later consents to the vendor
   */
  start(options: VendorOptions<Allowed>, inForce?: ConsentSnapshot): Notify
}

/** Returns the vendor unchanged. The call infers the types of its options. */
export const defineVendor = <const Allowed extends AllowedValues = Record<never, never>>(
  vendor: Vendor<Allowed>,
): Vendor<Allowed> => vendor
