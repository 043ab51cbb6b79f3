// The reports of `audit` as texts, and the tables of findings of `audit` and `doctor`.
import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { findingTable as doctorTable } from './support/doctor-page.mjs'
import { source } from './support/source.mjs'

const { findingTable } = await source('audit/findings/finding-table.ts')
const { sarifLog } = await source('audit/report/sarif-log.ts')
const { terminalTable } = await source('audit/report/terminal-table.ts')
const { verdict } = await source('audit/report/verdict.ts')
const { junitXml } = await source('audit/report/junit-xml.ts')

test('each finding has a title without a stop, and a reason or suggestion as sentences', () => {
  for (const [id, { title, suggestion }] of Object.entries(findingTable)) {
    match(title, /^[A-Z].*[^.]$/, id)
    match(suggestion, /^[A-Z].*\.$/, id)
  }
  for (const [id, { title, why }] of Object.entries(doctorTable)) {
    match(title, /^[A-Z<].*[^.]$/, id)
    match(why, /^[A-Z].*\.$/, id)
  }
  const warnings = table => Object.keys(table).filter(id => table[id].severity !== 'error')
  for (const { severity } of [...Object.values(findingTable), ...Object.values(doctorTable)])
    match(severity, /^(error|warning)$/)
  deepStrictEqual(warnings(findingTable), [
    'storage-after-withdrawal',
    'banner-hidden',
    'no-reject-button',
    'unequal-prominence',
    'preticked-switch',
    'no-way-to-change',
    'could-not-answer',
  ])
  deepStrictEqual(warnings(doctorTable), [
    'manager-without-guard',
    'unlisted-tracker',
    'no-policy-link',
    'accept-all-exceeds',
    'category-not-shown',
    'differs-from-pack',
    'late-charset',
    'missing-viewport',
    'low-contrast',
    'no-frame-ancestors',
  ])
})

const initiator = { type: 'script', url: 'https://site.test/a.js', line: 3, stack: [] }
const finding = (id, more = {}) => ({
  id,
  state: 'undecided',
  host: 'ads.example',
  message: `${id} was seen.`,
  suggestion: 'Gate it.',
  viewports: ['desktop', 'phone'],
  request: { initiator },
  stored: null,
  ...more,
})
const request = (host, more = {}) => ({
  host,
  company: 'unknown',
  tracker: true,
  thirdParty: true,
  blocked: null,
  ...more,
})
const state = (more = {}) => ({
  answer: { answered: true, method: 'api' },
  requests: [],
  cookies: [],
  storage: [],
  notes: [],
  ...more,
})
const report = (findings = [], states = {}) => ({
  url: 'https://site.test/',
  date: '2026-01-02T03:04:05Z',
  findings,
  limits: ['One.', 'Two.'],
  states: { undecided: state(), rejected: state(), accepted: state(), withdrawn: state(), ...states },
})

test('the verdict counts hosts of trackers, errors and warnings', () => {
  const sent = {
    requests: [
      request('a'),
      request('a'),
      request('b'),
      request('c', { blocked: 'csp' }),
      request('d', { tracker: false }),
    ],
  }
  for (const [given, sentence] of [
    [
      report(),
      'Passed: the page contacted no tracker before a choice, and no tracker after a rejection; nothing was found.',
    ],
    [
      report([finding('banner-hidden')], { undecided: state({ requests: [request('a')] }), rejected: state(sent) }),
      'Passed: the page contacted 1 tracker before a choice, and 2 trackers after a rejection; 1 warning.',
    ],
    [
      report([finding('gpc-ignored'), finding('gpc-ignored'), finding('banner-hidden'), finding('no-way-to-change')], {
        rejected: state({ answer: { answered: false } }),
      }),
      'Failed: the page contacted no tracker before a choice, and could not be asked to reject; 2 errors and 2 warnings.',
    ],
  ])
    strictEqual(verdict(given), sentence)
})

