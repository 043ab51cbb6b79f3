// What the pages of the dashboard show beside the overview, and that what visitors and people write is text on them.
import { deepStrictEqual, ok, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from '../tools/support/source.mjs'
import { attributesOf, outlineOf } from './page-outline.mjs'

const { decisionsPage } = await source('../serve/dashboard/decisions-page.ts')
const { peoplePage } = await source('../serve/dashboard/people-page.ts')
const { webhooksPage } = await source('../serve/dashboard/webhooks-page.ts')
const { logPage } = await source('../serve/dashboard/log-page.ts')
const { viewerIn } = await source('../serve/dashboard/viewer.ts')

const personOf = (role, sites = []) => ({ name: 'Ann', role, sites })
const viewer = viewerIn('en', personOf('owner'))
const titleOf = page => /<title>(.*?)<\/title>/.exec(page)[1]
const decision = {
  id: 'cns_1',
  subjectId: 'sub_1',
  domain: 'a.test',
  givenAt: '2026-11-25T22:19:42.123Z',
  consentAction: 'accept_all',
  granted: ['necessary', 'marketing'],
  jurisdiction: 'GDPR',
  metadata: { receipt: { recordId: 'r<1>', text: 'a\u202eb' } },
}
const found = (decisions, next) => ({ decisions, next })

test('decisions that were found have their facts, their receipt, and what can be done with them', async () => {
  const bare = { ...decision, id: 'cns_2', granted: [], jurisdiction: null, metadata: null }
  const page = String(await decisionsPage(viewer, 'sub_1', found([decision, bare], 'cns_2')))
  deepStrictEqual(
    outlineOf(page),
    [
      'Decisions for “sub_1”: 2',
      '2026-11-25 22:19:42 UTC, a.test: Accepted',
      ['Granted', 'necessary, marketing', 'Law', 'GDPR', 'Subject', 'sub_1', 'Decision', 'cns_1'],
      'Receipt',
      '{ "recordId": "r<1>", "text": "a\ufffdb" }',
      '2026-11-25 22:19:42 UTC, a.test: Accepted',
      ['Granted', 'none', 'Law', 'none', 'Subject', 'sub_1', 'Decision', 'cns_2'],
      'It was sent without a receipt.',
      'Later decisions',
      'Download the proof of these decisions. A document that prints well and can be verified without the server.',
      'Erase the decisions of this visitor',
      'All decisions of this visitor on your sites are deleted. Signed entries without personal data stay, so that the chain can be verified. Backups keep the decisions until you delete them.',
      'To confirm, enter the subject again',
      'Erase',
    ].flat(),
  )
  const main = page.slice(page.indexOf('<main>'), page.indexOf('</main>'))
  deepStrictEqual(
    attributesOf(main, 'href'),
    [
      ['/dashboard/find?q=sub_1', '/dashboard/find?q=sub_1'],
      '/dashboard/find?q=sub_1&after=cns_2',
      '/dashboard/proof?q=sub_1',
    ].flat(),
  )
  deepStrictEqual(attributesOf(main, 'action'), ['/dashboard/erase'])
  deepStrictEqual(attributesOf(main, 'name', 'input'), ['again', 'subject'])
  deepStrictEqual(attributesOf(main, 'value', 'input'), ['sub_1'])
  strictEqual(titleOf(page), 'Consents: sub_1')
})

test('each action has the name that the counts have', async () => {
  for (const [consentAction, name] of [
    ['accept_all', 'Accepted'],
    ['reject_all', 'Rejected'],
    ['opt_out', 'Rejected'],
    ['custom', 'Customized'],
    ['other', 'other'],
    [null, 'unknown'],
  ]) {
    const page = String(await decisionsPage(viewer, 'cns_1', found([{ ...decision, consentAction }])))
    strictEqual(outlineOf(page)[1], `2026-11-25 22:19:42 UTC, a.test: ${name}`)
    strictEqual(page.includes('/dashboard/erase'), false, 'only the decisions of a subject can be erased')
    strictEqual(page.includes('Later decisions'), false)
    ok(page.includes('/dashboard/proof?q=cns_1'))
  }
})

test('the origin of a decision is named if it is not the banner', async () => {
  const originOf = async origin => {
    const page = String(
      await decisionsPage(viewer, 'cns_1', found([{ ...decision, metadata: { receipt: { method: { origin } } } }])),
    )
    const lines = outlineOf(page)
    return lines.includes('Origin') ? lines[lines.indexOf('Origin') + 1] : null
  }
  deepStrictEqual(
    [await originOf('subscription'), await originOf('https://b.test\u202e'), await originOf(undefined)],
    ['Subscription, counts as refused', 'https://b.test\ufffd', null],
  )
})

test('a search without a result says what can be searched for, and keeps what was entered as text', async () => {
  const page = String(await decisionsPage(viewer, '<b>&"', found([]), 'Nothing was erased: the two subjects differ.'))
  deepStrictEqual(outlineOf(page), [
    'Nothing was erased: the two subjects differ.',
    'No decision for “<b>&"”',
    'Search for a subject (sub_…), a decision (cns_…) or the record id of a receipt.',
  ])
  strictEqual(page.includes('<b>'), false)
  const none = String(await decisionsPage(viewer, 'sub_1', found([])))
  strictEqual(none.includes('/dashboard/erase') || none.includes('role="alert"'), false)
  const spaced = String(await decisionsPage(viewer, 'a&b', found([decision], 'c&d')))
  ok(attributesOf(spaced, 'href').includes('/dashboard/find?q=a%26b&after=c%26d'))
  ok(attributesOf(spaced, 'href').includes('/dashboard/proof?q=a%26b'))
})

test('people have their role, their sites and their state, and can be revoked until they are', async () => {
  const access = { id: 'i1', name: 'Ann\u202e', role: 'officer', sites: [], scopes: [], endsAt: null, revokedAt: null }
  const now = Date.parse('2026-11-28T12:00:00Z')
  const page = String(
    await peoplePage(
      viewer,
      [
        access,
        {
          ...access,
          id: 'i2',
          name: 'shop',
          role: 'program',
          scopes: ['store', 'read'],
          sites: ['a.test', '*.b.test'],
        },
        { ...access, id: 'i3', name: 'Bo', endsAt: '2026-11-28T12:00:01Z' },
        { ...access, id: 'i4', name: 'Cy', endsAt: '2026-11-28T12:00:00Z' },
        { ...access, id: 'i5', name: 'Di', revokedAt: '2026-11-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' },
      ],
      now,
    ),
  )
  deepStrictEqual(
    outlineOf(page),
    [
      'Access',
      'Name | Role | Sites | State',
      ['Ann\ufffd | officer | all | valid', 'Revoke'],
      ['shop | program: store, read | a.test, *.b.test | valid', 'Revoke'],
      ['Bo | officer | all | until 2026-11-28 12:00:01 UTC', 'Revoke'],
      ['Cy | officer | all | ended 2026-11-28 12:00:00 UTC', 'Revoke'],
      'Di | officer | all | revoked 2026-11-01 00:00:00 UTC',
      ['Give access', 'Name or e-mail address', 'Role'],
      'reader: sees counts and verifies receipts',
      'officer: also finds, proves, exports and erases decisions',
      'owner: also gives access, and reads the log',
      'program: calls the server API',
      ['Sites, all if empty', 'Days, without end if empty', 'Only for programs'],
      ['store', 'read', 'withdraw', 'import', 'Give access'],
    ].flat(),
  )
  const main = page.slice(page.indexOf('<main>'), page.indexOf('</main>'))
  deepStrictEqual(
    attributesOf(main, 'value', 'input'),
    [
      ['i1', 'i2', 'i3', 'i4'],
      ['store', 'read', 'withdraw', 'import'],
    ].flat(),
  )
  deepStrictEqual(attributesOf(main, 'value', 'option'), ['reader', 'officer', 'owner', 'program'])
  deepStrictEqual(attributesOf(main, 'action'), [
    ...Array.from({ length: 4 }, () => '/dashboard/people/revoke'),
    '/dashboard/people',
  ])
  strictEqual(attributesOf(main, 'aria-label', 'button')[0], 'Revoke the access of Ann\ufffd')
})

test('a new token is shown once, and a problem in its place', async () => {
  const empty = ['Only the holder of DASHBOARD_TOKEN has access.', 'Give access']
  const page = async result => outlineOf(String(await peoplePage(viewer, [], 0, result))).slice(0, 4)
  deepStrictEqual((await page()).slice(0, 3), ['Access', ...empty])
  deepStrictEqual(await page({ token: 'ce_1' }), [
    'Access',
    'The token is ce_1. Copy it now: it is not shown again. Whom a proxy signs in needs no token.',
    ...empty,
  ])
  deepStrictEqual(await page({ problem: 'The name <must>' }), ['Access', 'The name <must>', ...empty])
})

test('webhooks are shown by their host, with what they have not delivered', async () => {
  const hook = { id: 'w1', url: 'https://a.test/secret?x', events: ['decisions', 'alerts'], sites: [], failures: 0 }
  const letter = {
    id: 'l1',
    webhook: 'w1',
    site: 's1',
    chain: 0,
    first: 3,
    last: 1202,
    reason: 'status\u202e 500',
    at: '2026-11-25T22:19:42.123Z',
  }
  const state = {
    webhooks: [
      hook,
      { ...hook, id: 'w2', url: 'https://b.test:8443/', events: ['alerts'], sites: ['x.test', 'y.test'], failures: 3 },
    ],
    letters: [letter, { ...letter, id: 'l2', webhook: 'gone', site: 's2', last: 3 }],
    sites: new Map([['s1', 'x.test']]),
  }
  const page = String(await webhooksPage(state, viewer))
  deepStrictEqual(
    outlineOf(page),
    [
      'Webhooks',
      'Address | Events | Sites | State',
      'a.test | decisions, alerts | all | delivers',
      'b.test:8443 | alerts | x.test, y.test | failed 3 times',
      'Not delivered',
      'Decisions that an address did not accept. Repair it, then send them again.',
      'Send all again',
      'Time | Address | Site | Decisions | Reason | Send again',
      ['2026-11-25 22:19:42 UTC | a.test | x.test | 1,200 | status\ufffd 500', 'Send again'],
      ['2026-11-25 22:19:42 UTC | unknown | s2 | 1 | status\ufffd 500', 'Send again'],
    ].flat(),
  )
  strictEqual(page.includes('secret'), false)
  const main = page.slice(page.indexOf('<main>'), page.indexOf('</main>'))
  deepStrictEqual(attributesOf(main, 'value', 'input'), ['', 'l1', 'l2'])
  deepStrictEqual(new Set(attributesOf(main, 'action')), new Set(['/dashboard/webhooks/resend']))
  const many = { ...state, letters: Array.from({ length: 101 }, () => letter), resent: { count: 2, failed: 1 } }
  const lines = outlineOf(String(await webhooksPage(many, viewer)))
  strictEqual(lines.filter(line => line === 'Send again').length, 100)
  ok(lines.includes('Delivered: 2. Failed: 1.'))
  deepStrictEqual(outlineOf(String(await webhooksPage({ webhooks: [], letters: [], sites: new Map() }, viewer))), [
    'Webhooks',
    'There is no webhook. This command adds one.',
    'npx consent-elements consents webhook add https://www.example.com/consents',
    'Not delivered',
    'Every decision was delivered.',
  ])
})

test('the log has who did what, and a link to earlier entries unless the first one is shown', async () => {
  const entry = {
    seq: 8,
    at: '2026-11-25T22:19:42.123Z',
    person: 'Ann\u202e',
    action: 'exported',
    site: 'a.test',
    detail: '<i>',
  }
  const page = String(await logPage(viewer, [entry, { ...entry, seq: 2, site: '', detail: '' }]))
  deepStrictEqual(outlineOf(page).slice(2), [
    'Number | Time | Person | Action | Site | Detail',
    '8 | 2026-11-25 22:19:42 UTC | Ann\ufffd | exported | a.test | <i>',
    '2 | 2026-11-25 22:19:42 UTC | Ann\ufffd | exported',
    'Earlier entries',
  ])
  strictEqual(
    outlineOf(page)[1],
    'Each entry has the hash of the one before it, and a signature. The following command finds changed and removed entries. npx consent-elements consents verify',
  )
  ok(attributesOf(page, 'href').includes('/dashboard/log?before=2'))
  strictEqual(String(await logPage(viewer, [{ ...entry, seq: 1 }])).includes('before='), false)
  deepStrictEqual(outlineOf(String(await logPage(viewer, []))).slice(2), ['No entry.'])
})

test('pages that the header leads to say which of its links is theirs', async () => {
  const hooks = { webhooks: [], letters: [], sites: new Map() }
  for (const [path, render] of [
    ['/dashboard/log', () => logPage(viewer, [])],
    ['/dashboard/people', () => peoplePage(viewer, [], 0)],
    ['/dashboard/webhooks', () => webhooksPage(hooks, viewer)],
  ]) {
    const marked = [...String(await render()).matchAll(/<a href="([^"]*)" aria-current="page"/g)]
    deepStrictEqual(
      marked.map(([, href]) => href),
      [path],
    )
  }
})
