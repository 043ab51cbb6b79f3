/** A visitor's choice in the TCF, as sorted lists of ids. */
export interface TcfChoice {
  /** The purposes with consent. */
  purposes: readonly number[]
  /** The purposes whose legitimate interest the visitor does not object to. */
  interests: readonly number[]
  specialFeatures: readonly number[]
  /** The vendors with consent. */
  vendors: readonly number[]
  /** The vendors whose legitimate interest the visitor does not object to. */
  vendorInterests: readonly number[]
  /** The providers of Google's list with consent. */
  additional: readonly number[]
}