test('the text for a terminal has the states, other hosts, problems, findings, the comparison and the limits', () => {
  const cookies = [{ name: 'a', host: 'h', tracker: true }]
  const storage = [{ kind: 'localStorage', name: 'a', host: 'h', tracker: false }]
  const requests = [
    request('t'),
    request('own', { tracker: false, thirdParty: false }),
    request('b', { tracker: false, company: 'B' }),
    request('c', { tracker: false, blocked: 'csp' }),
  ]
  const given = {
    ...report(
      [
        finding('gpc-ignored'),
        finding('banner-hidden', { request: null, viewports: ['phone'] }),
        finding('no-reject-button', { request: { initiator: { ...initiator, line: null } } }),
        finding('no-way-to-change', { request: { initiator: { ...initiator, url: null } } }),
      ],
      {
        undecided: state({ answer: { answered: true, method: null }, requests, cookies, storage, notes: ['Late.'] }),
        rejected: state({ answer: { answered: false, method: null } }),
      },
    ),
    comparison: { before: 'a.json', added: [finding('gpc-ignored')], removed: [finding('banner-hidden')] },
  }
  strictEqual(
    terminalTable(given),
    `https://site.test/

${verdict(given)}

state      choice by     requests  tracker hosts  other hosts  cookies  storage  stored by trackers
undecided  –             4         1              1            1        1        1
rejected   not answered  0         0              0            0        0        0
accepted   api           0         0              0            0        0        0
withdrawn  api           0         0              0            0        0        0

Other hosts
  undecided: b (B)

Problems of the visit
  undecided: Late.

4 findings
✗ gpc-ignored (undecided, desktop and phone)
    gpc-ignored was seen.
    by https://site.test/a.js:3
! banner-hidden (undecided, phone)
    banner-hidden was seen.
! no-reject-button (undecided, desktop and phone)
    no-reject-button was seen.
    by https://site.test/a.js
! no-way-to-change (undecided, desktop and phone)
    no-way-to-change was seen.

Compared with a.json: 1 new, 1 gone
  + gpc-ignored: gpc-ignored was seen.
  - banner-hidden: banner-hidden was seen.

Not covered:
  - One.
  - Two.
`,
  )
  match(terminalTable(report()), /\n\nNo findings\n\nNot covered:\n/)
})

test('the logs for other programs have each rule, the place, and what identifies a finding', () => {
  const stored = { name: '_a', setBy: { url: 'https://site.test/s.js', line: 9 } }
  const { $schema, version, runs } = sarifLog(
    report([
      finding('gpc-ignored'),
      finding('storage-before-consent', { request: null, stored }),
      finding('banner-hidden', { host: null, request: { initiator: { url: 'https://site.test/b.js', line: null } } }),
      finding('no-way-to-change', { host: null, request: null }),
    ]),
  )
  deepStrictEqual([$schema, version, runs.length], ['https://json.schemastore.org/sarif-2.1.0.json', '2.1.0', 1])
  const [{ tool, results }] = runs
  deepStrictEqual(
    [tool.driver.name, tool.driver.informationUri],
    ['consent-elements audit', 'https://www.npmjs.com/package/consent-elements'],
  )
  deepStrictEqual(
    tool.driver.rules,
    Object.entries(findingTable).map(([id, { title, suggestion, severity }]) => ({
      id,
      shortDescription: { text: title },
      help: { text: suggestion },
      defaultConfiguration: { level: severity },
    })),
  )
  deepStrictEqual(
    results.map(({ level, message, locations: [{ physicalLocation }], partialFingerprints }) => [
      level,
      message.text,
      physicalLocation.artifactLocation.uri,
      physicalLocation.region.startLine,
      partialFingerprints.finding,
    ]),
    [
      ['error', 'gpc-ignored was seen. Gate it.', 'https://site.test/a.js', 3, 'gpc-ignored/undecided/ads.example/'],
      [
        'error',
        'storage-before-consent was seen. Gate it.',
        'https://site.test/s.js',
        9,
        'storage-before-consent/undecided/ads.example/_a',
      ],
      ['warning', 'banner-hidden was seen. Gate it.', 'https://site.test/b.js', 1, 'banner-hidden/undecided//'],
      ['warning', 'no-way-to-change was seen. Gate it.', 'https://site.test/', 1, 'no-way-to-change/undecided//'],
    ],
  )
  const xml = junitXml({
    ...report([finding('gpc-ignored', { message: 'A <b> & "c" \u0001' }), finding('gpc-ignored')]),
    url: `https://site.test/?a=1&b='`,
  })
  match(
    xml,
    /<testsuite name="https:\/\/site\.test\/\?a=1&#38;b=&#39;" timestamp="2026-01-02T03:04:05Z" tests="14" failures="1" errors="0">/,
  )
  match(
    xml,
    />undecided: A &#60;b&#62; &#38; &#34;c&#34; {2}Gate it\.\nundecided: gpc-ignored was seen\. Gate it\.<\/failure>/,
  )
})
