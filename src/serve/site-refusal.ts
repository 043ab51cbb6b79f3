import { isNamedSite } from './is-named-site'
import { siteName } from './site-name'

/**
 * Returns why a decision of a site is not accepted, or null.
 * @param site the site that the decision names, in the spelling of `siteName`
 * @param sites the names in SITES; without any, each site is accepted
 * @param origin the header of the call
 */
export function siteRefusal(site: string, sites: readonly string[], origin: string | undefined): string | null {
  if (sites.length > 0 && !isNamedSite(site, sites)) return `domain is "${site}"; allowed are the names in SITES`
  if (!origin) return null
  const from = URL.canParse(origin) ? siteName(new URL(origin).host) : null
  return from === site ? null : `domain is "${site}", but the call comes from a page of ${from ?? 'no site'}`
}
