import { addressesOf } from './addresses-of'
import type { Service } from './service'

/**
 * Finds the service that an address belongs to: the one with the longest matching host, host/path or own path.
 * @param base the base URL of relative addresses
 * @returns the service, or null if none matches, and the host of the address; null if the address is invalid
 */
export function serviceAt<S extends Pick<Service, 'hosts' | 'paths'>>(
  services: readonly S[],
  url: string,
  base: string,
): { service: S | null; hostname: string } | null {
  if (!URL.canParse(url, base)) return null
  const { hostname, pathname } = new URL(url, base)
  const own = URL.canParse(base) ? new URL(base).hostname : ''
  const fits = (address: string): boolean => {
    const host = address.startsWith('/') ? own + address : address
    const [name = '', ...path] = host.split('/')
    const isHost = hostname === name || hostname.endsWith(`.${name}`)
    return isHost && (path.length === 0 || `${pathname}/`.startsWith(`/${path.join('/')}/`))
  }
  let longest = ''
  let service: S | null = null
  for (const candidate of services)
    for (const host of addressesOf(candidate))
      if (host.length > longest.length && fits(host)) [longest, service] = [host, candidate]
  return { service, hostname }
}
