/**
 * The export "./auto": importing it starts the consent manager with the options in the page's markup. The banner loads
 * only when it has to be shown, and React only for the dialog.
 */
import { startBlocking } from './blocking/start-blocking'
import { elementLoaders } from './entries/element-loaders'
import { startFromPage } from './boot/start-from-page'

export { startConsentManager } from './boot/start-consent-manager'
export { version } from './consent/version'
// Importing the tags also declares their types, such as that of `document.querySelector('consent-banner')`.
export type * from './elements'

if (typeof document !== 'undefined') startFromPage(elementLoaders, startBlocking)
