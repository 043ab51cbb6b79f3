import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { compareReports } = await source('audit/compare-reports.ts')
const { htmlReport } = await source('audit/report/html-report.ts')
const { junitXml } = await source('audit/report/junit-xml.ts')
const { sarifLog } = await source('audit/report/sarif-log.ts')
const { terminalTable } = await source('audit/report/terminal-table.ts')
const { serviceIds } = await source('audit/service-ids.ts')
const { joinFindings } = await source('audit/findings/find-problems.ts')

const initiator = {
  type: 'script',
  url: 'https://site.test/a.js',
  line: 3,
  stack: ['https://site.test/a.js:3', 'https://site.test/b.js:1'],
}
const finding = {
  id: 'tracker-before-consent',
  state: 'undecided',
  host: 'ads.example',
  service: null,
  company: 'Ads & <Co>',
  category: 'marketing',
  message: 'One request went to ads.example (Ads & <Co>, marketing) before a choice.',
  suggestion: 'Gate it.',
  viewports: ['desktop'],
  request: { url: 'https://ads.example/<x>', type: 'Image', time: 100, count: 1, initiator },
  stored: null,
  measured: null,
}
const request = {
  url: 'https://ads.example/<x>',
  host: 'ads.example',
  method: 'GET',
  type: 'Image',
  time: 100,
  page: 'https://site.test/',
  target: 'page',
  viewport: 'desktop',
  service: null,
  company: 'Ads & <Co>',
  category: 'marketing',
  tracker: true,
  thirdParty: true,
  initiator,
  status: 200,
  blocked: null,
  consentMode: null,
}
const answer = { answered: true, method: 'buttons', detail: 'clicked “Reject”' }
const state = { answer, pages: [], requests: [], cookies: [], storage: [], notes: [] }
const report = {
  schema: 1,
  url: 'https://site.test/',
  date: '2026-01-01T00:00:00.000Z',
  browser: 'Chrome/1',
  options: { pages: 1, gpc: false, viewports: ['desktop'], timeout: 20 },
  states: { undecided: { ...state, requests: [request] }, rejected: state, accepted: state, withdrawn: state },
  findings: [finding],
  limits: ['Not everything.'],
}

