/**
 * `dist/consent-elements.js`: what a page loads. It fetches the core and, for who has not decided, the banner beside it, draws
 * that where it certainly must show, and hands out what the core exports. Who comes back has the core in the browser's cache.
 */
import { nativeDocument } from '../consent/native-document'
import { addBanner } from '../boot/add-banner'
import { isBlockerProvided } from '../blocking/provide-blocker'
import { whenActivated } from '../browser/when-activated'
import { renderEarlyBanner } from '../boot/render-early-banner'
import { isScriptTag } from '../boot/is-script-tag'
import { hasStoredDecision } from '../storage/has-stored-decision'

/** For how many milliseconds an answer may be awaited and still seem to come at once. */
const AT_ONCE = 100
/** Over a line that brought this file at once the core is there before anybody could see a difference. */
const isSlow = performance.getEntriesByName(import.meta.url).some(({ duration }) => duration > AT_ONCE)

// Not from here: developer's tools note who has asked for a file, and the whole of this one would be parsed anew for it.
const { core, banner } = await Promise.resolve().then(fetchFiles)
if (isScriptTag && isSlow && banner)
  // In a task of its own: on a slow device both together would be a long one.
  setTimeout(() =>
    whenActivated(() => {
      if (document.readyState !== 'loading') addBanner()
      const tag = nativeDocument.querySelector('consent-banner')
      const takeAway = tag && renderEarlyBanner(tag)
      if (takeAway) banner.catch(takeAway)
    }),
  )

const manager = await core
await manager.blockingReady
export const { startConsentManager, version } = manager

/** The core asks for the others, too, when they are needed, and says so where they do not come. */
function fetchFiles(): { core: Promise<typeof import('./core.chunk')>; banner: Promise<unknown> | null } {
  const isPage = typeof document !== 'undefined'
  const core = import('./core.chunk')
  if (isPage && !isBlockerProvided()) import('./blocking.chunk').catch(() => {})
  const banner = isPage && !hasStoredDecision(true) ? import('./banner.chunk') : null
  banner?.catch(() => {})
  return { core, banner }
}
