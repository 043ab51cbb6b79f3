import { patchBeacon } from './patch-beacon'
import { patchElements } from './patch-elements'
import { patchFetch } from './patch-fetch'
import { patchMarkup } from './patch-markup'
import { patchParser } from './patch-parser'
import { patchSockets } from './patch-sockets'
import { patchXmlHttpRequest } from './patch-xml-http-request'
import type { Patches } from './start-blocking'

/** All channels that page script can watch: what the guard puts in place. */
export const everyChannel: Patches = {
  fetch: patchFetch,
  xhr: patchXmlHttpRequest,
  beacon: patchBeacon,
  sockets: patchSockets,
  elements: patchElements,
  markup: patchMarkup,
  parser: patchParser,
}
