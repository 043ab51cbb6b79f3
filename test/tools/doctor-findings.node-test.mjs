// Findings of the doctor by facts of a page, without a browser. Whole sites are in doctor.node-test.mjs.
import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { findingTable } = await source('doctor/finding-table.ts')
const { findingList } = await source('doctor/finding-list.ts')
const { parseMarkup } = await source('doctor/parse-markup.ts')

const url = 'https://site.test/'
const folder = 'https://site.test/consent-elements/'
const guard = '<script src="/consent-elements/guard.js"></script>'
const manager = '<script type="module" src="/consent-elements/consent-elements.js"></script>'
const file = (name, version, more = {}) => ({
  url: folder + name,
  status: 200,
  type: 'text/javascript',
  text: `/*! consent-elements ${version} | MIT */`,
  ...more,
})
/** The facts of a page on which a manager runs. */
const page = (html, { files = [], live = {}, ...more } = {}) => ({
  url,
  file: null,
  folder: null,
  base: url,
  source: html,
  headers: {},
  elements: parseMarkup(html),
  console: [],
  exceptions: [],
  policyIssues: [],
  requests: files,
  trackers: [],
  files: new Map(files.map(one => [one.url, one])),
  misspellings: [],
  live: { version: '1.5.0', tags: [], leaks: [], ...live },
  data: {
    services: [],
    trackingHosts: new Map([['ads.example', 'marketing']]),
    companies: new Map(),
    controlTexts: {},
  },
  ...more,
})
const find = (id, facts) => findingTable[id].find(facts)
const withoutManager = { version: null }

test('files of another version than the manager are named with both versions, and are corrected by one copy', () => {
  const files = [file('guard.js', '1.4.0'), file('guard-whole.js', '1.4.0'), file('consent-elements.js', '1.5.0')]
  const [found, ...others] = find('stale-file', page(`<head>\n${guard}${manager}`, { files }))
  deepStrictEqual(others, [])
  deepStrictEqual(found, {
    line: 2,
    seen: `${folder}guard.js is version 1.4.0; the manager is version 1.5.0. The same holds for guard-whole.js.`,
    fix: 'Replace the whole folder, and empty the caches of servers and CDNs:',
    paste: 'cp -R node_modules/consent-elements/dist/. ./consent-elements/',
  })
})

test('the version of a manager in a bundle is that which runs, and of a page without one that of its first file', () => {
  const files = [file('guard.js', '1.4.0')]
  match(find('stale-file', page(guard, { files }))[0].seen, /version 1\.4\.0; the manager is version 1\.5\.0/)
  deepStrictEqual(find('stale-file', page(guard, { files, live: withoutManager })), [])
  deepStrictEqual(find('stale-file', page(guard, { files, live: { version: '1.4.0' } })), [])
})

test('an inlined guard of another version is named with its line', () => {
  const html = `<head>\n<script data-file="/consent-elements/guard.js">/*! consent-elements 1.4.0 | guard */</script>`
  deepStrictEqual(
    find('stale-file', page(html)).map(({ line, seen, paste }) => [line, seen, paste]),
    [
      [
        2,
        'The inlined guard is version 1.4.0; the manager is version 1.5.0.',
        'node_modules/consent-elements/dist/guard.js',
      ],
    ],
  )
})

for (const [what, more, seen] of [
  ['is missing', { status: 404 }, 'answers with status 404'],
  ['cannot be loaded', { status: null }, 'could not be loaded'],
  ['is a page', { type: 'text/html', text: '<!doctype html>' }, 'is HTML and not JavaScript'],
  ['has another type', { type: 'text/plain' }, 'has the content type "text/plain"'],
])
  test(`a file that ${what} is named by its address, and by its path in a folder`, () => {
    const files = [file('guard.js', '1.5.0', more)]
    const [found, ...others] = find('wrong-path', page(`<head>\n${guard}`, { files }))
    deepStrictEqual([others, found.line], [[], 2])
    match(found.seen, new RegExp(`^${folder}guard\\.js ${seen}`))
    match(
      found.fix,
      /Deploy the whole dist\/ folder of the package, so that the file is at \/consent-elements\/guard\.js/,
    )
    strictEqual(found.paste, 'cp -R node_modules/consent-elements/dist/. ./consent-elements/')
    const inFolder = page(guard, { files, folder: { path: 'public', installations: [] } })
    match(find('wrong-path', inFolder)[0].seen, /^\/consent-elements\/guard\.js /)
    strictEqual(
      find('wrong-path', inFolder)[0].paste,
      'cp -R node_modules/consent-elements/dist/. public/consent-elements/',
    )
  })

