import type { Realm } from '../patch/realm'
import { reportUnwatched } from '../report-unwatched'

type Patch = (realm: Realm) => unknown

/** What is put in place in every window, and what in every document. */
export const realmPatches: Patch[] = []
export const documentPatches: Patch[] = []

const entered = new WeakSet<object>(globalThis.Node ? [Node, document] : [])

/** Watches a window of the same origin like ours; before anybody gets hold of it. */
export function patchRealm(realm: Realm | null | undefined): void {
  let patches = documentPatches
  try {
    // The window stays the same object when another document comes into it. What is in it does not, but for the first
    // document after an empty one.
    const { Node, document } = realm!
    if (entered.has(document)) return
    if (!entered.has(Node)) patches = realmPatches
    entered.add(Node)
    entered.add(document)
  } catch {
    return // none, or of another origin
  }
  for (const patch of patches)
    try {
      patch(realm!)
    } catch (fault) {
      reportUnwatched(patch.name, fault)
    }
}

/** Watches all frames of a window. */
export function patchFrameRealms(realm: Realm): void {
  for (let index = 0; index < realm.length; index++) patchRealm(realm[index] as Realm)
}

type Enter = (realm: Realm) => void
const key = Symbol.for('consent-elements frames')
type Shared = Record<symbol, Enter | undefined>

/** Lets documents that this page writes into its frames be watched by the same judges. */
export function exposePatcherToFrames(): void {
  ;(window as unknown as Shared)[key] = patchRealm
}

/** Leaves a document that a page has written into a frame to the guard of that page. @returns whether there is one */
export function delegateToParentGuard(): boolean {
  try {
    const share = (parent as unknown as Shared)[key]
    if (!share || parent === window || !/^(about|blob):/.test(location.protocol)) return false
    share(window)
    return true
  } catch {
    return false // of another origin
  }
}