test('the terminal table has a line for each state, and each finding with its initiator', () => {
  const text = terminalTable(report)
  match(text, /^undecided +buttons +1 +1 +0 +0 +0 +0$/m)
  match(text, /tracker-before-consent \(undecided, desktop\)\n.*ads\.example.*\n +by https:\/\/site\.test\/a\.js:3/)
  match(text, /1 finding\n/)
})
test('both reports start with a verdict in one sentence', () => {
  const sentence = 'Failed: the page contacted 1 tracker before a choice, and no tracker after a rejection; 1 error.'
  ok(terminalTable(report).trimStart().includes(sentence))
  ok(htmlReport(report, []).includes(`<p class="notice bad">${sentence}</p>`))
  const clean = { ...report, findings: [], states: { ...report.states, undecided: state } }
  match(
    terminalTable(clean),
    /Passed: the page contacted no tracker before a choice, and no tracker after a rejection; nothing was found\./,
  )
})
test('the terminal table counts what both viewports have once, and lists problems of the visit', () => {
  const cookie = { name: '_ga', host: 'site.test', tracker: true, viewport: 'desktop' }
  const cookies = [cookie, { ...cookie, viewport: 'phone' }]
  const undecided = { ...state, cookies, notes: ['https://site.test/ answers with status 500.'] }
  const text = terminalTable({ ...report, states: { ...report.states, undecided } })
  match(text, /^undecided +buttons +0 +0 +0 +1 +0 +1$/m)
  match(text, /Problems of the visit\n {2}undecided: .* status 500/)
})
test('the table of states has the same head in the terminal and in HTML', () => {
  const head = [
    'state',
    'choice by',
    'requests',
    'tracker hosts',
    'other hosts',
    'cookies',
    'storage',
    'stored by trackers',
  ]
  match(terminalTable(report), new RegExp(`^${head.join(' +')}`, 'm'))
  const cells = [...htmlReport(report, []).matchAll(/<th(?: [^>]*)?>([^<]*)/g)].map(([, text]) => text)
  deepStrictEqual(cells.slice(0, head.length), head)
})
test('the HTML report has numbers at the end of their columns, which phones name beside each cell', () => {
  const html = htmlReport(report, [])
  match(html, /<th scope="col">choice by<\/th><th scope="col" class="number">requests<\/th>/)
  match(
    html,
    /<th scope="row">undecided<\/th><td data-column="choice by">buttons<\/td><td class="number" data-column="requests">1<\/td>/,
  )
})
test('the HTML report is one file without scripts, and escapes texts', () => {
  const walks = [{ viewport: 'desktop', screenshots: { undecided: 'data:image/webp;base64,AA' } }]
  const html = htmlReport(report, walks)
  ok(!/<script|<link|src="http|<x>|<Co>/.test(html))
  match(html, /<img src="data:image\/webp;base64,AA"/)
  match(html, /<line class="tracker"/)
  match(html, /<dt>Initiator<\/dt><dd>https:\/\/site\.test\/a\.js:3/)
  match(html, /<dt>Suggested change<\/dt><dd>Gate it\./)
})
test('JUnit has a test case for each kind of finding, and a failure for those that occurred', () => {
  const xml = junitXml(report)
  match(xml, /tests="14" failures="1"/)
  match(xml, /name="tracker-before-consent"><failure message="[^"]+">undecided: [^<]*<\/failure>/)
  match(xml, /name="gpc-ignored"><\/testcase>/)
})
test('SARIF contains the rule, and the initiator as the location', () => {
  const [{ results, tool }] = sarifLog(report).runs
  const [result] = results
  strictEqual(tool.driver.rules[result.ruleIndex].id, 'tracker-before-consent')
  strictEqual(result.locations[0].physicalLocation.artifactLocation.uri, 'https://site.test/a.js')
  strictEqual(result.locations[0].physicalLocation.region.startLine, 3)
  strictEqual(result.level, 'error')
})
test('a comparison lists new and resolved findings', () => {
  const other = { ...finding, host: 'other.example' }
  const { added, removed } = compareReports(report, { ...report, findings: [other] }, 'before.json')
  deepStrictEqual([added, removed], [[other], [finding]])
  const same = compareReports(
    report,
    { ...report, findings: [{ ...finding, message: 'Two requests.' }] },
    'before.json',
  )
  deepStrictEqual([same.added, same.removed], [[], []])
})
test('a finding in two viewports is listed once, with both', () => {
  const phone = { ...finding, viewports: ['phone'] }
  deepStrictEqual(joinFindings([[finding], [phone]]), [{ ...finding, viewports: ['desktop', 'phone'] }])
})
test('the terminal table names hosts of others by state, with the company where it is known', () => {
  const other = (host, company) => ({ ...request, host, company, tracker: false, thirdParty: true, blocked: null })
  const requests = [
    other('fonts.example', 'Fonts Inc.'),
    other('cdn.example', 'unknown'),
    other('cdn.example', 'unknown'),
  ]
  const text = terminalTable({ ...report, states: { ...report.states, accepted: { ...state, requests } } })
  match(text, /Other hosts\n {2}accepted: cdn\.example, fonts\.example \(Fonts Inc\.\)\n/)
  ok(!terminalTable(report).includes('Other hosts'))
})
test('the configuration has the ids in the requests, and no other number of an address', () => {
  const services = [
    { name: 'google-analytics', id: { pattern: '^G-[A-Z0-9]{6,14}$' } },
    { name: 'google-tag-manager', id: { pattern: '^GTM-[A-Z0-9]{4,10}$' } },
    { name: 'meta-pixel', id: { pattern: '^\\d{8,20}$' } },
    { name: 'hotjar', id: { pattern: '^\\d{5,9}$' } },
    { name: 'matomo', id: { pattern: '^\\d+$' } },
    { name: 'youtube' },
  ]
  const requests = [
    ['google-tag-manager', 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD3'],
    ['google-tag-manager', 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3'],
    ['meta-pixel', 'https://www.facebook.com/tr?id=123456789012345&ts=1732400000000&ev=PageView'],
    ['hotjar', 'https://static.hotjar.com/c/hotjar-1234567.js?sv=6'],
    ['youtube', 'https://www.youtube.com/embed/12345678'],
    [null, 'https://site.test/?id=99999999&G=G-ZZ12CD3'],
  ].map(([service, url]) => ({ service, url }))
  deepStrictEqual(Object.fromEntries(serviceIds(requests, services)), {
    'google-analytics': ['G-AB12CD3'],
    'google-tag-manager': ['GTM-AB12CD3'],
    'meta-pixel': ['123456789012345'],
    hotjar: ['1234567'],
  })
})
