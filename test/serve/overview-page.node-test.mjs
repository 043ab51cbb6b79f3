// What the overview of the dashboard shows of counts.
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from '../tools/support/source.mjs'
import { attributesOf, outlineOf } from './page-outline.mjs'

const { overviewPage } = await source('../serve/dashboard/overview-page.ts')
const { viewerIn } = await source('../serve/dashboard/viewer.ts')

const countsOf = (shown, accepted, rejected, customized, ignored) => ({
  shown,
  accepted,
  rejected,
  customized,
  ignored,
})
const none = countsOf(0, 0, 0, 0, 0)
const overview = {
  period: { from: '2026-11-01', to: '2026-11-02', site: 's1', by: 'all', value: '', compare: 'before' },
  sites: [
    { id: 's1', name: 'a.test' },
    { id: 's2', name: 'b.test' },
  ],
  days: [
    { day: '2026-11-01', counts: countsOf(1500, 600, 300, 100, 500) },
    { day: '2026-11-02', counts: countsOf(500, 200, 100, 0, 100) },
  ],
  categories: [{ name: 'marketing', granted: 3, denied: 1 }],
  values: [
    {
      dimension: 'country',
      title: 'Country',
      values: [
        { value: 'DE', counts: countsOf(0, 3, 1, 0, 0) },
        { value: 'unknown', counts: countsOf(0, 0, 2, 2, 0) },
        { value: '', counts: none },
      ],
    },
    { dimension: 'version', title: 'Banner version', values: [{ value: '1.5', counts: countsOf(0, 1, 0, 0, 0) }] },
  ],
  retention: {
    earliest: '2026-01-02T03:04:05Z',
    latest: '2026-11-02T03:04:06Z',
    chains: [
      { site: 'a.test', chain: 0, records: 1234, head: 'abcdef0123456789ff' },
      { site: 'a.test', chain: 2, records: 1, head: '0123456789abcdef00' },
    ],
  },
  compared: { counts: countsOf(2000, 500, 400, 100, 900), title: '2026-10-30 – 2026-10-31' },
  countsBanners: true,
}
const personOf = (role, sites = []) => ({ name: 'Ann', role, sites })
const render = async (more = {}, person = personOf('officer')) =>
  String(await overviewPage({ ...overview, ...more }, viewerIn('en', person)))

const ASIDE =
  'Other causes count as well, such as other visitors, days and campaigns. A difference is an observation, not a proof.'
const KEPT =
  'To remove old ones, run the following command. To erase those of one visitor, find the visitor’s subject. Both keep the chain verifiable. npx consent-elements consents prune --older-than 2y'
const UNCOUNTED =
  'Banners that were shown or ignored are not counted. To count them without identifiers, set STATISTICS=1 on the server and the option statistics on the site.'
const EXPORTS = 'Decisions are those of the chosen days and site, whatever country or device is shown.'

test('the overview has the sums, the comparison, the days, the values, the exports and what is stored', async () => {
  const page = await render()
  deepStrictEqual(
    outlineOf(page, 'Decisions'),
    [
      ['Decisions', '1,30065 % of banners'],
      ['Accepted', '80062 % of decisions'],
      ['Rejected', '40031 % of decisions'],
      ['Customized', '1008 % of decisions'],
      ['Shown', '2,000banners'],
      ['Ignored', '60030 % of banners'],
      'Comparison',
      '| This selection | 2026-10-30 – 2026-10-31 | Difference',
      'Decisions | 1,300 | 1,000',
      'Accepted | 62 % | 50 % | +11.5 points',
      'Rejected | 31 % | 40 % | -9.2 points',
      'Customized | 8 % | 10 % | -2.3 points, can be chance',
      'Ignored | 30 % | 45 % | -15 points',
      ASIDE,
      'Decisions by day',
      'The chart has not loaded. The table below has the numbers.',
      'As a table',
      'Day | Accepted | Rejected | Customized | Shown | Ignored',
      '2026-11-02 | 200 | 100 | 0 | 500 | 100',
      '2026-11-01 | 600 | 300 | 100 | 1,500 | 500',
      'Category',
      'Category | Granted | Refused | Share | Share',
      'marketing | 3 | 1 | 75 %',
      'Country',
      'Country | Decisions | Accepted | Share',
      'DE | 4 | 75 %',
      'unknown | 4 | 0 %',
      'unknown | 0 | –',
      'Banner version',
      'Banner version | Decisions | Accepted | Share',
      '1.5 | 1 | 100 %',
      'Export',
      'Counts of this period (CSV)',
      'Decisions of this period (CSV)',
      'Decisions of this period with receipts (JSON lines)',
      EXPORTS,
      'What is stored',
      `The earliest decision is of 2026-01-02 03:04:05 UTC, the latest of 2026-11-02 03:04:06 UTC. ${KEPT}`,
      'Site | Records | Head',
      'a.test | 1,234 | abcdef0123456789…',
      'a.test, chain 2 | 1 | 0123456789abcdef…',
    ].flat(),
  )
  ok(page.includes('65\u00a0% of banners'), 'a number and its sign stay in one line')
  deepStrictEqual(
    attributesOf(page, 'class', 'div'),
    [
      ['decisions', 'accepted', 'rejected', 'customized', 'shown', 'ignored'],
      ['scroll', 'scroll', 'halves'],
    ].flat(),
  )
})

