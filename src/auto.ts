/**
 * The door "./auto", and `dist/consent-elements.js`: importing it starts the consent manager with the options that the
 * page has written down. The banner is fetched only when it must show, and React only for the dialog.
 */
import { startFromPage } from './start-from-page'

export { startConsentManager } from './start-consent-manager'
export { version } from './consent/version'

if (typeof document !== 'undefined') {
  // After this task, so that a page that imports us and starts the manager itself comes first.
  queueMicrotask(() =>
    startFromPage({
      banner: () => import('./define-banner'),
      dialog: () => import('./define-dialog'),
      button: () => import('./define-button'),
    }),
  )
}
