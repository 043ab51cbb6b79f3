/** `dist/consent-elements-rest.js`: all that an undecided visitor needs after the banner has been painted. */
export { startConversation } from './effects/conversation'
export { bannerManners } from './views/consent-banner/banner-manners'
export { showConfirmation } from './views/confirmation/show-confirmation'
