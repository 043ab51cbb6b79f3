import type { Realm } from '../realm/realm'

type PatchRealm = (realm: Realm) => void
const key = Symbol.for('consent-elements frames')
type Shared = Record<symbol, PatchRealm | undefined>

/** Publishes patchRealm, so that the guards of documents written into frames use the rules of this page. */
export function exposePatcherToFrames(patchRealm: PatchRealm): void {
  ;(window as unknown as Shared)[key] = patchRealm
}

/**
 * Lets the guard of the parent page patch this document, if that page wrote it into a frame.
 * @returns whether the parent page has a guard
 */
export function delegateToParentGuard(): boolean {
  try {
    const patchByParent = (parent as unknown as Shared)[key]
    if (!patchByParent || parent === window || !/^(about|blob):/.test(location.protocol)) return false
    patchByParent(window)
    return true
  } catch {
    return false // cross-origin
  }
}
