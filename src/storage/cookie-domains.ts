/** Every domain that a page of this host can set a cookie for; null for a cookie of the host alone. */
export function cookieDomains(hostname: string): (string | null)[] {
  const isAddress = /^[\d.]+$|:/.test(hostname)
  const labels = isAddress ? [] : hostname.split('.')
  // Which of these is a public suffix (co.uk) the browser knows; it refuses that one.
  return [null, ...labels.map((_, i) => labels.slice(i).join('.'))]
}
