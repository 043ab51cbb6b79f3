// What a file of receipts is worth, and how stored decisions are read, with a double of the query function.
import { deepStrictEqual, match, rejects, strictEqual } from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { serveSource } from './serve-source.mjs'

const { readDecisions, runVerify } = await serveSource({
  readDecisions: 'read-decisions',
  runVerify: 'commands/run-verify',
})
const folder = mkdtempSync(join(tmpdir(), 'receipts-'))
after(() => rmSync(folder, { recursive: true }))

const receiptOf = (recordId, more = {}) => ({
  recordId,
  domain: 'shop.test',
  purposes: { marketing: { decision: 'granted' }, measurement: { decision: 'denied' } },
  ...more,
})
/** The row of a stored decision, as @c15t/backend has it: some values are objects `{json}`, and some texts. */
const rowOf = (id, receipt, more = {}) => ({
  id,
  subjectId: 'sub_1',
  domainId: 'dom_1',
  policyId: null,
  purposeIds: { json: ['pur_1'] },
  metadata: JSON.stringify({ json: { receipt } }),
  jurisdiction: 'GDPR',
  jurisdictionModel: undefined,
  uiSource: null,
  consentAction: 'custom',
  tcString: null,
  domain: 'shop.test',
  account: null,
  givenAt: '2026-01-02T03:04:05.006Z',
  ...more,
})

/** @param {Record<string, object>} stored the rows by the id of the receipt with which they came */
function databaseOf(stored, purposes = { pur_1: 'marketing' }) {
  const asked = []
  const query = async (statement, values) => {
    asked.push([statement.replaceAll(/\s+/g, ' '), values])
    if (statement.includes('"consentSeal"'))
      return values[0] in stored ? [{ consentId: stored[values[0]].id, receivedAt: '2026-01-02T03:04:06.000Z' }] : []
    if (statement.includes('"consentPurpose"')) return Object.entries(purposes).map(([id, code]) => ({ id, code }))
    return Object.values(stored).filter(({ id }) => id === values[0])
  }
  return { query, asked }
}

test('receipts are worth what the last of them is, and none may differ; earlier ones may be missing', async () => {
  const first = receiptOf('r1')
  const last = receiptOf('r2')
  const other = receiptOf('r2', { domain: 'other.test' })
  const cases = [
    [[first, last], { r1: rowOf('c1', first), r2: rowOf('c2', last) }, 0],
    [[first, last], { r2: rowOf('c2', last) }, 0],
    [[first, last], { r1: rowOf('c1', first) }, 1],
    [[first, last], { r1: rowOf('c1', first), r2: rowOf('c2', other) }, 1],
    [[first, last], { r1: rowOf('c1', other), r2: rowOf('c2', last) }, 1],
    [last, { r2: rowOf('c2', last) }, 0],
    [last, {}, 1],
  ]
  for (const [at, [file, stored, expected]] of cases.entries()) {
    const path = join(folder, `${at}.json`)
    writeFileSync(path, JSON.stringify(file))
    let text = ''
    const status = await runVerify(databaseOf(stored), path, {}, {}, async line => void (text += line))
    strictEqual(status, expected, text)
    strictEqual(text.split('\n').length - 1, [file].flat().length)
  }
})

test('a receipt that differs is named with each place, and one without a decision as missing', async () => {
  const kept = receiptOf('r1', { purposes: { marketing: { decision: 'denied' }, measurement: { decision: 'denied' } } })
  const path = join(folder, 'differs.json')
  writeFileSync(path, JSON.stringify([receiptOf('r1'), receiptOf('r9')]))
  let text = ''
  const stored = { r1: rowOf('c1', kept, { purposeIds: { json: [] }, domain: 'other.test' }) }
  await runVerify(databaseOf(stored), path, {}, {}, async line => void (text += line))
  deepStrictEqual(text.split('\n'), [
    'r1 differs, received 2026-01-02T03:04:06.000Z: purposes.marketing.decision, stored categories, stored domain',
    'r9 missing',
    '',
  ])
})

test('a file without receipts is refused', async () => {
  for (const [at, file] of [[], [{}], [{ recordId: 'r' }], [{ purposes: {} }], [null], 'x'].entries()) {
    const path = join(folder, `none-${at}.json`)
    writeFileSync(path, JSON.stringify(file))
    await rejects(
      runVerify(databaseOf({}), path, {}, {}, async () => {}),
      /holds no receipts; expected is what/,
    )
  }
})

test('a decision is read with the names of its categories; an id without a name stays', async () => {
  const { query, asked } = databaseOf(
    { r1: rowOf('c1', null, { purposeIds: '["pur_2","pur_3"]', account: 'me' }) },
    {
      pur_2: 'experience',
    },
  )
  const [read] = await readDecisions(query, 'c.id = $1', ['c1'], 7, 'desc')
  deepStrictEqual(read, {
    id: 'c1',
    subjectId: 'sub_1',
    domainId: 'dom_1',
    policyId: null,
    purposeIds: ['pur_2', 'pur_3'],
    metadata: { receipt: null },
    givenAt: '2026-01-02T03:04:05.006Z',
    jurisdiction: 'GDPR',
    jurisdictionModel: null,
    uiSource: null,
    consentAction: 'custom',
    tcString: null,
    domain: 'shop.test',
    account: 'me',
    granted: ['experience', 'pur_3'],
  })
  match(asked[0][0], /where c\.id = \$1 order by c\."givenAt" desc, c\.id desc limit 7$/)
})

test('the names of categories are read once, and again for an id that is new', async () => {
  const names = { pur_a: 'functionality' }
  const rows = [rowOf('c1', null, { purposeIds: ['pur_a'] })]
  let reads = 0
  const query = async statement =>
    statement.includes('"consentPurpose"') ? (reads++, Object.entries(names).map(([id, code]) => ({ id, code }))) : rows
  const granted = async () => (await readDecisions(query, 'true', [], 1))[0].granted
  deepStrictEqual([await granted(), await granted(), reads], [['functionality'], ['functionality'], 1])
  names.pur_b = 'measurement'
  rows[0] = rowOf('c2', null, { purposeIds: { json: ['pur_b', 'pur_a'] } })
  deepStrictEqual([await granted(), reads], [['measurement', 'functionality'], 2])
  rows[0] = rowOf('c3', null, { purposeIds: null })
  deepStrictEqual([await granted(), reads], [[], 2])
})
