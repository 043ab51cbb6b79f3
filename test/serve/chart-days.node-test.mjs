import { deepStrictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from '../tools/support/source.mjs'

const { chartDays } = await source('../serve/dashboard/chart-days.ts')

/** Days from 1 on, each with this many banners that were accepted. */
const daysWith = accepted => accepted.map((count, at) => ({ day: at + 1, counts: { accepted: count, rejected: 0 } }))
const shown = accepted => chartDays(daysWith(accepted)).map(({ day }) => day)
const none = length => Array.from({ length }, () => 0)

for (const [title, accepted, first] of [
  ['begins a day before the first count, if most days are before it', [...none(16), ...Array(14).fill(3)], 16],
  ['has seven days at least', [...none(29), 60], 24],
  ['has all days of a period that is shorter than that', [...none(4), 2], 1],
  ['has all days, if at least half of them follow the first count', [...none(15), ...Array(15).fill(3)], 1],
  ['has days without a count after the first one', [5, ...none(29)], 1],
  ['has all days of a period without a count', none(30), 1],
])
  test(`the chart ${title}`, () => {
    const all = daysWith(accepted).map(({ day }) => day)
    deepStrictEqual(shown(accepted), all.slice(first - 1))
  })
