/** Returns whether a host is one of the names, of which `*.shop.example` allows each subdomain. */
const isNamed = (host: string, sites: readonly string[]): boolean =>
  sites.some(site => site === host || (site.startsWith('*.') && host.endsWith(site.slice(1))))

/**
 * Returns why a decision of a site is not accepted, or null.
 * @param domain the site that the decision names
 * @param sites the names in SITES; without any, each site is accepted
 * @param origin the header of the call
 */
export function siteRefusal(domain: string, sites: readonly string[], origin: string | undefined): string | null {
  const host = domain.toLowerCase()
  if (sites.length > 0 && !isNamed(host, sites)) return `domain is "${domain}"; allowed are the names in SITES`
  if (!origin || origin === 'null' || !URL.canParse(origin)) return null
  const { hostname } = new URL(origin)
  return hostname === host ? null : `domain is "${domain}", but the call comes from a page of ${hostname}`
}
