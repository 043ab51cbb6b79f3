/**
 * The door "./auto", and `dist/consent-elements.js`: importing it starts the consent manager with the options that the
 * page has written down. React and the elements are fetched only when one of them must show.
 */
import { defineTag } from './elements/define-tag'
import { PrivacySettingsButtonElement } from './elements/privacy-settings-button'
import { startFromPage } from './start-from-page'

export * from './index'

if (typeof document !== 'undefined') {
  defineTag('privacy-settings-button', PrivacySettingsButtonElement)
  // After this task, so that a page that imports us and starts the manager itself comes first.
  queueMicrotask(() => startFromPage(() => import('./define')))
}
