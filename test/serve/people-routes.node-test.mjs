// The pages that give and revoke access and show the log, with doubles of the two tables.
import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { serveSource } from './serve-source.mjs'

const { peopleRoutes, viewerIn, openSigningKey, Hono } = await serveSource({
  peopleRoutes: 'dashboard/people-routes',
  viewerIn: 'dashboard/viewer',
  openSigningKey: 'signing-key',
  Hono: '../../node_modules/hono/dist/index.js',
})
const root = mkdtempSync(join(tmpdir(), 'consent-elements-people-'))
after(() => rmSync(root, { recursive: true }))
const key = openSigningKey(join(root, 'key.pem'))
const owner = { name: 'Owner', role: 'owner', sites: [] }
const access = { id: '1', scopes: [], createdAt: '', createdBy: '', endsAt: null, revokedAt: null }

/** Creates the pages, with what they have added to the tables. */
function pagesOf({ add, revoke } = {}) {
  const given = []
  const logged = []
  const asked = []
  const query = async (text, values) => {
    if (text.startsWith('insert'))
      logged.push({ person: values[2], action: values[3], site: values[4], detail: values[5] })
    if (text.includes('where seq < $1')) asked.push(values[0])
    return text.startsWith('insert') ? [{}] : []
  }
  const table = {
    list: async () => [],
    add: async (fields, by) => {
      given.push({ fields, by })
      return add ? add(fields) : { access: { ...access, ...fields, name: fields.name }, token: 'ce_token' }
    },
    revoke: async id => (given.push(id), revoke?.(id) ?? null),
  }
  const app = new Hono()
  app.onError((error, c) => c.text(error.message, 500))
  app.use(async (c, next) => {
    c.set('person', owner)
    c.set('viewer', viewerIn('en', owner))
    await next()
  })
  app.route('/', peopleRoutes({ query, key, table, now: () => 0 }))
  const post = async (path, fields) => {
    const response = await app.request(path, { method: 'POST', body: new URLSearchParams(fields) })
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('location'),
    }
  }
  return { app, post, given, logged, asked }
}

test('what an owner enters is what is given, without spaces around it', async () => {
  for (const [fields, expected] of [
    [
      [
        ['name', ' Jo Doe '],
        ['role', 'reader'],
      ],
      { name: 'Jo Doe', role: 'reader' },
    ],
    [
      [
        ['name', 'Jo@Shop.Test'],
        ['role', ' officer '],
      ],
      { name: 'jo@shop.test', role: 'officer' },
    ],
    [
      [
        ['name', 'X'],
        ['role', 'reader'],
        ['sites', ' a.test, b.test\n*.c.test '],
      ],
      { name: 'X', role: 'reader', sites: ['a.test', 'b.test', '*.c.test'] },
    ],
    [
      [
        ['name', 'X'],
        ['role', 'reader'],
        ['scopes', 'read'],
        ['days', ' 30 '],
      ],
      { name: 'X', role: 'reader', days: 30 },
    ],
    [
      [
        ['name', 'X'],
        ['role', 'program'],
        ['scopes', 'read'],
        ['scopes', 'store'],
      ],
      { name: 'X', role: 'program', scopes: ['read', 'store'] },
    ],
    [
      [
        ['name', 'X'],
        ['role', 'program'],
        ['scopes', 'read'],
        ['days', '0'],
      ],
      { name: 'X', role: 'program', scopes: ['read'], days: 0 },
    ],
    [[], { name: '', role: '' }],
  ]) {
    const { post, given } = pagesOf()
    await post('/people', fields)
    deepStrictEqual(given, [{ fields: { sites: [], scopes: [], days: undefined, ...expected }, by: 'Owner' }])
  }
})

test('a new access is logged with its rights and sites, and its token is shown but not logged', async () => {
  const { post, logged } = pagesOf()
  const { status, text } = await post('/people', [
    ['name', 'Shop'],
    ['role', 'program'],
    ['scopes', 'read'],
    ['scopes', 'store'],
    ['sites', 'a.test b.test'],
  ])
  strictEqual(status, 200)
  match(text, /<code id="new-token">ce_token<\/code>/)
  await post('/people', [
    ['name', 'Jo'],
    ['role', 'reader'],
    ['sites', Array(40).fill('long.test').join(' ')],
  ])
  deepStrictEqual(logged[0], {
    person: 'Owner',
    action: 'gave access',
    site: 'a.test b.test',
    detail: 'Shop, program (read, store)',
  })
  deepStrictEqual([logged[1].detail, logged[1].site.length], ['Jo, reader', 255])
})

test('what is not allowed is shown, escaped, and not logged; a failure of the database is an error', async () => {
  const wrong = pagesOf({
    add() {
      throw new TypeError('The role is "<b>"')
    },
  })
  const { status, text } = await wrong.post('/people', [['name', 'X']])
  deepStrictEqual([status, wrong.logged], [400, []])
  match(text, /role="alert">The role is &quot;&lt;b&gt;&quot;</)
  const down = pagesOf({
    add() {
      throw new Error('no connection')
    },
  })
  strictEqual((await down.post('/people', [['name', 'X']])).status, 500)
})

test('revoking is logged if there was such an access, and leads back to the list', async () => {
  const { post, given, logged } = pagesOf({
    revoke: id => (id === '7' ? { ...access, name: 'Jo' } : null),
  })
  for (const id of ['7', 'none', '']) {
    const { status, location } = await post('/people/revoke', id ? [['id', id]] : [])
    deepStrictEqual([status, location], [303, '/dashboard/people'])
  }
  deepStrictEqual(given, ['7', 'none', ''])
  deepStrictEqual(logged, [{ person: 'Owner', action: 'revoked access', site: '', detail: 'Jo' }])
})

test('the log is shown from its end, or before a number', async () => {
  const { app, asked } = pagesOf()
  for (const path of ['/log', '/log?before=50', '/log?before=x', '/log?before=1.5', '/log?before=1e99'])
    strictEqual((await app.request(path)).status, 200)
  deepStrictEqual(asked, [Number.MAX_SAFE_INTEGER, 50, 1, 1, 1])
})
