// What is counted of the anonymous calls of banners, and what is not.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { statisticsRoute } = await source('../serve/statistics-route.ts')

const NOW = Date.parse('2026-11-28T23:59:50Z')

/** Opens the route with doubles. @returns functions that send, and that write and return the rows as lines */
function open(t, { countsHosts = false, wait = 0, failure = null } = {}) {
  t.mock.timers.enable({ apis: ['Date', 'setTimeout'], now: NOW })
  const written = []
  const asked = []
  const statements = []
  const query = async (text, [rows]) => {
    statements.push(text)
    if (failure) throw failure
    written.push(
      ...JSON.parse(rows).map(row =>
        [row.day, row.site, row.dimension, row.value, row.action, row.count].join(' ').replaceAll('  ', ' - '),
      ),
    )
    return []
  }
  const { app, flush } = statisticsRoute(
    { query },
    {
      limit: async () => ({ wait, share: 0 }),
      isKnownSite: async name => name.endsWith('shop.test'),
      countedValue: (site, dimension, value) => {
        asked.push(`${site} ${dimension} ${value}`)
        return value === 'rare' ? 'other' : value
      },
      countsHosts,
    },
  )
  const send = async (body, headers = { origin: 'https://shop.test' }) => {
    const response = await app.fetch(
      new Request('http://consents.test/', {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
    strictEqual(await response.text(), '')
    return response.status
  }
  const counted = async () => {
    await flush()
    return written.splice(0).map(line => line.replace(/^2026-11-28 shop\.test /, ''))
  }
  return { send, counted, written, asked, flush, statements }
}

test('banners that were shown or ignored are counted in all, by language and by layout, on the day in UTC', async t => {
  const { send, counted, written, flush, asked } = open(t)
  strictEqual(await send({ event: 'shown', language: 'de-AT', layout: 'bar bottom' }), 204)
  await send({ event: 'shown', language: 'de-AT', layout: 'box' })
  await send({ event: 'ignored', language: 'fr', layout: 'box' })
  await flush()
  deepStrictEqual(written, [
    '2026-11-28 shop.test all - shown 2',
    '2026-11-28 shop.test language de-AT shown 2',
    '2026-11-28 shop.test layout bar bottom shown 1',
    '2026-11-28 shop.test layout box shown 1',
    '2026-11-28 shop.test all - ignored 1',
    '2026-11-28 shop.test language fr ignored 1',
    '2026-11-28 shop.test layout box ignored 1',
  ])
  deepStrictEqual(asked.slice(0, 2), ['shop.test layout bar bottom', 'shop.test language de-AT'])
  written.splice(0)
  deepStrictEqual(await counted(), [], 'each count is written once')
  t.mock.timers.setTime(NOW + 10_000)
  await send({ event: 'shown' })
  await flush()
  strictEqual(written[0], '2026-11-29 shop.test all - shown 1')
})

test('of decisions only the layout is counted, because they are counted when they are stored', async t => {
  const { send, counted } = open(t)
  for (const event of ['accepted', 'rejected', 'customized']) await send({ event, language: 'de', layout: 'box' })
  deepStrictEqual(await counted(), ['layout box accept_all 1', 'layout box reject_all 1', 'layout box custom 1'])
})

test('values without the usual format are unknown, and rare ones are counted as the limit says', async t => {
  const { send, counted } = open(t)
  for (const [language, layout, counts] of [
    ['de', 'rare', ['language de', 'layout other']],
    ['rare', 'a-b c_1', ['language unknown', 'layout a-b c_1']],
    ['zh-Hant-TW', 'x'.repeat(64), ['language zh-Hant-TW', `layout ${'x'.repeat(64)}`]],
    ['DEU', 'x'.repeat(65), ['language DEU', 'layout unknown']],
    ['d', '<b>', ['language unknown', 'layout unknown']],
    ['de_AT', '', ['language unknown', 'layout unknown']],
    [undefined, undefined, ['language unknown', 'layout unknown']],
    [5, null, ['language unknown', 'layout unknown']],
    ['en-aaaaaaaa-bbbbbbbb-cccccccc-dddddddd', 'box', ['language en-aaaaaaaa-bbbbbbbb-cccccccc-ddddd', 'layout box']],
  ]) {
    await send({ event: 'shown', language, layout })
    deepStrictEqual(
      (await counted()).slice(1),
      counts.map(words => `${words} shown 1`),
    )
  }
})

test('calls that say nothing, or are of no site with decisions, are answered and not counted', async t => {
  const { send, counted } = open(t)
  for (const body of [
    'no JSON',
    '',
    'null',
    '[]',
    '"shown"',
    {},
    { event: 'clicked' },
    { event: 'toString' },
    { event: 'hosts', hosts: ['a.test'] },
  ])
    strictEqual(await send(body), 204, JSON.stringify(body))
  const shown = { event: 'shown' }
  for (const headers of [{ origin: 'https://invented.test' }, { origin: 'file://' }, { host: 'other.test' }, {}])
    strictEqual(await send(shown, headers), 204)
  deepStrictEqual(await counted(), [])
})

test('the site is that of the origin, in its one spelling, otherwise that of the address', async t => {
  const { send, flush, written } = open(t)
  for (const [headers, site] of [
    [{ origin: 'https://WWW.shop.test:8443' }, 'www.shop.test'],
    [{ origin: 'https://a.shop.test', host: 'b.shop.test' }, 'a.shop.test'],
    [{ host: 'B.shop.test:80' }, 'b.shop.test'],
    [{ origin: 'no address', host: 'shop.test' }, 'shop.test'],
  ]) {
    await send({ event: 'accepted', layout: 'box' }, headers)
    await flush()
    deepStrictEqual(written.splice(0), [`2026-11-28 ${site} layout box accept_all 1`])
  }
})

test('a visitor who calls too often, and a page without an origin, are refused', async t => {
  const shown = { event: 'shown' }
  const often = open(t, { wait: 1 })
  strictEqual(await often.send(shown), 429)
  deepStrictEqual(await often.counted(), [])
  t.mock.timers.reset()
  const { send, counted } = open(t)
  strictEqual(await send(shown, { origin: 'null' }), 403)
  deepStrictEqual(await counted(), [])
})

test('third parties that no list knows are counted by their host, if that is switched on', async t => {
  const { send, counted, asked } = open(t, { countsHosts: true })
  const hosts = [
    'a.example',
    'a.example',
    '*.b.example',
    'c.*.example',
    'A.example',
    'https://x.example',
    5,
    null,
    'localhost',
    '*x.example',
    'd.example',
    'late.example',
  ]
  strictEqual(await send({ event: 'hosts', hosts }), 204)
  deepStrictEqual(await counted(), [
    'host a.example requested 1',
    'host *.b.example requested 1',
    'host c.*.example requested 1',
  ])
  deepStrictEqual(asked[0], 'shop.test host a.example')
  await send({ event: 'hosts', hosts: Array.from({ length: 12 }, (_, at) => `h${at}.example`) })
  strictEqual((await counted()).length, 10)
  for (const wrong of ['a.example', undefined, {}, []]) await send({ event: 'hosts', hosts: wrong })
  await send({ event: 'shown', hosts: ['a.example'] })
  deepStrictEqual(
    (await counted()).map(line => line.split(' ')[0]),
    ['all', 'language', 'layout'],
  )
})

test('counts are written two seconds after the first one, and are lost if the database does not respond', async t => {
  const { send, written, statements } = open(t)
  await send({ event: 'accepted' })
  t.mock.timers.tick(1500)
  await send({ event: 'accepted' })
  t.mock.timers.tick(499)
  deepStrictEqual(written, [])
  t.mock.timers.tick(1)
  deepStrictEqual(written, ['2026-11-28 shop.test layout unknown accept_all 2'])
  await send({ event: 'rejected' })
  t.mock.timers.tick(2000)
  strictEqual(statements.length, 2, 'the next count starts the clock again')
  t.mock.timers.tick(10_000)
  strictEqual(statements.length, 2)
  t.mock.timers.reset()
  const failing = open(t, { failure: new Error('no connection') })
  await failing.send({ event: 'accepted' })
  await failing.flush()
  await failing.flush()
  strictEqual(failing.statements.length, 1)
})

test('at most 1000 different counts wait, and known ones are still added', async t => {
  const { send, counted } = open(t)
  for (let at = 0; at < 1010; at++) await send({ event: 'accepted', layout: `l${at}` })
  await send({ event: 'accepted', layout: 'l0' })
  const lines = await counted()
  strictEqual(lines.length, 1000)
  strictEqual(lines[0], 'layout l0 accept_all 2')
})