test('the chart has the days and a line for each kind, and a summary for those who do not see it', async () => {
  const page = await render()
  const [, series] = /<script type="application\/json" id="series">(.*?)<\/script>/s.exec(page)
  deepStrictEqual(JSON.parse(series), {
    day: 'Day',
    days: ['2026-11-01', '2026-11-02'],
    lines: [
      { name: 'Accepted', color: '--accepted', counts: [600, 200] },
      { name: 'Rejected', color: '--rejected', counts: [300, 100] },
      { name: 'Customized', color: '--customized', counts: [100, 0] },
      { name: 'Shown', color: '--shown', counts: [1500, 500] },
      { name: 'Ignored', color: '--ignored', counts: [500, 100] },
    ],
  })
  deepStrictEqual(attributesOf(page, 'aria-label', 'div'), [
    'Comparison',
    'Chart. Accepted 800, Rejected 400, Customized 100, Shown 2,000, Ignored 600. The table below has the numbers of each day.',
    'Decisions by day',
  ])
  const hostile = await render({ days: [{ day: '</script><b>', counts: overview.days[0].counts }] })
  ok(hostile.includes('\\u003c/script>\\u003cb>') && !hostile.includes('</script><b>'))
})

test('the chart of a new site begins near its first decision, and the table has all days', async () => {
  const days = Array.from({ length: 30 }, (_, at) => ({ day: `day ${at + 1}`, counts: none }))
  days[29] = overview.days[0]
  const page = await render({ days })
  const [, series] = /<script type="application\/json" id="series">(.*?)<\/script>/s.exec(page)
  const drawn = JSON.parse(series)
  deepStrictEqual([drawn.days[0], drawn.days.length, drawn.lines[0].counts], ['day 24', 7, [0, 0, 0, 0, 0, 0, 600]])
  ok(page.includes('<th scope="row">day 1</th>'))
})

test('bars have a part for each choice, and their shares as a text', async () => {
  const page = await render({ categories: [{ name: 'a', granted: 1, denied: 2 }], values: overview.values.slice(0, 1) })
  deepStrictEqual(attributesOf(page, 'aria-label', 'svg'), [
    'Granted 33 %, Refused 67 %',
    'Accepted 75 %, Customized 0 %, Rejected 25 %',
    'Accepted 0 %, Customized 50 %, Rejected 50 %',
    'Accepted –, Customized –, Rejected –',
  ])
  deepStrictEqual(
    [...page.matchAll(/<rect class="(\w+)" x="([\d.]+)" width="([\d.]+)"/g)].map(([, ...words]) => words.join(' ')),
    [
      ['granted 0.00 33.33', 'refused 33.33 66.67'],
      ['accepted 0.00 75.00', 'customized 75.00 0.00', 'rejected 75.00 25.00'],
      ['accepted 0.00 0.00', 'customized 0.00 50.00', 'rejected 50.00 50.00'],
      ['accepted 0.00 0.00', 'customized 0.00 0.00', 'rejected 0.00 0.00'],
    ].flat(),
  )
})

test('without decisions, the page says so instead of showing empty tables and a chart', async () => {
  const page = await render({
    days: [{ day: '2026-11-01', counts: none }],
    categories: [],
    values: [{ dimension: 'country', title: 'Country', values: [] }],
    retention: { earliest: null, latest: null, chains: [] },
    compared: null,
  })
  deepStrictEqual(
    outlineOf(page, 'Shown').slice(0, 14),
    [
      ['Shown', '0banners'],
      ['Ignored', '0'],
      'Decisions by day',
      'No decision in this period. Choose other days above, or open your site and decide: it is counted at once.',
      ['Category', 'No decision in this period.'],
      ['Country', 'No decision in this period.'],
      'Export',
      'Counts of this period (CSV)',
      'Decisions of this period (CSV)',
      'Decisions of this period with receipts (JSON lines)',
    ].flat(),
  )
  deepStrictEqual(outlineOf(page, 'What is stored'), ['What is stored', KEPT])
  strictEqual(page.includes('id="chart"'), false)
  const shown = await render({ days: [{ day: '2026-11-01', counts: { ...none, ignored: 1 } }] })
  ok(shown.includes('id="chart"'), 'a banner that was ignored is on the chart')
})

