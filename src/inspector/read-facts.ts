import { loggedRequests } from '../blocking/page/request-log'
import type { UnlistedRequest } from '../blocking/rules/unlisted-requests'
import { unlistedOnPage } from '../blocking/unlisted-on-page'
import { loggedStorage } from '../blocking/page/logged-storage'
import type { LoggedStorage } from '../blocking/page/page-gate'
import { browserSignals } from '../browser/browser-signals'
import { categoryNames, type CategoryName } from '../consent/categories'
import type { BrowserSignals } from '../consent/settings'
import type { ConsentManager, ConsentState } from '../boot/consent-manager'
import { pageOptions } from '../boot/page-options'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'
import type { LoggedEntry } from './logged-entry'
import { readConsentMode, type ConsentSignal } from './read-consent-mode'

/** The state of one category. */
interface CategoryFact {
  name: CategoryName
  isShown: boolean
  chosen: boolean
  inForce: boolean
}

/** A snapshot of everything that the inspector shows. */
export interface Facts {
  /** The version of the running manager; null if none runs. */
  version: string | null
  state: ConsentState | null
  categories: CategoryFact[]
  /** The unvalidated record in local storage; null if there is none. */
  record: unknown
  signals: BrowserSignals
  dataLayerName: string
  consentMode: ConsentSignal[]
  /** Blocked requests and storage writes, the oldest first. */
  requests: LoggedEntry[]
  /** Third parties that no rule knows. */
  unlisted: UnlistedRequest[]
}

/** Returns a blocked storage write in the form of a request. */
const asEntry = ({ key, kind, service, ...rest }: LoggedStorage): LoggedEntry => ({
  ...rest,
  url: `${key} (${service})`,
  channel: kind,
})

/** Returns the name of the data layer in the page's markup. */
function writtenDataLayerName(): string {
  const tag = document.querySelector('consent-banner')
  const name: unknown = tag && pageOptions(tag).options.tagManager?.dataLayerName
  return typeof name === 'string' ? name : 'dataLayer'
}

/**
 * Reads the state of the page. It writes nothing and sends nothing.
 * @param dataLayerName the name of the global data layer; default: the name in the page's markup
 */
export function readFacts(dataLayerName = writtenDataLayerName()): Facts {
  const { consentManager } = window as { consentManager?: ConsentManager }
  // An element with the id "consentManager" is also a property of window.
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
    unlisted: unlistedOnPage(),
  }
}
