import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Query } from '../database'

const NAME = 'consent-dashboard'
/** How long a login is valid, in milliseconds. */
const LIFETIME = 8 * 3_600_000

const idOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * Sessions of the dashboard. The cookie is a random secret, of which the database has the SHA-256 and the end. So nothing
 * that is configured or stored gives a session, each process behind a proxy knows all of them, and logging out ends one
 * for every copy of its cookie.
 * @param now milliseconds since 1970
 */
export function sessions(query: Query, now: () => number) {
  const time = (from = now()) => new Date(from).toISOString()
  return {
    /** @returns who has logged in, as `open` got it; null if the call belongs to no session */
    async holder(c: Context): Promise<string | null> {
      const secret = getCookie(c, NAME)
      if (!secret || secret.length > 100) return null
      const [found] = await query(`select holder from "consentSession" where id = $1 and until > $2`, [
        idOf(secret),
        time(),
      ])
      return found ? String(found.holder) : null
    },
    async open(c: Context, holder: string): Promise<void> {
      const secret = randomBytes(32).toString('base64url')
      await query(`delete from "consentSession" where until <= $1`, [time()])
      await query(`insert into "consentSession" (id, holder, until) values ($1, $2, $3)`, [
        idOf(secret),
        holder,
        time(now() + LIFETIME),
      ])
      setCookie(c, NAME, secret, {
        path: '/dashboard',
        httpOnly: true,
        sameSite: 'Strict',
        secure: c.req.header('x-forwarded-proto') === 'https' || c.req.url.startsWith('https:'),
        maxAge: LIFETIME / 1000,
      })
    },
    async close(c: Context): Promise<void> {
      const secret = deleteCookie(c, NAME, { path: '/dashboard' })
      if (secret) await query(`delete from "consentSession" where id = $1`, [idOf(secret)])
    },
  }
}
