import { decodeHosts } from './decode-hosts'
import { trackingHosts } from './tracking-hosts'

/** Our list of hosts. Its entries are decoded host by host, when they are looked up. */
export const ourHosts = /* @__PURE__ */ decodeHosts(trackingHosts)
