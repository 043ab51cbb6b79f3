import type { ClientOptions } from '../client/create-client'
import type { TagManagerOptions } from '../signals/google-tag-manager'
import type { ConsentStore } from '../store/create-consent-store'
import type { ConsentCallbacks } from './consent-callbacks'
import type { Report } from './report-error'
import type { StartedTags } from './started-tags'

/** The dependencies of effects. */
export interface EffectContext {
  store: ConsentStore
  /** The options of the client: a server, the site's handlers, or offline. */
  client: ClientOptions
  callbacks: ConsentCallbacks
  report: Report
  tagManager: TagManagerOptions | null
  /** Receives the function that recognizes pings of the tag manager which may pass the guard. */
  allowPings?: (isPing: (url: URL) => boolean) => void
  /** The option `signals`, unchecked: the vendors that receive consent, by name; null if there are none. */
  signals: Record<string, unknown> | null
  /** The option `services`, unchecked; null if the site declares none. */
  services: unknown
  /** The option `sweep`, unchecked: the site's patterns of names to delete; false to delete nothing. */
  sweep: unknown
  /** The consent tool whose stored decision is imported, with its names; null if there is none. */
  importDecision?: string | null
  /** Where the visitor is, for mode `offline`; null if unknown. */
  place?: string | null
  /** The address that receives statistics; null to send none. */
  statistics?: string | null
  /** Resolves when the names in `jurisdictions` are checked; undefined if there are none. */
  jurisdictionsChecked?: Promise<void> | undefined
  reloadOnWithdrawal: boolean
  /** Whether the stored decision may differ from that of the store: the kernel has noticed a change. */
  isOutdated?: boolean
  /** The tag manager and the vendors that the kernel has started. */
  startedTags?: StartedTags | undefined
}

/** A reaction to changes of the state. It returns a function that stops it. */
export type Effect = (context: EffectContext) => () => void
