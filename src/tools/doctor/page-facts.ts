import type { PolicyPack } from '../../policies/policy-pack'
import type { AuditData } from '../audit/load-data'
import type { Misspelling } from './misspellings/misspelling'
import type { LiveFacts } from './live-facts'
import type { MarkupElement } from './parse-markup'

/** A message of the page in the console, or an exception that nothing caught. */
export interface ConsoleMessage {
  readonly level: string
  readonly text: string
  /** The script, where the browser knows it. */
  readonly url: string | null
  readonly line: number | null
}
/** A violation of the page's Content-Security-Policy. */
export interface PolicyIssue {
  /** Such as `script-src-elem`. */
  readonly directive: string
  /** Null for inline scripts and styles. */
  readonly blockedUrl: string | null
  /** As the DevTools protocol has it: `kURLViolation`, `kInlineViolation`, … */
  readonly kind: string
  readonly url: string | null
  readonly line: number | null
}
/** A file, as the browser got it. */
export interface Resource {
  readonly url: string
  /** HTTP status; null where there was no answer. */
  readonly status: number | null
  readonly type: string
  /** The file's text; empty where it could not be read. */
  readonly text: string
}
/** The folder of a site. */
export interface SiteFolder {
  /** As it was given. */
  readonly path: string
  /** Folders in it that have the files of this package, such as `/consent-elements/`. */
  readonly installations: readonly string[]
}
/** Everything that is known about one page. */
export interface PageFacts {
  readonly url: string
  /** The file within the checked folder; null for a web address. */
  readonly file: string | null
  /** The folder that the page comes from, so that no consent server can answer; null for a web address. */
  readonly folder: SiteFolder | null
  /** The address that relative addresses of the page are resolved against: its own, or that of `<base>`. */
  readonly base: string
  /** The HTML as the server sent it. */
  readonly source: string
  /** The response's headers, by name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The elements of `source`, in order. */
  readonly elements: readonly MarkupElement[]
  readonly console: readonly ConsoleMessage[]
  readonly exceptions: readonly ConsoleMessage[]
  readonly policyIssues: readonly PolicyIssue[]
  /** What the page requested itself; without texts. */
  readonly requests: readonly Resource[]
  /** Addresses of listed trackers that the page or its frames requested, or tried to. */
  readonly trackers: readonly string[]
  /** Those among them that the guard does not know and downloaded lists do, one of each entry. */
  readonly unlisted: readonly { url: string; entry: string; by: readonly string[]; company: string; category: string }[]
  /** Requests that were sent to a service through an address of the site's own, one for each address. */
  readonly ownAddresses: readonly { url: string; service: string; address: string }[]
  /** Files of the package that the page has or needs, by address without fragment. */
  readonly files: ReadonlyMap<string, Resource>
  /** What the page looked like in the end. */
  readonly live: LiveFacts
  /** Whether the page has an element of ours for the settings, or a control that opened them when it was clicked. */
  readonly hasWayBackControl: boolean
  /** Whether the settings dialog opened; null without a manager. */
  readonly settingsOpen: boolean | null
  /** A page of this site that the policy links lead to, and that is missing; null in a folder and elsewhere. */
  readonly deadPolicy: Resource | null
  /** The policy packs that the site's visitors need, by the option `--countries`. */
  readonly packs: readonly PolicyPack[]
  /** Options, attributes, elements and categories that are misspelt. */
  readonly misspellings: readonly Misspelling[]
  readonly data: AuditData
}
