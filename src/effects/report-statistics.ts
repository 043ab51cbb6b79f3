import { nativeDocument } from '../consent/native-document'
import type { ConsentType } from '../consent/decision'
import type { ConsentStore } from '../store/create-consent-store'
import { showPopupAtom } from '../store/dialog-atoms'
import { languageAtom } from '../store/language-atoms'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { onAnyChange } from './on-any-change'
import { reportHosts } from './report-hosts'

/** The counted events. `ignored`: the visitor left a page with the banner without a choice. */
type Counted = 'shown' | 'accepted' | 'rejected' | 'customized' | 'ignored'

const choices: Record<ConsentType, Counted> = { all: 'accepted', necessary: 'rejected', custom: 'customized' }

/**
 * Counts how visitors respond to the banner, without identifying them: no id, no time except the day, no address of a
 * page and no cookie. `sendBeacon` would send the cookies of the endpoint's host, so `fetch` is used, without
 * credentials and referrer.
 * @param endpoint the address that receives the counts, relative or absolute. With `#hosts` it also receives the third parties
 *   before consent that no list knows, each once for a page, by their host only.
 * @returns a function that stops it
 */
export function reportStatistics(store: ConsentStore, endpoint: string): () => void {
  let shown = false
  let counted = false
  const address = new URL(endpoint, location.href)
  const send = (event: string, more: object): void => {
    fetch(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      keepalive: true,
      // Sent as text/plain, which needs no CORS preflight.
      body: JSON.stringify({ event, day: new Date().toISOString().slice(0, 10), ...more }),
    }).catch(() => {}) // a lost count does not affect the visitor
  }
  const count = (event: Counted): void => {
    const layout = nativeDocument.querySelector('consent-banner')?.getAttribute('layout') || 'default'
    send(event, { layout, language: store.get(languageAtom) })
  }
  let stopHosts: (() => void) | undefined
  const update = (): void => {
    if (!shown && store.get(showPopupAtom)) {
      shown = true
      count('shown')
      if (address.hash === '#hosts') stopHosts = reportHosts(address.hostname, hosts => send('hosts', { hosts }))
    }
    const record = store.get(recordAtom)
    if (!shown || counted || record === null || record === store.get(receivedRecordAtom)) return
    counted = true
    count(choices[record.consentInfo.type])
  }
  const onPageHide = (): void => {
    if (!shown || counted) return
    counted = true
    count('ignored')
  }
  update()
  const stop = onAnyChange(store, [showPopupAtom, recordAtom], update)
  addEventListener('pagehide', onPageHide)
  return () => {
    stop()
    stopHosts?.()
    removeEventListener('pagehide', onPageHide)
  }
}
