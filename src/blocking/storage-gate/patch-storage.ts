import { onConsentMaybeChanged } from '../page/on-consent-maybe-changed'
import { patch } from '../patch/patch'
import type { Unpatch } from '../rules/page-blocker'
import type { Realm } from '../realm/realm'
import { cookiePatches } from './cookie-patches'
import { databasePatches } from './database-patches'
import { isStorageGated } from '../rules/judge-storage'
import { releaseKeptWrites } from './kept-writes'
import { listedKeys } from '../rules/listed-keys'
import { addKeyList } from '../rules/match-key'
import { hasStorageProxy, webStoragePatches } from './web-storage-patches'

addKeyList(listedKeys)

let stopFollowing: (() => void) | undefined
/** Windows whose web storage stays patched, because the page has proxies of it or another script has patched on top. */
const staying = new WeakSet<object>()

/**
 * Blocks writes of listed keys to cookies, web storage, IndexedDB and caches until their category is granted, and
 * writes them then. Keys that are not listed are not affected.
 * @returns a function that removes the patches. The patches of web storage stay if the page has proxies, because native
 *   methods do not work on proxies.
 */
export function patchStorage(realm: Realm = window): Unpatch {
  // Frames use the rules of the page, which may have switched the gate off.
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