test('a tracker in the HTML of a page without a guard is named with the guard to add', () => {
  const tracker = '<script src="https://ads.example/a.js"></script>'
  const html = `<head>\n${tracker}\n${manager}`
  deepStrictEqual(find('no-guard', page(html)), [
    {
      line: 2,
      seen: '<script src="https://ads.example/a.js"></script> requests ads.example (marketing), and no guard is in front of it.',
      fix: 'Put this first in <head>:',
      paste: guard,
    },
  ])
  deepStrictEqual(find('manager-without-guard', page(html)), [])
  deepStrictEqual(find('no-guard', page(guard + html)), [])
  deepStrictEqual(find('no-guard', page(manager)), [])
  deepStrictEqual(find('no-guard', page(html, { files: [file('guard.js', '1.5.0')] })), [], 'a script loads a guard')
})

test('a manager that runs on a page without a guard is a finding, unless trackers are one', () => {
  const [found] = find('manager-without-guard', page(manager))
  match(found.seen, /^The manager runs, and the HTML has no guard\./)
  strictEqual(found.paste, guard)
  deepStrictEqual(find('manager-without-guard', page(guard + manager)), [])
  deepStrictEqual(find('manager-without-guard', page(manager, { live: withoutManager })), [])
})

test('trackers whose category no visitor can allow are named as the console names them', () => {
  const text = 'ads.example is blocked for "marketing", and no visitor can allow it.'
  const messages = [{ text: `consent-elements: ${text}` }]
  const html = `${guard}\n<consent-banner></consent-banner>`
  const [found, ...others] = find('category-not-shown', page(html, { console: messages }))
  deepStrictEqual([others, found.line, found.seen], [[], 2, text])
  match(found.paste, /categories="?all|categories: 'all'/)
  deepStrictEqual(find('category-not-shown', page(html)), [])
  deepStrictEqual(find('category-not-shown', page(html, { console: messages, live: withoutManager })), [])
})

test('a manager that is in the HTML and does not run is named if nothing else explains it', () => {
  const html = `<head>\n${manager}`
  const facts = (more = {}) => page(html, { live: { ...withoutManager, tags: [] }, ...more })
  const [found] = find('missing-manager', facts())
  strictEqual(found?.line, 2)
  match(found.seen, /consent-elements\.js"><\/script> is in the HTML, but no manager runs\.$/)
  match(found.paste, /consent-elements\.js/)
  deepStrictEqual(find('missing-manager', page(html)), [])
  const missing = [file('consent-elements.js', '1.5.0', { status: 404 })]
  deepStrictEqual(find('missing-manager', facts({ files: missing })), [], 'its file is missing')
})

test('the list of the doctor has each finding with its place, its reason and the line to paste, once', () => {
  const one = {
    id: 'guard-late',
    severity: 'error',
    place: { url: 'https://a.test/', file: null, line: 3 },
    also: [],
    seen: 'Seen.',
    why: 'Why.',
    fix: 'Fix:',
    paste: '<a>\n<b>',
  }
  const list = (findings, more = {}) =>
    findingList({
      target: 'dist',
      pages: ['a', 'b'],
      unopened: [],
      withoutTrackers: [],
      lists: 'Lists.',
      findings,
      ...more,
    })
  strictEqual(list([], { pages: ['a'] }), 'dist\n\nLists.\n\n1 page checked: no errors, no warnings.\n')
  strictEqual(
    list(
      [
        one,
        { ...one, seen: 'Again.' },
        {
          ...one,
          place: { ...one.place, line: null, file: 'a.html' },
          also: ['b.html', 'c.html'],
          severity: 'warning',
          paste: null,
        },
      ],
      { withoutTrackers: ['d', 'e'], unopened: [{ page: 'f', reason: 'Late.' }] },
    ),
    `dist

✗ guard-late  https://a.test/:3
    Seen.
    Why: Why.
    Fix: Fix:
      <a>
      <b>

✗ guard-late  https://a.test/:3
    Again.
    Why: Why.
    Fix: The tag above corrects this too.

! guard-late  a.html
    Seen.
    Also on: b.html, c.html
    Why: Why.
    Fix: Fix:

Without consent-elements and without a tracker: d, e.
Nothing to do there, unless their scripts load a tracker later.

f was not checked: Late.

Lists.

2 pages checked: 2 errors, 1 warning.
`,
  )
  for (const other of [{ id: 'guard-deferred' }, { place: { ...one.place, line: 4 } }, { paste: '<c>' }])
    strictEqual(list([one, { ...one, ...other }]).includes('above'), false)
})
