import type { Period } from './period'
import type { Counts } from './read-counts'
import type { Retention } from './read-retention'
import type { Text } from './texts/english-texts'

/** What the overview shows. */
export interface Overview {
  readonly period: Period
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  readonly days: readonly { readonly day: string; readonly counts: Counts }[]
  readonly categories: readonly { readonly name: string; readonly granted: number; readonly denied: number }[]
  /** The counts of each value, by dimension. */
  readonly values: readonly {
    readonly dimension: string
    readonly title: Text
    readonly values: readonly { readonly value: string; readonly counts: Counts }[]
  }[]
  readonly retention: Retention
  /** The sums that the period is compared with, and what they are of; null for nothing. */
  readonly compared: { readonly counts: Counts; readonly title: string } | null
  /** Whether the server counts banners that were shown or ignored. */
  readonly countsBanners: boolean
}
