/** Returns whether two origins are one site: a host and its subdomains, whatever their schemes and ports. */
export function isSameSite(one: string, other: string): boolean {
  if (one === other) return true
  try {
    const [a, b] = [`.${new URL(one).hostname}`, `.${new URL(other).hostname}`]
    return a.endsWith(b) || b.endsWith(a)
  } catch {
    return false // a sandboxed page has the origin "null"
  }
}
