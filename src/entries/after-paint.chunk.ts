/** `dist/consent-elements-rest.js`: all that an undecided visitor needs after the banner has been painted. */
export { startSync } from '../effects/consent-sync'
export { bannerModes } from '../views/consent-banner/banner-modes'
export { showConfirmation } from '../views/confirmation/show-confirmation'
