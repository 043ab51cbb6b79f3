import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { faultsOf } from './support/matches-schema.mjs'
import { source } from './support/source.mjs'

const { findProblems } = await source('audit/findings/find-problems.ts')
const { findingTable } = await source('audit/findings/finding-table.ts')

const initiator = { type: 'parser', url: 'https://site.test/', line: 3, stack: [] }
const request = {
  url: 'https://ads.example/pixel',
  host: 'ads.example',
  method: 'GET',
  type: 'Image',
  time: 100,
  page: 'https://site.test/',
  target: 'page',
  viewport: 'desktop',
  service: 'acme',
  company: 'Acme',
  category: 'marketing',
  tracker: true,
  thirdParty: true,
  initiator,
  status: 200,
  blocked: null,
  consentMode: null,
}
const setBy = { type: 'script', url: 'https://ads.example/a.js', line: 1 }
const owner = { service: null, company: 'unknown', category: 'measurement', tracker: true }
const cookie = { ...owner, name: '_id', host: 'site.test', setBy }
const item = { ...owner, company: 'Acme', kind: 'localStorage', name: 'acme', host: 'site.test', setBy }
const answer = { answered: true, method: 'buttons', detail: 'clicked “Reject”' }
const state = { answer, pages: [], requests: [], cookies: [], storage: [], notes: [] }
const failed = { ...state, answer: { answered: false, method: null, detail: 'nothing matched' } }
const [accept, reject] = [{ name: 'Accept' }, { name: 'Reject' }]
const banner = { found: true, accept, reject, settings: 'Settings', differences: [] }
const states = { undecided: state, rejected: state, accepted: state, withdrawn: state }
const walk = {
  viewport: 'desktop',
  states,
  banner,
  preticked: [],
  wayBack: 'Cookie settings',
  dataLayer: {},
  screenshots: {},
}

/** Returns the findings of a walk that differs from a site without mistakes. */
const found = (changes, options = { gpc: false }) => findProblems({ ...walk, ...changes }, options)
const inState = (name, changes) => ({ states: { ...states, [name]: { ...state, ...changes } } })
const idsOf = findings => findings.map(({ id }) => id)

test('a site without mistakes has no findings', () => deepStrictEqual(found({}, { gpc: true }), []))

const times = { undecided: 'before a choice', rejected: 'after rejection', withdrawn: 'after withdrawal' }
for (const [name, when] of Object.entries(times)) {
  const suffix = when.includes('choice') ? 'before-consent' : when.replace(' ', '-')
  test(`requests to a tracker ${when} are one finding for each host, with the first request and their number`, () => {
    const other = { ...request, host: 'other.example', service: null, company: 'unknown' }
    const findings = found(inState(name, { requests: [request, { ...request, time: 200 }, other] }))
    deepStrictEqual(idsOf(findings), [`tracker-${suffix}`, `tracker-${suffix}`])
    deepStrictEqual(findings[0], {
      id: `tracker-${suffix}`,
      state: name,
      host: 'ads.example',
      service: 'acme',
      company: 'Acme',
      category: 'marketing',
      message: `2 requests went to ads.example (acme, marketing) ${when}.`,
      suggestion: findingTable[`tracker-${suffix}`].suggestion,
      viewports: ['desktop'],
      request: { url: 'https://ads.example/pixel', type: 'Image', time: 100, count: 2, initiator },
      stored: null,
      measured: null,
    })
    strictEqual(findings[1].message, `One request went to other.example (a listed tracker, marketing) ${when}.`)
  })

  test(`what a tracker has stored ${when} is a finding for each item`, () => {
    const findings = found(inState(name, { cookies: [cookie], storage: [item] }))
    deepStrictEqual(
      findings.map(({ id, message, stored }) => [id, message, stored]),
      [
        [
          `storage-${suffix}`,
          `The cookie _id (a listed tracker) is stored ${when}.`,
          { kind: 'cookie', name: '_id', setBy },
        ],
        [
          `storage-${suffix}`,
          `“acme” (Acme) is in localStorage ${when}.`,
          { kind: 'localStorage', name: 'acme', setBy },
        ],
      ],
    )
  })
}

test('what needs no consent, was not sent, or has consent is no finding', () => {
  const needed = { tracker: false }
  deepStrictEqual(found(inState('undecided', { requests: [{ ...request, ...needed }] })), [])
  deepStrictEqual(found(inState('undecided', { requests: [{ ...request, blocked: 'csp' }] })), [])
  deepStrictEqual(
    found(inState('rejected', { cookies: [{ ...cookie, ...needed }], storage: [{ ...item, ...needed }] })),
    [],
  )
  deepStrictEqual(found(inState('accepted', { requests: [request], cookies: [cookie], storage: [item] })), [])
})

