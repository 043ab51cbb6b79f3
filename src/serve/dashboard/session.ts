import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'

const NAME = 'consent-dashboard'
/** How long a login is valid, in milliseconds. */
const LIFETIME = 8 * 3_600_000

/**
 * Sessions of the dashboard without a table: the cookie contains the end of the session, signed with a key derived from
 * the token. So they are valid in every process behind a proxy, and end for everybody when the token changes.
 * @param digest the SHA-256 of the token
 */
export function sessions(digest: string) {
  const secret = createHmac('sha256', digest).update('session').digest('hex')
  return {
    /** @returns whether the request belongs to a session */
    async isOpen(c: Context): Promise<boolean> {
      const until = await getSignedCookie(c, secret, NAME)
      return typeof until === 'string' && Number(until) > Date.now()
    },
    open: (c: Context): Promise<void> =>
      setSignedCookie(c, NAME, String(Date.now() + LIFETIME), secret, {
        path: '/dashboard',
        httpOnly: true,
        sameSite: 'Strict',
        secure: c.req.header('x-forwarded-proto') === 'https' || c.req.url.startsWith('https:'),
        maxAge: LIFETIME / 1000,
      }),
    close: (c: Context): void => void deleteCookie(c, NAME, { path: '/dashboard' }),
  }
}
