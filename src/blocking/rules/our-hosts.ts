import { decodeHosts } from './decode-hosts'
import { trackingHosts } from './tracking-hosts'

/** Read once for all rules, and at once: what reads it a page could replace later. */
export const ourHosts = /* @__PURE__ */ decodeHosts(trackingHosts)
