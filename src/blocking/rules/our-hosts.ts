import { tidyHostMap } from './build-host-map'
import { entriesOf } from './host-lists'
import { trackingHosts } from './tracking-hosts'

/** Read once for all rules, and at once: what reads it a page could replace later. */
export const ourHosts = /* @__PURE__ */ tidyHostMap(/* @__PURE__ */ entriesOf(trackingHosts))
