import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareWithGoals, goals, goalTable } from './goals.mjs'
import { names } from './installation-names.mjs'

test('Every goal has a row, also where nothing was measured.', () => {
  const rows = compareWithGoals({})
  assert.ok(rows.length > goals.length)
  assert.ok(rows.every(({ verdict }) => verdict === 'not measured'))
  assert.equal(goalTable(rows).split('\n').length, rows.length + 2)
})

test('A goal is hit up to its value, and missed above it.', () => {
  for (const [factor, verdict] of [
    [1, 'hit'],
    [1.01, 'missed'],
  ])
    for (const row of goals) {
      const {
        name,
        base,
        from: [kind, key],
        goal,
      } = row
      const results = { [name]: { [kind]: { [key]: { median: goal * factor * (base ? 100 : 1), count: 20 } } } }
      if (base) results[base] = { [kind]: { [key]: { median: 100, count: 20 } } }
      const found = compareWithGoals(results)[goals.indexOf(row)]
      assert.equal(found.verdict, verdict, `${found.what} of ${found.name}`)
    }
})

test('A ratio without its base, or with too few visits, is no hit.', () => {
  const row = goals.find(({ visits }) => visits > 1)
  const at = goals.indexOf(row)
  const [kind, key] = row.from
  const few = { [kind]: { [key]: { median: 1, count: row.visits - 1 } } }
  assert.equal(compareWithGoals({ [row.name]: few })[at].verdict, 'not measured')
  assert.match(compareWithGoals({ [row.name]: few, [row.base]: few })[at].verdict, /^unclear/)
})

test('The goals name installations of this benchmark.', () => {
  for (const { name, base } of goals)
    for (const one of [name, base].filter(Boolean)) assert.ok(Object.values(names).includes(one), one)
})
