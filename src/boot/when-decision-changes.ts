import type { ConsentRecord } from '../consent/consent-record'
import { readStored } from '../storage/local-storage'
import { storageKeys } from '../storage/storage-keys'

/** The longest delay of `setTimeout`, in milliseconds. A longer one overflows and fires at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/**
 * Calls back when the stored decision may have changed: in another tab, while the page was in the back/forward cache, or
 * because it has expired.
 * @param record the decision at the start of the page
 * @returns a function that stops it
 */
export function whenDecisionChanges(
  { expires = Infinity, consentInfo }: ConsentRecord,
  changed: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isChanged = (): boolean => {
    const stored = readStored(storageKeys.record) as Partial<ConsentRecord> | undefined
    return stored?.consentInfo?.time !== consentInfo.time
  }
  const awaitExpiry = (): void => {
    clearTimeout(timer)
    const left = expires - Date.now()
    if (left <= 0) changed()
    else if (left < Infinity) timer = setTimeout(awaitExpiry, Math.min(left, MAX_TIMEOUT_MS))
  }
  const onStorage = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea === localStorage && (key === storageKeys.record || key === null)) changed()
  }
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    awaitExpiry() // timers are paused while the device sleeps or the page is in the back/forward cache
    if (persisted && isChanged()) changed()
  }
  addEventListener('pageshow', onPageShow)
  // Delayed because the first `storage` listener makes Chromium connect to its storage service, which blocks the page.
  const later = setTimeout(() => addEventListener('storage', onStorage))
  awaitExpiry()
  return () => {
    clearTimeout(timer)
    clearTimeout(later)
    removeEventListener('storage', onStorage)
    removeEventListener('pageshow', onPageShow)
  }
}
