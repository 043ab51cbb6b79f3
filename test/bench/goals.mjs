// The goals of a page view, each with the installation that it is for. What a run has not measured is printed as well.
import { names } from './installation-names.mjs'

const { none, vanilla, readme, services, head } = names

/** The least visits from which the processor's time of a page is told. */
const CPU_VISITS = 10

/**
 * @typedef {object} Goal
 * @property {string} what what is measured
 * @property {string} name the installation
 * @property {[kind: string, measure: string]} from the kind of visit, and what is measured in it
 * @property {string} [base] another installation: the value is then a ratio to the same measure of it
 * @property {number} goal the highest value that reaches the goal
 * @property {string} before the value of version 1.5.0 at commit 41e67946, measured on another page
 * @property {string} [unit]
 * @property {number} [visits] the least number of visits
 */

/** @type {Goal[]} */
export const goals = [
  { what: 'new: first paint', name: readme, from: ['new', 'fcp'], base: vanilla, goal: 1.1, before: '1.5' },
  { what: 'new: largest paint', name: readme, from: ['new', 'lcp'], base: none, goal: 1.15, before: '2.3' },
  {
    what: 'returning, granted: largest paint',
    name: readme,
    from: ['granted', 'lcp'],
    base: none,
    goal: 1.1,
    before: '1.9',
  },
  { what: 'new: banner', name: readme, from: ['accept', 'banner'], base: vanilla, goal: 0.8, before: '1.32' },
  {
    what: 'returning, granted: first paint',
    name: readme,
    from: ['granted', 'fcp'],
    base: vanilla,
    goal: 1.05,
    before: '1.32',
  },
  { what: 'returning, granted: bytes', name: services, from: ['granted', 'bytes'], unit: 'kB', goal: 32, before: '88' },
  {
    what: 'returning, granted: depth of requests',
    name: services,
    from: ['granted', 'depth'],
    unit: 'requests',
    goal: 2,
    before: '6',
  },
  { what: 'returning, refused: bytes', name: services, from: ['refused', 'bytes'], unit: 'kB', goal: 60, before: '88' },
  {
    what: 'new: bytes until idle, slow line, settings never opened',
    name: readme,
    from: ['slow line', 'bytes'],
    unit: 'kB',
    goal: 85,
    before: '134-156',
  },
  {
    what: 'Customize to a usable dialog',
    name: readme,
    from: ['customize', 'dialog'],
    base: vanilla,
    goal: 1,
    before: '–',
  },
  { what: 'new: first paint', name: head, from: ['new', 'fcp'], base: none, goal: 1.2, before: '1.2' },
  { what: 'new: largest paint', name: head, from: ['new', 'lcp'], base: none, goal: 1.15, before: '1.7' },
  { what: 'new: banner', name: head, from: ['accept', 'banner'], base: vanilla, goal: 0.65, before: '0.70' },
  { what: 'returning, granted: heap', name: services, from: ['granted', 'heap'], unit: 'kB', goal: 260, before: '761' },
  {
    what: 'new: own script files without guard and React',
    name: readme,
    from: ['new', 'ownScripts'],
    unit: 'kB',
    goal: 40,
    before: '55',
  },
  {
    what: 'returning, granted: CPU',
    name: readme,
    from: ['granted', 'cpu'],
    base: vanilla,
    goal: 1.3,
    visits: CPU_VISITS,
    before: '1.6',
  },
  { what: 'returning, granted: heap', name: readme, from: ['granted', 'heap'], unit: 'kB', goal: 190, before: '199' },
  {
    what: 'Accept to the next paint',
    name: readme,
    from: ['accept', 'acceptPaint'],
    base: vanilla,
    goal: 0.8,
    before: '0.71',
  },
]

/** Goals that other commands measure, or lists that are not in this repository. */
const elsewhere = [
  [
    'requests before consent, held-out list: common, varied, evasive',
    'README with the `<meta>` line',
    '3, 13, 9',
    '3, 10-13, 9',
  ],
]

/** Returns what a measure costs: where a page without a manager costs something as well, the difference to that page. */
const valueOf = measure => measure && (measure.over ?? measure.median)

/**
 * Compares results with the goals.
 * @param {Record<string, Record<string, Record<string, { median: number, over?: number, count: number }>>>} results by
 *   installation, kind of visit and measure
 * @returns {{ what: string, name: string, base: string, before: string, value: string, goal: string, verdict: string }[]}
 *   one row for each goal, also where nothing was measured
 */
export function compareWithGoals(results) {
  const rows = goals.map(({ what, name, from: [kind, key], base, goal, unit = '', before, visits = 1 }) => {
    const found = results[name]?.[kind]?.[key]
    const other = base && results[base]?.[kind]?.[key]
    const shared = { what, name, base: base ?? '–', before, goal: `${goal} ${unit}`.trim() }
    if (!found || (base && !other)) return { ...shared, value: '–', verdict: 'not measured' }
    const value = base ? valueOf(found) / valueOf(other) : valueOf(found)
    const text = `${value.toFixed(base ? 2 : value < 10 ? 0 : 1)} ${unit}`.trim()
    const count = Math.min(found.count, other?.count ?? Infinity)
    if (count < visits) return { ...shared, value: text, verdict: `unclear: ${count} of ${visits} visits` }
    // A busy machine can make a page with a manager cheaper than one without.
    if (base && !(valueOf(other) > 0 && value >= 0))
      return { ...shared, value: text, verdict: 'unclear: the base is not above 0' }
    return { ...shared, value: text, verdict: value <= goal ? 'hit' : 'missed' }
  })
  return [
    ...rows,
    ...elsewhere.map(([what, name, goal, before]) => ({
      what,
      name,
      base: '–',
      before,
      value: '–',
      goal,
      verdict: 'not measured',
    })),
  ]
}

/** Returns the rows of compareWithGoals as a table in Markdown. */
export const goalTable = rows =>
  [
    '| what | installation | as a ratio of | 1.5.0 | now | goal | |',
    '|---|---|---|---:|---:|---:|---|',
    ...rows.map(
      ({ what, name, base, before, value, goal, verdict }) =>
        `| ${[what, name, base, before, value, goal, verdict].join(' | ')} |`,
    ),
  ].join('\n')
