import { createHmac, timingSafeEqual } from 'node:crypto'

const signatureOf = (account: string, secret: string): string =>
  createHmac('sha256', secret).update(account).digest('base64url')

/**
 * Reads the account id from a token that the site's own server made: the account id, a dot, and its HMAC-SHA-256 in
 * base64url. Only the site's server knows the secret, so a visitor cannot name another account.
 * @param secret undefined if the site does not link accounts
 * @returns the account id, or null if the token is not valid
 */
export function accountOf(token: string, secret: string | undefined): string | null {
  const at = token.lastIndexOf('.')
  if (!secret || at < 1 || token.length > 512) return null
  const account = token.slice(0, at)
  const given = Buffer.from(token.slice(at + 1))
  const expected = Buffer.from(signatureOf(account, secret))
  return given.length === expected.length && timingSafeEqual(given, expected) ? account : null
}
