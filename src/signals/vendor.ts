import type { CategoryName } from '../consent/categories'
import type { ConsentSnapshot, Notify } from './consent-snapshot'
import type { AnyVendorOptions } from './signal-options'

/** How a vendor is told of consent, in its own words. */
export interface Vendor {
  /** The categories that it asks about: it is told of the first decision, and then whenever one of these changes. */
  readonly asks: readonly CategoryName[]
  /**
   * Says that nothing is allowed yet, where the vendor has words for that.
   * @param inForce what is in force as it starts, which the vendor is told next
   * @returns tells what is in force
   */
  start(options: AnyVendorOptions, inForce?: ConsentSnapshot): Notify
}
