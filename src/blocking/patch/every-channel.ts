import { documentPatches, realmPatches } from '../frames/patch-realm'
import { patchBeacon } from './patch-beacon'
import { patchCopies } from './patch-copies'
import { patchElements } from './patch-elements'
import { patchFetch } from './patch-fetch'
import { patchForms } from './patch-forms'
import { patchFrames } from './patch-frames'
import { patchImports } from './patch-imports'
import { patchMarkup } from './patch-markup'
import { patchNotifications } from './patch-notifications'
import { patchParser } from './patch-parser'
import { patchSockets } from './patch-sockets'
import { patchStyles } from './patch-styles'
import { patchWorkers } from './patch-workers'
import { patchWrite } from './patch-write'
import { patchXmlHttpRequest } from './patch-xml-http-request'
import { patchStorage } from '../storage-gate/patch-storage'

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
