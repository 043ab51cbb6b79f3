/**
 * Returns the one spelling of a host: as browsers write it in `location.hostname`, without a trailing dot. Each name has a
 * chain of its own, so another spelling would be another site.
 * @param given a host, perhaps with a port, such as `WWW.Example.com:443`
 * @returns null if it is no host
 */
export function siteName(given: string): string | null {
  const address = `http://${given}`
  if (/[/?#@\\%\s]/.test(given) || !URL.canParse(address)) return null
  const { hostname } = new URL(address)
  return hostname.replace(/\.$/, '') || null
}
