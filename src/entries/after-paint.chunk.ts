/** `dist/consent-elements-rest.js`: all that an undecided visitor needs after the banner has been painted. */
export { startConversation } from '../effects/consent-sync'
export { bannerManners } from '../views/consent-banner/banner-modes'
