/**
 * `dist/consent-elements.js`: what a page loads. It draws the banner where it certainly must show, fetches the core, and
 * hands out what that exports. Nobody waits for the core to be asked, and who comes back has it in the browser's cache.
 */
import { isBlockingOffered } from './blocking/offered-blocking'
import { whenActivated } from './browser/when-activated'
import { drawAhead } from './draw-ahead'
import { isTag } from './is-tag'

/** For how many milliseconds an answer may be awaited and still seem to come at once. */
const AT_ONCE = 100
/** Over a line that brought this file at once the core is there before anybody could see a difference. */
const isSlow = performance.getEntriesByName(import.meta.url).some(({ duration }) => duration > AT_ONCE)

// Not from here: developer's tools note who has asked for a file, and the whole of this one would be parsed anew for it.
const fetched = Promise.resolve().then(fetchCore)
if (isTag && isSlow)
  whenActivated(() => {
    const tag = document.querySelector('consent-banner')
    const takeAway = tag && drawAhead(tag)
    if (takeAway) fetched.catch(takeAway)
  })

export const { startConsentManager, version } = await fetched

function fetchCore(): Promise<typeof import('./core')> {
  // The core asks for it, too, and says so where it does not come.
  if (typeof document !== 'undefined' && !isBlockingOffered()) import('./blocking').catch(() => {})
  return import('./core')
}
