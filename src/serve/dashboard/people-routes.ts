import { Hono } from 'hono'
import { accessLog } from '../access/access-log'
import type { accessTable } from '../access/access-table'
import type { Query } from '../database'
import type { SigningKey } from '../signing-key'
import { logPage } from './log-page'
import { peoplePage } from './people-page'
import type { DashboardEnv } from './reader'

interface PeopleOptions {
  readonly query: Query
  readonly key: SigningKey
  readonly table: ReturnType<typeof accessTable>
  readonly now: () => number
}

const listOf = (value: unknown): string[] => [value ?? []].flat().map(String)

/** The pages of an owner: who has access, and who did what. */
export function peopleRoutes({ query, key, table, now }: PeopleOptions) {
  const app = new Hono<DashboardEnv>()

  app.get('/people', async c => c.html(peoplePage(c.get('viewer'), await table.list(), now())))
  app.post('/people', async c => {
    const person = c.get('person')
    const form = await c.req.parseBody({ all: true })
    const text = (name: string) => listOf(form[name])[0]?.trim() ?? ''
    const given = {
      name: text('name').toLowerCase().includes('@') ? text('name').toLowerCase() : text('name'),
      role: text('role'),
      sites: text('sites')
        .split(/[\s,]+/)
        .filter(Boolean),
      scopes: text('role') === 'program' ? listOf(form.scopes) : [],
      days: text('days') === '' ? undefined : Number(text('days')),
    }
    try {
      const { access, token } = await table.add(given, person.name)
      const detail = `${access.name}, ${access.role}${access.scopes.length > 0 ? ` (${access.scopes.join(', ')})` : ''}`
      const site = access.sites.join(' ').slice(0, 255)
      await accessLog.append(query, key, { person: person.name, action: 'gave access', site, detail })
      return c.html(peoplePage(c.get('viewer'), await table.list(), now(), { token }))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
      return c.html(peoplePage(c.get('viewer'), await table.list(), now(), { problem: error.message }), 400)
    }
  })
  app.post('/people/revoke', async c => {
    const person = c.get('person')
    const access = await table.revoke(listOf((await c.req.parseBody()).id)[0] ?? '')
    if (access)
      await accessLog.append(query, key, { person: person.name, action: 'revoked access', detail: access.name })
    return c.redirect('/dashboard/people', 303)
  })
  app.get('/log', async c => {
    const before = Number(c.req.query('before') ?? Number.MAX_SAFE_INTEGER)
    return c.html(logPage(c.get('viewer'), await accessLog.latest(query, Number.isSafeInteger(before) ? before : 1)))
  })
  return app
}
