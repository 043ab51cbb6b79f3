/**
 * Returns the address that counts a visitor's calls. Proxies append to the header, and the visitor writes its start, so
 * the trusted entry is counted from the right.
 * @param header the value of the header that the site's proxy sends; undefined to use the connection
 * @param proxies the number of trusted proxies that append to it
 */
export function clientAddress(header: string | undefined, proxies: number, connection: string): string {
  if (header === undefined) return connection
  const entries = header.split(',').map(entry => entry.trim())
  const address = entries.at(-proxies) ?? entries[0] ?? ''
  // An IPv6 visitor has a network of 2^64 addresses.
  const short = address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
  return short.slice(0, 64) || connection
}
