import { patchFrameRealms } from '../frames/patch-realm'
import { onConsentMaybeChanged, relisteners } from '../page/on-consent-maybe-changed'
import { pageBlocker, type Unpatch } from '../rules/page-blocker'
import { guardScript } from '../page/guard-script'
import { reportUnpatched } from '../page/report-unpatched'

type Patch = () => Unpatch

/** Patches that are installed even if everything is allowed. */
const unconditional = new Set(['capture', 'strict'])
/** Patches that stay once they are installed, because their work continues after consent is granted. */
const permanent = new Set(['capture', 'strict', 'imports', 'workers'])

const patches: Record<string, Patch> = {}
const suspended = new Set<string>()
/** Represents a suspended patch in the page's blocker, so that the channel counts as patched. */
const nothingToRestore: Unpatch = () => true

/** `now` is true while suspended patches are installed again. Existing elements are then not scanned. */
export const resuming = { now: false }

/** Returns whether the active rules allow all of their categories. */
const isEverythingAllowed = (): boolean => pageBlocker().judges.slice(-1)[0]?.allowsAll?.() === true

/**
 * Suspends all patches while everything is allowed, so that a page with full consent runs native functions only.
 * Installs them again as soon as anything is not allowed.
 */
function suspendOrResume(isAllowed: boolean): void {
  const { restores } = pageBlocker()
  const hasSuspended = suspended.size > 0
  resuming.now = hasSuspended
  const entries = Object.entries(patches)
  // Some functions have several patches. The last one is removed first.
  for (const [name, patch] of isAllowed ? entries.reverse() : entries) {
    if (isAllowed && !suspended.has(name) && !permanent.has(name) && restores[name]?.()) {
      suspended.add(name)
      restores[name] = nothingToRestore
    } else if (!isAllowed && suspended.delete(name)) install(name, patch)
  }
  resuming.now = false
  if (hasSuspended && suspended.size === 0) patchAllFrames(window)
  // `document.open()` removes all listeners. Only a MutationObserver reports that.
  if (suspended.size > 0) documentObserver?.observe(document, { childList: true })
  else documentObserver?.disconnect()
}

function patchAllFrames(realm: Window & typeof globalThis): void {
  patchFrameRealms(realm)
  for (let index = 0; index < realm.length; index++)
    try {
      patchAllFrames(realm[index] as Window & typeof globalThis)
    } catch {
      // cross-origin
    }
}

const documentObserver =
  globalThis.MutationObserver &&
  new MutationObserver(() => {
    for (const listen of relisteners) listen()
  })

let stopListening: (() => void) | undefined

/** Installs one patch. If it fails, the console names it, and the others are still installed. */
function install(name: string, patch: Patch): void {
  const { restores } = pageBlocker()
  delete restores[name]
  try {
    restores[name] = patch()
  } catch (fault) {
    reportUnpatched(name, fault)
  }
}

const updateSuspension = (): void => suspendOrResume(isEverythingAllowed())

/**
 * Installs patches, each once. While everything is allowed they are only registered as suspended. In a late guard they
 * are suspended as well and then resumed, because the page loaded its elements with consent.
 */
export function installPatches(added: Readonly<Record<string, Patch>>): void {
  const { restores } = pageBlocker()
  const isAllowed = isEverythingAllowed()
  for (const [name, patch] of Object.entries(added)) {
    if (restores[name]) continue
    patches[name] = patch
    if ((isAllowed || guardScript.isLate) && !unconditional.has(name)) {
      restores[name] = nothingToRestore
      suspended.add(name)
    } else install(name, patch)
  }
  suspendOrResume(isAllowed)
  if (stopListening) return
  stopListening = onConsentMaybeChanged(updateSuspension)
  // A page restored from the back/forward cache has missed all events since it was left.
  addEventListener('pageshow', updateSuspension)
}

/** Removes all patches, except those that another script has patched since. */
export function removePatches(): void {
  stopListening?.()
  stopListening = undefined
  removeEventListener('pageshow', updateSuspension)
  documentObserver?.disconnect()
  const { restores } = pageBlocker()
  for (const [name, restore] of Object.entries(restores).reverse())
    if (restore()) {
      delete restores[name]
      delete patches[name]
      suspended.delete(name)
    }
}

/** Checks again whether everything is allowed, after the rules have changed. */
export const recheckPatches = (): void => {
  if (stopListening) updateSuspension()
}
