import { documentPatches, realmPatches } from './frames/patch-realm'
import { patchBeacon } from './patch/patch-beacon'
import { patchCopies } from './patch/patch-copies'
import { patchElements } from './patch/patch-elements'
import { patchFetch } from './patch/patch-fetch'
import { patchForms } from './patch/patch-forms'
import { patchFrames } from './patch/patch-frames'
import { patchImports } from './patch/patch-imports'
import { patchMarkup } from './patch/patch-markup'
import { patchNotifications } from './patch/patch-notifications'
import { patchParser } from './patch/patch-parser'
import { patchSockets } from './patch/patch-sockets'
import { patchStyles } from './patch/patch-styles'
import { patchWorkers } from './patch/patch-workers'
import { patchWrite } from './patch/patch-write'
import { patchXmlHttpRequest } from './patch/patch-xml-http-request'
import { patchStorage } from './storage-gate/patch-storage'

/** The patches of all channels that page script can intercept, by name. The guard installs all of them. */
export const everyChannel = {
  fetch: patchFetch,
  xhr: patchXmlHttpRequest,
  beacon: patchBeacon,
  sockets: patchSockets,
  elements: patchElements,
  copies: patchCopies,
  imports: patchImports,
  markup: patchMarkup,
  styles: patchStyles,
  write: patchWrite,
  forms: patchForms,
  frames: patchFrames,
  workers: patchWorkers,
  notifications: patchNotifications,
  parser: patchParser,
  storage: patchStorage,
}

realmPatches.push(...Object.values(everyChannel))
documentPatches.push(patchParser)
