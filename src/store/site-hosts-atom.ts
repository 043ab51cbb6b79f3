import { atom } from 'jotai/vanilla'
import type { SiteHosts } from '../consent/site-hosts'
import { sharedAtom } from './shared-atom'

/** The site's own rules about hosts; null if it has none. They are stored with the decision, for the guard. */
export const siteHostsAtom = /* @__PURE__ */ sharedAtom('siteHosts', () => atom<SiteHosts | null>(null))
