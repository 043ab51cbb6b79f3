/** A restriction by the publisher: what a vendor may not do for a purpose, or the legal basis that it has to use. */
export interface TcfRestriction {
  /** The number of the purpose. */
  purpose: number
  type: 'not-allowed' | 'consent' | 'legitimate-interest'
  /** The ids of the vendors. Default: all. */
  vendors?: readonly number[]
}

/** A provider of Google's Additional Consent list. */
export interface AdditionalVendor {
  /** Its number in Google's list of ad technology providers. */
  id: number
  name: string
  /** The URL of its privacy policy. */
  policyUrl?: string
}

/** The hosts of vendors, or host/path, by the id of the vendor. */
export type VendorHosts = Readonly<Record<string, readonly string[]>>

/** The options for the IAB's Transparency and Consent Framework. */
export interface TcfOptions {
  /** The id that IAB Europe has assigned to your consent management platform. Required. */
  cmpId: number
  /** The version of your platform, which you count up with each change of it. Default 1. */
  cmpVersion?: number
  /** The URL of the vendor list on your site, which `npx consent-elements tcf update` downloads. Required. */
  vendorListUrl: string
  /** The ids of the vendors that you work with. Default: all of the list. */
  vendors?: readonly number[]
  /** The purposes that you ask for. All vendors are forbidden the others. Default: all of the list. */
  purposes?: readonly number[]
  /** The special features that you ask for. Default: all of the list. */
  specialFeatures?: readonly number[]
  /** The stacks that stand for their purposes on the first layer. Default: none; purposes are listed. */
  stacks?: readonly number[]
  /** What you forbid vendors, or the legal basis that they have to use. */
  restrictions?: readonly TcfRestriction[]
  /** The country of your company, as ISO 3166 code. Default `AA`: unknown. */
  publisherCountryCode?: string
  /** The providers of Google's Additional Consent list that you work with. */
  additionalVendors?: readonly AdditionalVendor[]
  /**
   * The hosts, or host/path, of vendors, by id. Requests to them pass if the TC string has a legal basis for the vendor,
   * although their category is refused. Default: categories decide alone.
   */
  vendorHosts?: VendorHosts
  /**
   * Where the visitor is, such as `DE` or `US-CA`. Outside of the EEA, the UK and Switzerland our banner and dialog ask as
   * that place requires, and vendors get `gdprApplies: false`. `header`: the header `Server-Timing: place;desc="US-CA"` of
   * the page has the place. `server`: the consent server knows it. Default: `data-place` of a tag; TCF asks if it is unknown.
   */
  place?: string
  /** The language of the texts. Default: that of the consent manager. */
  language?: string
  /** Your own texts, by name. */
  texts?: Readonly<Record<string, string>>
}
