import { onConsentMaybeChanged } from '../on-consent-maybe-changed'
import type { Unpatch } from '../patch/patch'
import type { Realm } from '../patch/realm'
import { isStorageGated } from './judge-storage'
import { releaseKeptWrites } from './kept-writes'
import { patchCookies } from './patch-cookies'
import { patchDatabases } from './patch-databases'
import { patchWebStorage } from './patch-web-storage'

let stopFollowing: (() => void) | undefined

/**
 * Blocks writes of listed keys to cookies, web storage, IndexedDB and caches until their category is granted; they are
 * written then. Keys that are not listed are not touched.
 */
export function patchStorage(realm: Realm = window): Unpatch {
  // Frames follow the page: it may have turned the gate off.
  if (realm !== window && !isStorageGated()) return () => true
  const unpatches = [patchCookies(realm), patchWebStorage(realm), patchDatabases(realm)]
  if (realm === window) stopFollowing ??= onConsentMaybeChanged(releaseKeptWrites)
  return () => {
    const areOff = unpatches.map(unpatch => unpatch())
    if (areOff.includes(false)) return false
    stopFollowing?.()
    stopFollowing = undefined
    return true
  }
}
