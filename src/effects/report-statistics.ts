import { unlistedOnPage } from '../blocking/unlisted-on-page'
import { nativeDocument } from '../consent/native-document'
import type { ConsentType } from '../consent/decision'
import type { ConsentStore } from '../store/create-consent-store'
import { showPopupAtom } from '../store/dialog-atoms'
import { languageAtom } from '../store/language-atoms'
import { receivedRecordAtom, recordAtom } from '../store/record-atoms'
import { onAnyChange } from './on-any-change'

/** The counted events. `ignored`: the visitor left a page with the banner without a choice. */
type Counted = 'shown' | 'accepted' | 'rejected' | 'customized' | 'ignored'

/** How long after the banner the hosts are read, in milliseconds. Most tags have sent something by then. */
const HOSTS_AFTER = 5000
/** The most hosts of one message. */
const MOST = 10

const choices: Record<ConsentType, Counted> = { all: 'accepted', necessary: 'rejected', custom: 'customized' }

/** Returns a host without labels that may be made for one visitor: long ones, and those with many digits. */
const withoutIds = (host: string): string =>
  host.replace(/[^.]+/g, label => (label.length > 24 || label.replace(/\D/g, '').length > 5 ? '*' : label))

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
  const named = new Set<string>()
  const nameHosts = (): void => {
    if (address.hash !== '#hosts') return
    const own = address.hostname
    const hosts = [...new Set(unlistedOnPage().map(({ host }) => withoutIds(host)))]
      .filter(host => host !== own && !named.has(host))
      .slice(0, MOST)
    for (const host of hosts) named.add(host)
    if (hosts.length > 0) send('hosts', { hosts })
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const update = (): void => {
    if (!shown && store.get(showPopupAtom)) {
      shown = true
      count('shown')
      timer = setTimeout(nameHosts, HOSTS_AFTER)
    }
    const record = store.get(recordAtom)
    if (!shown || counted || record === null || record === store.get(receivedRecordAtom)) return
    counted = true
    count(choices[record.consentInfo.type])
  }
  const onPageHide = (): void => {
    if (shown) nameHosts()
    if (!shown || counted) return
    counted = true
    count('ignored')
  }
  update()
  const stop = onAnyChange(store, [showPopupAtom, recordAtom], update)
  addEventListener('pagehide', onPageHide)
  return () => {
    stop()
    clearTimeout(timer)
    removeEventListener('pagehide', onPageHide)
  }
}
