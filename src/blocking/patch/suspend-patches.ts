import { patchFrameRealms } from '../frames/patch-realm'
import { onConsentMaybeChanged, relisteners } from '../on-consent-maybe-changed'
import { pageBlocker } from '../page-blocker'
import type { Unpatch } from './patch'
import { reportUnwatched } from '../report-unwatched'

type Patch = () => Unpatch

/** Patches that stay in place: what they have begun goes on after a grant. */
const lasting = new Set(['capture', 'strict', 'imports', 'workers'])

const patches: Record<string, Patch> = {}
const suspended = new Set<string>()
/** Stands for a suspended patch on the page's blocker, so that the channel counts as watched. */
const nothingToRestore: Unpatch = () => true

/** Whether patches are put in place again in a page whose elements have been decided about. */
export const resuming = { now: false }

/** Whether the rules that decide now allow every category that they know. */
const isEverythingAllowed = (): boolean => pageBlocker().judges.slice(-1)[0]?.allowsAll?.() === true

/**
 * Puts the browser's own functions back while everything is allowed, so that a page with full consent pays nothing, and
 * patches them again as soon as something is not.
 */
function settle(): void {
  const { restores } = pageBlocker()
  const isAllowed = isEverythingAllowed()
  const hasSuspended = suspended.size > 0
  resuming.now = hasSuspended
  for (const [name, patch] of Object.entries(patches)) {
    if (isAllowed && !suspended.has(name) && restores[name]?.()) {
      suspended.add(name)
      restores[name] = nothingToRestore
    } else if (!isAllowed && suspended.delete(name)) install(name, patch)
  }
  resuming.now = false
  if (hasSuspended && suspended.size === 0) enterAll(window)
  // Opening a document again takes all listeners away, which only an observer sees.
  if (suspended.size > 0) reopened?.observe(document, { childList: true })
  else reopened?.disconnect()
}

function enterAll(realm: Window & typeof globalThis): void {
  patchFrameRealms(realm)
  for (let index = 0; index < realm.length; index++)
    try {
      enterAll(realm[index] as Window & typeof globalThis)
    } catch {
      // of another origin
    }
}

const reopened =
  globalThis.MutationObserver &&
  new MutationObserver(() => {
    for (const listen of relisteners) listen()
  })

let stopListening: (() => void) | undefined

/** Puts one patch in place. If it fails, the others are still installed, and the console names it. */
function install(name: string, patch: Patch): void {
  const { restores } = pageBlocker()
  delete restores[name]
  try {
    restores[name] = patch()
  } catch (fault) {
    reportUnwatched(name, fault)
  }
}

/** Puts patches in place, each once, or suspends them at once while everything is allowed. */
export function installPatches(added: Readonly<Record<string, Patch>>): void {
  const { restores } = pageBlocker()
  const isAllowed = isEverythingAllowed()
  for (const [name, patch] of Object.entries(added)) {
    if (restores[name]) continue
    const isSuspended = isAllowed && !lasting.has(name)
    if (isSuspended) restores[name] = nothingToRestore
    else install(name, patch)
    if (!lasting.has(name)) patches[name] = patch
    if (isSuspended) suspended.add(name)
  }
  settle()
  if (stopListening) return
  stopListening = onConsentMaybeChanged(settle)
  // A page that comes back from the cache has heard of nothing meanwhile.
  addEventListener('pageshow', settle)
}

/** Takes all patches off, but for those on top of which somebody else has patched. */
export function removePatches(): void {
  stopListening?.()
  stopListening = undefined
  removeEventListener('pageshow', settle)
  reopened?.disconnect()
  const { restores } = pageBlocker()
  for (const [name, restore] of Object.entries(restores))
    if (restore()) {
      delete restores[name]
      delete patches[name]
      suspended.delete(name)
    }
}

/** Looks again at whether everything is allowed, after the rules have changed. */
export const settlePatches = (): void => {
  if (stopListening) settle()
}
