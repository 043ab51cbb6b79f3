// The goals of a page view: what a visitor feels and what a page pays, as ratios or bytes of one run of the benchmark.

const ours = name => `consent-elements, ${name}`
const module = ours('quick start')
const oneTag = ours('guard in the page')

/** A row: at most `goal`, of the same measure of `base` where that is given. `before` is what version 1.5.0 needed. */
const rows = [
  { title: 'returning, all granted: kB', name: module, key: 'againTotal', goal: 6, before: 22.2 },
  { title: 'returning, all granted: heap, kB', name: module, key: 'againHeap', goal: 160, before: 561 },
  { title: 'returning, all granted: CPU', name: module, key: 'againCpu', base: 'vanilla', goal: 1, before: 2 },
  { title: 'returning, all granted: script', name: module, key: 'againScript', base: 'vanilla', goal: 1 },
  { title: 'returning, all granted: heap, kB', name: oneTag, key: 'againHeap', goal: 180, before: 752 },
  { title: 'returning, all granted: CPU', name: oneTag, key: 'againCpu', base: 'vanilla', goal: 1.3, before: 4 },
  { title: 'returning, all granted: script', name: oneTag, key: 'againScript', base: 'vanilla', goal: 1.3 },
  { title: 'new: first paint', name: oneTag, key: 'fcp', base: 'none', goal: 1.3, before: 1.66 },
  { title: 'new: largest paint', name: oneTag, key: 'lcp', base: 'none', goal: 1.25, before: 1.61 },
  { title: 'new: banner', name: module, key: 'banner', base: 'vanilla', goal: 0.65, before: 0.7 },
  { title: 'new: banner', name: module, key: 'banner', base: 'hand-written', goal: 1.2, before: 1.25 },
  { title: 'new: banner', name: oneTag, key: 'banner', base: 'vanilla', goal: 0.65, before: 0.82 },
  { title: 'new: banner', name: ours('guard'), key: 'banner', base: 'vanilla', goal: 0.75, before: 0.91 },
]
/** What a press on Accept costs, in every installation. */
const rowsOfPress = [
  { title: 'accept to next paint', key: 'acceptPaint', base: 'vanilla', goal: 0.8, before: 2 },
  { title: 'accept: its longest task, ms', key: 'acceptTask', goal: 50 },
]

/** The value of a product in one row: where the row compares costs, the difference to the page without a manager. */
const valueOf = measure => (measure ? (measure.over ?? measure.median) : NaN)

/**
 * Prints the goals as a table. Rows without a measure in this run are left out.
 * @param results the summaries of the measures, by product and name
 */
export function printGoals(results) {
  const names = Object.keys(results)
  const baseOf = base => names.find(name => name.startsWith(base))
  const presses = names
    .filter(name => name.startsWith('consent-elements'))
    .flatMap(name => rowsOfPress.map(row => ({ ...row, name })))
  const measured = [...rows, ...presses].flatMap(({ title, name, key, base, goal, before }) => {
    const divisor = base ? valueOf(results[baseOf(base)]?.[key]) : 1
    const value = valueOf(results[name]?.[key]) / divisor
    const isClear = divisor > 0 && (!base || value >= 0)
    return Number.isFinite(value) ? [{ isClear, title, name, of: base ? baseOf(base) : '', value, goal, before }] : []
  })
  const peers = names.filter(name => !name.startsWith('consent-elements') && name !== 'none')
  console.log(`\nGoals, as ratios or bytes of this run. Other products in it: ${peers.join(', ') || 'none'}.\n`)
  console.log('| what | product | as a ratio of | 1.5.0 | now | goal | |\n|---|---|---|---:|---:|---:|---|')
  for (const { isClear, title, name, of, value, goal, before } of measured) {
    const digits = of ? 2 : goal < 10 ? 1 : 0
    const cells = [title, name, of || '–', before ?? '–', isClear ? value.toFixed(digits) : '–', goal]
    // A busy machine can make a page with a manager cheaper than one without.
    const result = !isClear ? 'unclear: more rounds needed' : value <= goal ? 'met' : 'missed'
    console.log(`| ${cells.join(' | ')} | ${result} |`)
  }
}
