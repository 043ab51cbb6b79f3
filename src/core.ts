/**
 * `dist/consent-elements.js`: the door "./auto" for pages without a bundler. What holds requests back is the guard's, and
 * is fetched only by pages that have no guard; it is there before anything else happens, and before who imports us runs.
 */
import { isBlockingOffered } from './blocking/offered-blocking'
import { loaders } from './loaders'
import { reporter } from './effects/report-error'
import { startFromPage } from './start-from-page'
import { loadRecord } from './storage/record-storage'

export { startConsentManager } from './start-consent-manager'
export { version } from './consent/version'

if (typeof document !== 'undefined') {
  if (!isBlockingOffered()) {
    // Who has not decided will need it, so it comes along and not afterwards; a prerendered page waits for its visit.
    if (loadRecord() === null && !('prerendering' in document && document.prerendering))
      loaders.banner().catch(() => {}) // asked for again, and reported, when the banner must show
    try {
      await import('./blocking')
    } catch (thrown) {
      reporter({})({ code: 'NETWORK_ERROR', message: 'What holds requests back could not be fetched' }, thrown)
    }
  }
  startFromPage(loaders)
}
