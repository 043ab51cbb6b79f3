/** Returns the domains for which a page of this host can set a cookie. null is a cookie of the host only. */
export function cookieDomains(hostname: string): (string | null)[] {
  const isAddress = /^[\d.]+$|:/.test(hostname)
  const labels = isAddress ? [] : hostname.split('.')
  // Some may be public suffixes such as co.uk. Browsers ignore cookies for those.
  return [null, ...labels.map((_, i) => labels.slice(i).join('.'))]
}
