import type { FindingId } from './finding-table'

/** Where a mistake is. */
export interface FindingPlace {
  /** The page. */
  readonly url: string
  /** The file within the checked folder; null for a web address. */
  readonly file: string | null
  /** Line of the HTML as the server sent it, from 1; null where the mistake has no line. */
  readonly line: number | null
}
/** A mistake of an installation. */
export interface Finding {
  readonly id: FindingId
  /** `error`: something does not work or a tracker can be requested. `warning`: visitors are worse off. */
  readonly severity: 'error' | 'warning'
  readonly place: FindingPlace
  /** Other pages with the same mistake. */
  readonly also: readonly string[]
  /** What was observed, as sentences. */
  readonly seen: string
  /** Why it matters, as one sentence. */
  readonly why: string
  /** What to do with `paste`, as one sentence. */
  readonly fix: string
  /** The exact text to paste, or the line to delete if `fix` says so; null where there is none. */
  readonly paste: string | null
}
/** The result of `consent-elements doctor`. */
export interface DoctorReport {
  readonly schema: 1
  /** The address or folder that was given. */
  readonly target: string
  /** The pages that were checked. */
  readonly pages: readonly string[]
  /** Pages of a folder that could not be opened, each with the reason as a sentence. */
  readonly unopened: readonly { readonly page: string; readonly reason: string }[]
  /** Of the checked pages, pages of a folder that neither load this package nor request a tracker, where other pages load it. */
  readonly withoutTrackers: readonly string[]
  /** Name and version of the browser. */
  readonly browser: string
  /** The version of this package. */
  readonly version: string
  /** With which downloaded lists third parties were compared, as a sentence. */
  readonly lists: string
  readonly findings: readonly Finding[]
}
