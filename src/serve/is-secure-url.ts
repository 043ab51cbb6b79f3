/**
 * Returns whether an address is one with https, or with http on this machine. One with a user name is neither, because fetch
 * refuses it, and `http://localhost:x@example.com/` is an address of example.com.
 */
export function isSecureUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname))
}
