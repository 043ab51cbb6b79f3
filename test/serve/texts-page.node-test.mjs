// How the dashboard compares texts and layouts.
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from '../tools/support/source.mjs'
import { attributesOf, outlineOf } from './page-outline.mjs'

const { textsPage } = await source('../serve/dashboard/texts-page.ts')
const { viewerIn } = await source('../serve/dashboard/viewer.ts')

const viewer = viewerIn('en', { name: 'Ann', role: 'owner', sites: [] })

test('notices are compared with the one before in their language, and layouts with the one before', async () => {
  const text = (value, firstDay, accepted, rejected) => ({
    value,
    firstDay,
    lastDay: '2026-11-30',
    counts: { shown: 0, accepted, rejected, customized: 0, ignored: 0 },
  })
  const [first, german, second, lost] = ['a', 'b', 'c', 'd'].map(letter => letter.repeat(64))
  const state = {
    period: { from: '2026-11-01', to: '2026-11-30', site: '', by: 'all', value: '', compare: '' },
    sites: [],
    texts: [
      text(first, '2026-11-01', 500, 500),
      text(german, '2026-11-02', 1, 3),
      text(lost, '2026-11-02', 1, 1),
      text(second, '2026-11-03', 700, 300),
    ],
    notices: new Map([
      [first, { language: 'en', content: 'Old\nWe use cookies.\nReally.' }],
      [german, { language: 'de', content: 'Titel' }],
      [second, { language: 'en', content: '<New>\nText' }],
    ]),
    layouts: [text('bar', '2026-11-01', 4, 0), text('unknown', '2026-11-05', 1, 1)],
    countsBanners: true,
    hosts: [{ host: 'x.example', firstDay: '2026-11-01', lastDay: '2026-11-09', pages: 1234 }],
  }
  const page = String(await textsPage(state, viewer))
  deepStrictEqual(
    outlineOf(page, 'Notice').slice(0, -1),
    [
      'Notice',
      'Notice | First day | Last day | Decisions | Accepted | Rejected | Difference | Share',
      ['Old en', 'We use cookies. Really. aaaaaaaaaaaa… | 2026-11-01 | 2026-11-30 | 1,000 | 50 % | 50 %'],
      ['Titel de', 'bbbbbbbbbbbb… | 2026-11-02 | 2026-11-30 | 4 | 25 % | 75 %'],
      'dddddddddddd… The server does not have this text. | 2026-11-02 | 2026-11-30 | 2 | 50 % | 50 %',
      ['<New> en', 'Text cccccccccccc… | 2026-11-03 | 2026-11-30 | 1,000 | 70 % | 30 % | +20 points'],
      'Layout',
      'Layout | First day | Last day | Decisions | Accepted | Rejected | Difference | Share',
      'bar | 2026-11-01 | 2026-11-30 | 4 | 100 % | 0 %',
      'unknown | 2026-11-05 | 2026-11-30 | 2 | 50 % | 50 % | -50 points, can be chance',
      'Third parties before consent that no list knows',
      'Host | First day | Last day | Pages',
      'x.example | 2026-11-01 | 2026-11-09 | 1,234',
    ].flat(),
  )
  ok(attributesOf(page, 'href').includes(`/dashboard?from=2026-11-01&to=2026-11-30&by=text&value=${first}`))
  ok(attributesOf(page, 'href').includes('/dashboard?from=2026-11-01&to=2026-11-30&by=layout&value=bar'))
  const without = { ...state, texts: [], hosts: [], countsBanners: false }
  const lines = outlineOf(String(await textsPage(without, viewer)), 'Notice')
  deepStrictEqual(lines.slice(0, 4), [
    'Notice',
    'No decision in this period.',
    'Third parties before consent that no list knows',
    'None in this period.',
  ])
  ok(lines.at(-1).startsWith('Banners that were shown or ignored are not counted.'))
  strictEqual(outlineOf(String(await textsPage({ ...state, hosts: null }, viewer))).includes('Host | First day'), false)
})
