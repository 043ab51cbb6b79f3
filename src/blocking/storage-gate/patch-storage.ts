import { onConsentMaybeChanged } from '../on-consent-maybe-changed'
import { patch, type Unpatch } from '../patch/patch'
import type { Realm } from '../patch/realm'
import { cookiePatches } from './cookie-patches'
import { databasePatches } from './database-patches'
import { isStorageGated } from './judge-storage'
import { releaseKeptWrites } from './kept-writes'
import { hasStorageProxy, webStoragePatches } from './web-storage-patches'

let stopFollowing: (() => void) | undefined
/** The windows whose patches stay, because the page has proxies of their storage. */
const staying = new WeakSet<object>()

/**
 * Blocks writes of listed keys to cookies, web storage, IndexedDB and caches until their category is granted; they are
 * written then. Keys that are not listed are not touched.
 */
export function patchStorage(realm: Realm = window): Unpatch {
  // Frames follow the page, which may have turned the gate off.
  if ((realm !== window && !isStorageGated()) || staying.has(realm)) return () => true
  const unpatch = patch(realm, { ...cookiePatches(realm), ...webStoragePatches(realm), ...databasePatches() })
  if (realm === window) stopFollowing ??= onConsentMaybeChanged(releaseKeptWrites)
  return () => {
    releaseKeptWrites()
    if (hasStorageProxy()) staying.add(realm)
    else if (unpatch()) {
      stopFollowing?.()
      stopFollowing = undefined
      return true
    }
    return false
  }
}
