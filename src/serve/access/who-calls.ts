import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Query } from '../database'
import type { Settings } from '../settings'
import type { SigningKey } from '../signing-key'
import { sessions } from '../dashboard/session'
import { accessLog } from './access-log'
import { accessTable, type Access } from './access-table'
import type { Person } from './person'
import { proxyIdentity } from './proxy-identity'

/** The most sign-ins by a proxy that are remembered, so that each is logged once. */
const REMEMBERED = 1000

const personOf = (access: Access | null): Person | null =>
  access === null || access.role === 'program' ? null : { name: access.name, role: access.role, sites: access.sites }

/** The person who has the token of DASHBOARD_TOKEN. */
const holder: Person = { name: 'DASHBOARD_TOKEN', role: 'owner', sites: [] }

/**
 * Finds out who calls the dashboard: by a session, or by the JWT of a proxy. A person's rights are read at each call, so
 * revoking an access ends it at once.
 */
export function whoCalls(
  { dashboardDigest: digest, proxy }: Pick<Settings, 'dashboardDigest' | 'proxy'>,
  { query, key, now }: { query: Query; key: SigningKey; now: () => number },
) {
  const session = sessions(query, now)
  const table = accessTable(query, now)
  const identify = proxy && proxyIdentity(proxy)
  const signedIn = new Set<string>()
  const log = (person: Person, action: 'signed in' | 'signed out', detail: string) =>
    accessLog.append(query, key, { person: person.name, action, detail })
  const isOwner = (token: string): boolean =>
    digest !== undefined && timingSafeEqual(createHash('sha256').update(token).digest(), Buffer.from(digest, 'hex'))

  async function byProxy(c: Context): Promise<Person | null> {
    const found = await identify?.(c.req.header(proxy!.header))
    const person = found ? personOf(await table.byName(found.name)) : null
    if (!found || !person) return null
    const once = `${found.name} ${found.madeAt}`
    if (!signedIn.has(once)) {
      signedIn.add(once)
      if (signedIn.size > REMEMBERED) signedIn.delete(signedIn.values().next().value!)
      await log(person, 'signed in', 'by the proxy')
    }
    return person
  }

  async function bySession(c: Context): Promise<Person | null> {
    const found = await session.holder(c)
    if (found === null) return null
    // Another DASHBOARD_TOKEN ends the sessions of the one before.
    if (found === digest) return holder
    return personOf(await table.byId(found))
  }

  return {
    table,
    /** @returns the person, or null */
    find: async (c: Context): Promise<Person | null> => (await byProxy(c)) ?? bySession(c),
    /** Opens a session. @returns null if the token is wrong */
    async signIn(c: Context, token: string): Promise<Person | null> {
      const access = isOwner(token) ? null : await table.byToken(token)
      const person = isOwner(token) ? holder : personOf(access)
      if (!person) return null
      await session.open(c, access?.id ?? digest!)
      await log(person, 'signed in', 'with a token')
      return person
    },
    async signOut(c: Context, person: Person): Promise<void> {
      await session.close(c)
      await log(person, 'signed out', '')
    },
  }
}
