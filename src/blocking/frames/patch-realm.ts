import type { Realm } from '../realm/realm'
import { reportUnpatched } from '../page/report-unpatched'

type Patch = (realm: Realm) => unknown

/** The patches of each window, and those of each document in an already patched window. */
export const realmPatches: Patch[] = []
export const documentPatches: Patch[] = []

const alreadyPatched = new WeakSet<object>(globalThis.Node ? [Node, document] : [])

/** Installs all patches in a window of the same origin, before scripts of the page can use it. */
export function patchRealm(realm: Realm | null | undefined): void {
  let patches = documentPatches
  try {
    // The window object stays the same when it gets another document. Its globals, such as Node, are replaced, except
    // when the first document replaces the initial empty one.
    const { Node, document } = realm!
    if (alreadyPatched.has(document)) return
    if (!alreadyPatched.has(Node)) patches = realmPatches
    alreadyPatched.add(Node)
    alreadyPatched.add(document)
  } catch {
    return // no window, or cross-origin
  }
  for (const patch of patches)
    try {
      patch(realm!)
    } catch (fault) {
      reportUnpatched(patch.name, fault)
    }
}

/** Patches all frames of a window. */
export function patchFrameRealms(realm: Realm): void {
  for (let index = 0; index < realm.length; index++) patchRealm(realm[index] as Realm)
}
