import { browserSignals } from '../browser/browser-signals'
import { whenActivated } from '../browser/when-activated'
import type { ConsentRecord } from '../consent/consent-record'
import type { SiteHosts } from '../consent/site-hosts'
import { storedDecision } from '../effects/stored-decision'
import type { ResolvedOptions } from '../options/options'
import { receiveRecordAtom } from '../store/actions'
import { createConsentStore, type ConsentStore } from '../store/create-consent-store'
import { hostLanguageAtom, translationConfigAtom, visitorLanguagesAtom } from '../store/language-atoms'
import { settingsAtom, signalsAtom } from '../store/settings-atoms'
import { siteHostsAtom } from '../store/site-hosts-atom'
import { writeRecord } from '../storage/record-storage'

/**
 * Returns a restored decision with the site's current rules about hosts. If they have changed, the decision is stored
 * again, for the guard of the next page.
 */
function withSiteHosts(record: ConsentRecord, hosts: SiteHosts | null): ConsentRecord {
  const { hosts: before, ...rest } = record
  if (JSON.stringify(before) === JSON.stringify(hosts ?? undefined)) return record
  const now = { ...rest, ...(hosts && { hosts }) }
  writeRecord(now)
  return now
}

/**
 * Returns a new store with the site's settings, the browser's privacy signals and the stored decision.
 * @param known the decision that the kernel has told the page of; by default the stored one is read
 */
export function hydratedStore(
  { settings, translations, language }: ResolvedOptions,
  hosts: SiteHosts,
  known: ConsentRecord | null = null,
): ConsentStore {
  const store = createConsentStore()
  if (Object.keys(hosts).length > 0) store.set(siteHostsAtom, hosts)
  store.set(settingsAtom, settings)
  store.set(translationConfigAtom, translations)
  store.set(hostLanguageAtom, language)
  store.set(visitorLanguagesAtom, navigator.languages)
  store.set(signalsAtom, browserSignals())
  // While a page is prerendered, another page may store a decision. So nothing is granted until the page is activated.
  whenActivated(() => {
    const record = known ?? storedDecision(store)
    if (record !== null) store.set(receiveRecordAtom, known ?? withSiteHosts(record, store.get(siteHostsAtom)))
  })
  return store
}
