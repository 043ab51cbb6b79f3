/**
 * The door "./auto": importing it starts the consent manager with the options that the page has written down. The
 * banner is fetched only when it must show, and React only for the dialog.
 */
import { loaders } from './loaders'
import { startFromPage } from './start-from-page'

export { startConsentManager } from './start-consent-manager'
export { version } from './consent/version'

if (typeof document !== 'undefined') startFromPage(loaders)
