/**
 * `dist/consent-elements-rest.js`: deferred chunk, loaded after the first paint of the banner: server sync, modal
 * behavior and confirmation.
 */
import { isOwnersMachine } from '../browser/is-owners-machine'

export { startSync } from '../effects/consent-sync'
export { bannerModes } from '../views/consent-banner/banner-modes'

// In a frame the page around it is checked, which often has the same tag.
if (window === top && isOwnersMachine(location.hostname))
  import('../boot/check-installation').then(
    ({ checkInstallation }) => checkInstallation(),
    () => {}, // only the warnings are lost
  )