test('without counts of banners, neither those shown nor those ignored have a place', async () => {
  const page = await render({ countsBanners: false })
  deepStrictEqual(
    outlineOf(page, 'Decisions', 'Decisions by day'),
    [
      ['Decisions', '1,300accepted, rejected, customized'],
      ['Accepted', '80062 % of decisions'],
      ['Rejected', '40031 % of decisions'],
      ['Customized', '1008 % of decisions'],
      'Comparison',
      '| This selection | 2026-10-30 – 2026-10-31 | Difference',
      'Decisions | 1,300 | 1,000',
      'Accepted | 62 % | 50 % | +11.5 points',
      'Rejected | 31 % | 40 % | -9.2 points',
      'Customized | 8 % | 10 % | -2.3 points, can be chance',
      ASIDE,
    ].flat(),
  )
  ok(outlineOf(page).includes('2026-11-01 | 600 | 300 | 100'))
  strictEqual(outlineOf(page).at(-1), UNCOUNTED)
  strictEqual(outlineOf(await render()).includes(UNCOUNTED), false)
  const shownOnly = await render({ countsBanners: false, days: [{ day: '2026-11-01', counts: { ...none, shown: 1 } }] })
  strictEqual(shownOnly.includes('id="chart"'), false)
})

test('values are links that limit the page to them, and exports keep what the page shows', async () => {
  const kept = 'from=2026-11-01&to=2026-11-02&site=s1'
  deepStrictEqual(
    attributesOf(await render(), 'href', 'a').filter(href => href.includes('?')),
    [
      `?${kept}&by=country&value=DE&compare=before`,
      `?${kept}&by=country&value=unknown&compare=before`,
      `?${kept}&by=country&compare=before`,
      `?${kept}&by=version&value=1.5&compare=before`,
      `/dashboard/counts.csv?${kept}&compare=before`,
      `/dashboard/decisions.csv?${kept}&compare=before`,
      `/dashboard/decisions.jsonl?${kept}&compare=before`,
    ],
  )
  const reader = await render({}, personOf('reader'))
  deepStrictEqual(outlineOf(reader, 'Export', 'What is stored'), ['Export', 'Counts of this period (CSV)', EXPORTS])
})

test('the form has the sites, the days and what the period can be compared with', async () => {
  const page = await render()
  deepStrictEqual(
    outlineOf(page).slice(0, outlineOf(page).indexOf('Decisions')),
    [
      ['Site', 'All sites', 'a.test', 'b.test', 'From', 'To'],
      ['Compare with', 'Nothing', 'The period before', 'The same days a year before', 'a.test', 'b.test', '1.5'],
      'Show',
    ].flat(),
  )
  const form = page.slice(page.indexOf('<main>'), page.indexOf('<dl'))
  deepStrictEqual(
    attributesOf(form, 'value'),
    [
      ['', 's1', 's2', '2026-11-01', '2026-11-02'],
      ['', 'before', 'year', 'site:s1', 'site:s2', 'version:1.5'],
    ].flat(),
  )
  deepStrictEqual(
    [...form.matchAll(/value="([^"]*)" selected/g)].map(([, value]) => value),
    ['s1', 'before'],
  )
  const limited = await render({ period: { ...overview.period, by: 'country', value: 'D<E' } })
  const limitedForm = limited.slice(limited.indexOf('<main>'), limited.indexOf('<dl'))
  deepStrictEqual(attributesOf(limitedForm, 'value', 'input type="hidden"'), ['country', 'D<E'])
  deepStrictEqual(outlineOf(limitedForm.concat('</main>')).slice(-2), ['Show', 'Only: D<E Show all'])
  deepStrictEqual(attributesOf(limitedForm, 'href'), ['?from=2026-11-01&to=2026-11-02&site=s1&compare=before'])
  const unknown = await render({ period: { ...overview.period, by: 'country', value: '' } })
  ok(outlineOf(unknown).includes('Only: unknown Show all'))
})
