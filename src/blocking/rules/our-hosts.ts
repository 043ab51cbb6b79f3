import { decodeHosts } from './decode-hosts'
import { trackingHosts } from './tracking-hosts'

/**
 * Our list of hosts. It is decoded when this file is evaluated, because a page may later replace functions that
 * decoding needs.
 */
export const ourHosts = /* @__PURE__ */ decodeHosts(trackingHosts)
