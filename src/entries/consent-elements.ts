/**
 * `dist/consent-elements.js`: the page's entry. It loads the core, or the kernel for visitors whose decision stands. If no
 * decision is stored, it also loads the banner chunk and may render the banner early. It re-exports the API.
 */
import { nativeDocument } from '../consent/native-document'
import { addBanner } from '../boot/add-banner'
import { earlyBanner } from '../boot/early-banner'
import { isGuarded } from '../blocking/is-guarded'
import { rememberOpener } from '../browser/early-opener'
import { hasFastConnection } from '../browser/has-fast-connection'
import { isFramedByAnotherSite } from '../browser/is-framed-by-another-site'
import { outerPage } from '../browser/outer-page'
import { whenActivated } from '../browser/when-activated'
import { whenHtmlIsRead } from '../browser/when-html-is-read'
import { isScriptTag } from '../boot/is-script-tag'
import { hasStoredDecision } from '../storage/has-stored-decision'
import { readStored } from '../storage/local-storage'
import { mayDecisionStand } from '../storage/may-decision-stand'
import { storageKeys } from '../storage/storage-keys'

/**
 * Whether the banner may be rendered before the core has loaded. On a fast connection the core arrives before it would be
 * noticeable. Page code that imports us may have other options.
 */
const isEarly =
  isScriptTag &&
  !hasStoredDecision(true) &&
  !hasFastConnection(import.meta.url) &&
  !isFramedByAnotherSite() &&
  !outerPage()
if (typeof document !== 'undefined') rememberOpener()
// The first request, before files that compete for bandwidth.
if (isEarly) whenActivated(() => earlyBanner().requestBannerEarly())

// Start the imports from a microtask. Otherwise DevTools attributes them to this script and parses it again to build
// the initiator stack.
const { core, banner } = await Promise.resolve().then(fetchFiles)
if (isEarly && banner) {
  const draw = (): void => {
    const tag = nativeDocument.querySelector('consent-banner')
    const removeBanner = tag && earlyBanner().renderEarlyBanner(tag)
    if (removeBanner) banner.catch(removeBanner)
  }
  // In a task of its own, so that slow devices do not have one long task.
  setTimeout(() =>
    whenActivated(() => {
      if (nativeDocument.querySelector('consent-banner')) return draw()
      // Without waiting for deferred scripts, among which is the whole guard.
      whenHtmlIsRead(() => {
        addBanner()
        draw()
      })
    }),
  )
}

const manager = await core
await manager.blockingReady
export const { startConsentManager, version } = manager

/** The exports that the core and the kernel have in common. */
type Manager = Pick<typeof import('./core.chunk'), 'blockingReady' | 'startConsentManager' | 'version'>

/**
 * Starts the downloads. Errors are ignored here: the core imports the same files when it needs them, and reports
 * errors.
 */
function fetchFiles(): { core: Promise<Manager>; banner: Promise<unknown> | null } {
  const isPage = typeof document !== 'undefined'
  // Visitors whose decision stands need no other file.
  if (isPage && isScriptTag && mayDecisionStand(isGuarded())) {
    const kernel: Promise<Manager> = import('./kernel.chunk').catch(() => import('./core.chunk'))
    return { core: kernel, banner: null }
  }
  const core = import('./core.chunk')
  if (isPage && !isGuarded() && mayBlock()) import('./blocking.chunk').catch(() => {})
  const banner = isPage && !hasStoredDecision(true) ? import('./banner.chunk') : null
  banner?.catch(() => {})
  return { core, banner }
}

/**
 * Returns whether something will probably be blocked: no decision is stored here, or one that refuses something. The
 * core decides; this only has the file requested in parallel with the core.
 */
function mayBlock(): boolean {
  const text = JSON.stringify(readStored(storageKeys.record))
  return !text || text.includes(':false')
}
