/**
 * The door "./auto": importing it starts the consent manager with the options that the page has written down. The
 * banner is fetched only when it must show, and React only for the dialog.
 */
import { startBlocking } from './blocking/start-blocking'
import { elementLoaders } from './entries/element-loaders'
import { startFromPage } from './boot/start-from-page'

export { startConsentManager } from './boot/start-consent-manager'
export { version } from './consent/version'
// Who imports the tags has their types, too: `document.querySelector('consent-banner')`.
export type * from './elements'

if (typeof document !== 'undefined') startFromPage(elementLoaders, startBlocking)
