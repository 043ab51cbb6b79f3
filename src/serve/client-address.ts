import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Returns the address in the one spelling that calls are counted by, without a port. A visitor with IPv6 has a network of
 * 2^64 addresses, so only the network counts. An IPv4 address inside an IPv6 one is that address.
 * @returns null if the text is no address
 */
function networkOf(text: string): string | null {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? (/^[\d.]+:\d+$/.test(text) ? text.split(':')[0]! : text)
  // Not isValid() of ipaddr.js, which throws and catches for each IPv6 address: an eighth of the work per decision.
  const family = isIP(bare)
  if (family !== 6) return family === 4 ? bare : null
  // Without the zone, in which Node allows more than ipaddr.js.
  const address = ipaddr.IPv6.parse(bare.split('%')[0]!)
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
  return address.parts
    .slice(0, 4)
    .map(part => part.toString(16))
    .join(':')
}

/**
 * Returns the address that counts a visitor's calls. Proxies append to the header, and the visitor writes its start, so
 * the trusted entry is counted from the right.
 * @param header the value of the header that the site's proxy sends; undefined to use the connection
 * @param proxies the number of trusted proxies that append to it
 */
export function clientAddress(header: string | undefined, proxies: number, connection: string): string {
  const entries = (header ?? '').split(',').map(entry => entry.trim())
  const entry = entries.at(-proxies) ?? entries[0] ?? ''
  return networkOf(entry) ?? networkOf(connection) ?? connection
}
