import { loggedRequests } from '../blocking/request-log'
import { loggedStorage } from '../blocking/storage-gate/logged-storage'
import type { LoggedStorage } from '../blocking/storage-gate/page-gate'
import { browserSignals } from '../browser/browser-signals'
import { categoryNames, type CategoryName } from '../consent/categories'
import type { BrowserSignals } from '../consent/settings'
import type { ConsentManager, ConsentState } from '../boot/consent-manager'
import { pageOptions } from '../boot/page-options'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'
import type { LoggedEntry } from './logged-entry'
import { readConsentMode, type ToldSignal } from './read-consent-mode'

/** How one category stands. */
interface CategoryFact {
  name: CategoryName
  isShown: boolean
  chosen: boolean
  inForce: boolean
}

/** Everything that the inspector shows, at one moment. */
export interface Facts {
  /** The running manager's; null where none runs (yet). */
  version: string | null
  state: ConsentState | null
  categories: CategoryFact[]
  /** As it lies in local storage, unchecked; null where there is none. */
  record: unknown
  signals: BrowserSignals
  dataLayerName: string
  consentMode: ToldSignal[]
  /** Requests and writes to storage that were blocked, the oldest first. */
  requests: LoggedEntry[]
}

/** Returns a blocked write in the form of a request. */
const asEntry = ({ key, kind, service, ...rest }: LoggedStorage): LoggedEntry => ({
  ...rest,
  url: `${key} (${service})`,
  channel: kind,
})

/** @returns the name of the queue of Google's tags that the page's own markup gives */
function writtenDataLayerName(): string {
  const tag = document.querySelector('consent-banner')
  const name: unknown = tag && pageOptions(tag).options.tagManager?.dataLayerName
  return typeof name === 'string' ? name : 'dataLayer'
}

/**
 * Looks at the page. Nothing is written, and nothing is asked of anybody.
 * @param dataLayerName the global that holds the queue of Google's tags, if not the one in the page's markup
 */
export function readFacts(dataLayerName = writtenDataLayerName()): Facts {
  const { consentManager } = window as { consentManager?: ConsentManager }
  // An element whose id is "consentManager" is found under the same name, and is none.
  const manager = typeof consentManager?.version === 'string' ? consentManager : undefined
  const state = manager?.state ?? null
  return {
    version: manager?.version ?? null,
    state,
    categories: categoryNames.map(name => ({
      name,
      isShown: state?.gdprTypes.includes(name) ?? false,
      chosen: state?.consents[name] ?? name === 'necessary',
      inForce: state?.effectiveConsents[name] ?? name === 'necessary',
    })),
    record: readStored(storageKeys.record) ?? null,
    signals: browserSignals(),
    dataLayerName,
    consentMode: readConsentMode((window as unknown as Record<string, unknown>)[dataLayerName]),
    requests: [...loggedRequests(), ...loggedStorage().map(asEntry)].sort((a, b) => a.time - b.time),
  }
}
