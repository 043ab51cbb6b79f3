import { nativeDocument } from '../consent/native-document'
import type { ConsentType } from '../consent/decision'
import type { ConsentStore } from '../store/create-consent-store'
import { showPopupAtom } from '../store/dialog-atoms'
import { languageAtom } from '../store/language-atoms'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { onAnyChange } from './on-any-change'

/** What is counted. `ignored` is a banner that was shown on a page that was left without a choice. */
type Counted = 'shown' | 'accepted' | 'rejected' | 'customized' | 'ignored'

const choices: Record<ConsentType, Counted> = { all: 'accepted', necessary: 'rejected', custom: 'customized' }

/**
 * Counts what becomes of the banner, without an identifier: no id, no time but the day, no address of a page, no cookie.
 * A beacon would carry the cookies of the endpoint's host, so these are requests without credentials and referrer.
 * @param endpoint an address of the site's own
 * @returns ends the counting
 */
export function reportStatistics(store: ConsentStore, endpoint: string): () => void {
  let shown = false
  let counted = false
  const count = (event: Counted): void => {
    const layout = nativeDocument.querySelector('consent-banner')?.getAttribute('layout') || 'default'
    const body = { event, day: new Date().toISOString().slice(0, 10), layout, language: store.get(languageAtom) }
    fetch(new URL(endpoint, location.href), {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      keepalive: true,
      body: JSON.stringify(body), // as text/plain, which needs no preflight
    }).catch(() => {}) // a count that is lost is no loss to the visitor
  }
  const look = (): void => {
    if (!shown && store.get(showPopupAtom)) {
      shown = true
      count('shown')
    }
    const record = store.get(recordAtom)
    if (!shown || counted || record === null || record === store.get(receivedRecordAtom)) return
    counted = true
    count(choices[record.consentInfo.type])
  }
  const leave = (): void => {
    if (!shown || counted) return
    counted = true
    count('ignored')
  }
  look()
  const stop = onAnyChange(store, [showPopupAtom, recordAtom], look)
  addEventListener('pagehide', leave)
  return () => {
    stop()
    removeEventListener('pagehide', leave)
  }
}
