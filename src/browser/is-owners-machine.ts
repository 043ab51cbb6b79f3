/** Addresses of this machine and of private networks, and the names that never lead to a public site (RFC 6761, RFC 6762). */
const local = /^$|^\[::1]$|(^|\.)(local|localhost|test)$|^(10|127|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/

/** Returns whether a page is open on its owner's machine or network, and not on a public site. */
export const isOwnersMachine = (hostname: string): boolean => local.test(hostname)
