import { placeInHeader } from '../browser/place-in-header'
import { whenParsed } from '../browser/when-parsed'
import { ownProperties } from '../consent/own-properties'
import { tcfAppliesAt } from '../signals/tcf/tcf-applies-at'
import { savedTcfKey } from '../signals/tcf/saved-tcf-key'
import { readStored } from '../storage/local-storage'
import { readReceipts } from '../storage/receipt-storage'
import { storageKeys } from '../storage/storage-keys'
import { bannerAnswerAtom, isLoadingConsentInfoAtom } from '../store/banner-atoms'
import type { ConsentStore } from '../store/create-consent-store'
import { followStores } from './follow-stores'

type Act = (applies: boolean) => void

/**
 * Learns whether TCF asks this visitor, and acts once that is known: at once for a place, `header` by the header of the
 * page, `server` by the answer of the consent server. In doubt TCF asks.
 * @param place see `TcfOptions.place`
 * @param act called with the result. After false it may be called with true, when visitors who decided elsewhere are asked
 *   again; never the other way
 */
export function whenTcfApplies(place: string | undefined, act: Act): void {
  const source = place?.trim().toLowerCase()
  if (source === 'server') return byServer(act)
  if (source !== 'header') return act(tcfAppliesAt(place))
  const inHeader = placeInHeader()
  if (inHeader !== undefined) act(tcfAppliesAt(inHeader))
  // Safari lists the headers of a page once its document has arrived.
  else whenParsed(() => act(tcfAppliesAt(placeInHeader())))
}

/**
 * The server is asked for a place only until the visitor has decided. Later pages follow the decision: one with a TC
 * string was made by TCF, and the receipt of another one names its place.
 */
function byServer(act: Act): void {
  if (readStored(savedTcfKey) !== undefined) return act(true)
  // The manager checks the decision. If it does not stand, visitors are asked, and the server's answer counts.
  const record = ownProperties(readStored(storageKeys.record))
  // A decision under an opt-out law has a model: the server is asked again whether that law still applies.
  if (record && record.model === undefined && !(Number(record.expires) <= Date.now())) {
    const applies = tcfAppliesAt(readReceipts().slice(-1)[0]?.jurisdiction?.countryCode)
    act(applies)
    if (applies) return
  }
  const stopFollowing = followStores(store => followAnswer(store, take))
  function take(country: string | undefined): void {
    const applies = tcfAppliesAt(country)
    act(applies)
    if (applies) queueMicrotask(() => stopFollowing())
  }
}

/** Calls a function with the country of each answer; undefined if there is none. */
function followAnswer(store: ConsentStore, take: (country: string | undefined) => void): () => void {
  let wasLoading = false
  const check = (): void => {
    const answer = store.get(bannerAnswerAtom)
    const isLoading = store.get(isLoadingConsentInfoAtom)
    if (answer) take(answer.location.countryCode)
    // The site's own handler has failed.
    else if (wasLoading && !isLoading) take(undefined)
    wasLoading ||= isLoading
  }
  const stops = [store.sub(bannerAnswerAtom, check), store.sub(isLoadingConsentInfoAtom, check)]
  check()
  return () => stops.forEach(stop => stop())
}
