/**
 * `dist/consent-elements.js`: what a page loads. It fetches the core and, for who has not decided, the banner beside it, draws
 * that where it certainly must show, and hands out what the core exports. Who comes back has the core in the browser's cache.
 */
import { addBanner } from './boot/add-banner'
import { isBlockingOffered } from './blocking/offered-blocking'
import { whenActivated } from './browser/when-activated'
import { drawAhead } from './draw-ahead'
import { isTag } from './is-tag'
import { hasDoubtfulDecision } from './storage/has-doubtful-decision'

/** For how many milliseconds an answer may be awaited and still seem to come at once. */
const AT_ONCE = 100
/** Over a line that brought this file at once the core is there before anybody could see a difference. */
const isSlow = performance.getEntriesByName(import.meta.url).some(({ duration }) => duration > AT_ONCE)

// Not from here: developer's tools note who has asked for a file, and the whole of this one would be parsed anew for it.
const { core, banner } = await Promise.resolve().then(fetchFiles)
if (isTag && isSlow && banner)
  // In a task of its own: on a slow device both together would be a long one.
  setTimeout(() =>
    whenActivated(() => {
      if (document.readyState !== 'loading') addBanner()
      const tag = document.querySelector('consent-banner')
      const takeAway = tag && drawAhead(tag)
      if (takeAway) banner.catch(takeAway)
    }),
  )

const manager = await core
await manager.held
export const { startConsentManager, version } = manager

/** The core asks for the others, too, when they are needed, and says so where they do not come. */
function fetchFiles(): { core: Promise<typeof import('./core')>; banner: Promise<unknown> | null } {
  const isPage = typeof document !== 'undefined'
  const core = import('./core')
  if (isPage && !isBlockingOffered()) import('./blocking').catch(() => {})
  const banner = isPage && !hasDoubtfulDecision(true) ? import('./banner') : null
  banner?.catch(() => {})
  return { core, banner }
}
