/**
 * The door "./auto", and `dist/consent-elements.js`: importing it starts the consent manager with the options that the
 * page has written down. React and the elements are fetched only when one of them must show.
 */
import { startFromPage } from './start-from-page'

export { startConsentManager } from './start-consent-manager'
export { version } from './consent/version'

if (typeof document !== 'undefined') {
  // After this task, so that a page that imports us and starts the manager itself comes first.
  queueMicrotask(() =>
    startFromPage({
      elements: () => import('./define'),
      button: () => import('./define-button'),
    }),
  )
}
