import { onConsentMaybeChanged } from '../on-consent-maybe-changed'
import { patch, type Unpatch } from '../patch/patch'
import type { Realm } from '../patch/realm'
import { cookiePatches } from './cookie-patches'
import { databasePatches } from './database-patches'
import { isStorageGated } from './judge-storage'
import { releaseKeptWrites } from './kept-writes'
import { listedKeys } from './listed-keys'
import { addKeyList } from './match-key'
import { hasStorageProxy, webStoragePatches } from './web-storage-patches'

addKeyList(listedKeys)

let stopFollowing: (() => void) | undefined
/** The windows whose web storage stays patched, because the page has proxies of it, or somebody else has patched on top. */
const staying = new WeakSet<object>()

/**
 * Blocks writes of listed keys to cookies, web storage, IndexedDB and caches until their category is granted; they are
 * written then. Keys that are not listed are not touched.
 * @returns takes the patches off; those of web storage stay where only they work on the proxies that the page has
 */
export function patchStorage(realm: Realm = window): Unpatch {
  // Frames follow the page, which may have turned the gate off.
  if (realm !== window && !isStorageGated()) return () => true
  const unpatch = patch(realm, { ...cookiePatches(realm), ...databasePatches() })
  const unpatchWebStorage = staying.has(realm) ? () => false : patch(realm, webStoragePatches(realm))
  if (realm === window) stopFollowing ??= onConsentMaybeChanged(releaseKeptWrites)
  return () => {
    releaseKeptWrites()
    if (!unpatch()) return false
    if (hasStorageProxy() || !unpatchWebStorage()) staying.add(realm)
    stopFollowing?.()
    stopFollowing = undefined
    return true
  }
}