test('requests that all carry “denied” are named as such', () => {
  const denied = { ...request, consentMode: 'G100' }
  const textOf = requests => found(inState('undecided', { requests }))[0].message
  strictEqual(textOf([denied, denied]).endsWith('They carry consent mode’s “denied”.'), true)
  strictEqual(textOf([denied, request]).includes('denied'), false)
})

test('a banner that can only be accepted is a finding, with the names of its controls', () => {
  const [finding, ...others] = found({ banner: { ...banner, reject: null } })
  deepStrictEqual([finding.id, finding.state, others.length], ['no-reject-button', 'undecided', 0])
  strictEqual(finding.message, 'The first layer has “Accept” and “Settings”, but nothing that rejects.')
  deepStrictEqual(finding.measured, { accept, reject: null })
  deepStrictEqual(found({ banner: { ...banner, accept: null, reject: null } }), [])
})

test('a banner of ours that visitors cannot see is a finding, with the reason', () => {
  const [finding, ...others] = found({ banner: { ...banner, hiddenBy: '<div>, which covers it' } })
  deepStrictEqual([finding.id, finding.state, others.length], ['banner-hidden', 'undecided', 0])
  strictEqual(finding.message, 'The banner is to ask, and is hidden by <div>, which covers it.')
})

test('a control to reject that is less prominent is a finding, with the differences', () => {
  const [finding, ...others] = found({ banner: { ...banner, differences: ['smaller', 'paler'] } })
  deepStrictEqual([finding.id, others.length], ['unequal-prominence', 0])
  strictEqual(finding.message, '“Reject” is less prominent than “Accept”: smaller; paler.')
})

test('switches that are on before a choice are one finding', () => {
  const [finding, ...others] = found({ preticked: ['Marketing', 'Statistics'] })
  deepStrictEqual([finding.id, others.length], ['preticked-switch', 0])
  strictEqual(finding.message, 'On before a choice: Marketing, Statistics.')
})

test('a choice that cannot be changed is a finding only if the audit has looked', () => {
  deepStrictEqual(idsOf(found({ wayBack: null })), ['no-way-to-change'])
  deepStrictEqual(found({ wayBack: undefined }), [])
})

test('commands in the wrong order are one finding, of the first state that has them', () => {
  const wrong = ['config', 'consent default']
  const dataLayer = { undecided: ['consent default', 'config'], accepted: wrong, rejected: ['gtm.js', ...wrong] }
  deepStrictEqual(
    found({ dataLayer }).map(({ id, state: name, measured }) => [id, name, measured]),
    [['consent-mode-order', 'accepted', { commands: wrong }]],
  )
  deepStrictEqual(found({ dataLayer: { undecided: ['consent default', 'js'] } }), [])
})

test('advertising is a finding of its own if the browser sends Global Privacy Control', () => {
  const requests = [request, { ...request, host: 'stats.example', category: 'measurement' }]
  const findings = found(inState('undecided', { requests }), { gpc: true }).filter(({ id }) => id === 'gpc-ignored')
  deepStrictEqual(
    findings.map(({ host, message }) => [host, message]),
    [['ads.example', 'ads.example was contacted although the browser sends GPC.']],
  )
  strictEqual(idsOf(found(inState('undecided', { requests }))).includes('gpc-ignored'), false)
})

test('a choice that could not be made is a finding in each state where the site asks', () => {
  const quiet = { banner: { ...banner, found: false, accept: null, reject: null } }
  const statesOf = changes => found(changes).map(({ id, state: name }) => [id, name])
  deepStrictEqual(statesOf(inState('rejected', failed)), [['could-not-answer', 'rejected']])
  deepStrictEqual(statesOf({ ...quiet, ...inState('rejected', failed) }), [])
  // A withdrawal needs an acceptance and a control.
  deepStrictEqual(statesOf({ states: { ...states, accepted: failed, withdrawn: failed } }), [
    ['could-not-answer', 'accepted'],
  ])
  deepStrictEqual(statesOf({ wayBack: null, ...inState('withdrawn', failed) }), [['no-way-to-change', 'accepted']])
  deepStrictEqual(statesOf(inState('withdrawn', failed)), [['could-not-answer', 'withdrawn']])
})

test('the JSON schema allows exactly the findings of the table, and what they contain', () => {
  const schema = JSON.parse(readFileSync(new URL('../../docs/reference/audit.schema.json', import.meta.url), 'utf8'))
  deepStrictEqual(schema.$defs.finding.properties.id.enum, Object.keys(findingTable))
  const findings = found({ ...inState('undecided', { requests: [request], cookies: [cookie] }), wayBack: null })
  deepStrictEqual(
    findings.flatMap(finding => faultsOf(finding, schema.$defs.finding, schema)),
    [],
  )
  strictEqual(findings.length, 3)
})
