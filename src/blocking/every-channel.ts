import { patchBeacon } from './patch-beacon'
import { patchElements } from './patch-elements'
import { patchFetch } from './patch-fetch'
import { patchFetchLater } from './patch-fetch-later'
import { patchFonts } from './patch-fonts'
import { patchSockets } from './patch-sockets'
import { patchXmlHttpRequest } from './patch-xml-http-request'
import type { Patches } from './start-blocking'

/** All channels that page script can watch: what the guard puts in place. */
export const everyChannel: Patches = {
  fetch: patchFetch,
  xhr: patchXmlHttpRequest,
  beacon: patchBeacon,
  fetchLater: patchFetchLater,
  sockets: patchSockets,
  fonts: patchFonts,
  elements: patchElements,
}
