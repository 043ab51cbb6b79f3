/**
 * `dist/consent-elements-rest.js`: deferred chunk, loaded after the first paint of the banner: server sync, modal
 * behavior and confirmation.
 */
export { startSync } from '../effects/consent-sync'
export { bannerModes } from '../views/consent-banner/banner-modes'
