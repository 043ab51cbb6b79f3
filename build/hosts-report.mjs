/**
 * Prints which share of the requests to trackers the shipped list blocks: `npm run hosts:report`, with `--misses N` for
 * the N largest misses of each kind. `--check` fails below 98 %.
 */
import { parseArgs } from 'node:util'
import { blockedContentHosts } from './blocked-content-hosts.mjs'
import { hostsCoverage } from './hosts-coverage.mjs'

const LEAST = 0.98
const { values } = parseArgs({ options: { misses: { type: 'string', default: '10' }, check: { type: 'boolean' } } })
const percent = share => `${(100 * share).toFixed(2)} %`
const row = (name, cells) => console.log(name.padEnd(20) + cells.map(cell => String(cell).padStart(12)).join(''))
const { kinds, total, size, misses, excluded, vendors } = await hostsCoverage()

console.log(`${size} hosts are listed. Shares are of the observed hosts of third-party-web, weighted by occurrence.\n`)
row('kind', ['hosts', 'blocked', 'by path', 'missed', 'coverage'])
for (const [kind, { hosts, blocked, byPath, missed }] of [...Object.entries(kinds), ['all', total]]) {
  const all = blocked + byPath + missed
  row(kind, [hosts, percent(blocked / all), percent(byPath / all), percent(missed / all), percent(1 - missed / all)])
}
console.log(`\nVendors' documentation: ${vendors.blocked} of ${vendors.all} hosts are blocked.`)
console.log('\nNot counted, because they are no trackers: share of all occurrences')
for (const [reason, share] of excluded) console.log(`${percent(share).padStart(8)}  ${reason}`)
for (const [kind, list] of Object.entries(misses)) {
  if (list.length === 0) continue
  console.log(`\nLargest misses, ${kind}: share of all occurrences`)
  for (const { host, share } of list.slice(0, Number(values.misses)))
    console.log(`${percent(share).padStart(8)}  ${host}`)
}
const { checked, blocked } = await blockedContentHosts()
const names = [...new Set(blocked.map(({ category }) => category))]
console.log(
  `\nOf the ${checked} most used hosts for content and files, ${blocked.length} are blocked:`,
  names.map(name => `${blocked.filter(({ category }) => category === name).length} ${name}`).join(', '),
)
const unknown = blocked.filter(({ why }) => why === '')
console.log(`${unknown.length} of them belong to no known service. ${unknown.map(({ host }) => host).join(' ')}`)
const share = 1 - total.missed / (total.blocked + total.byPath + total.missed)
if (values.check && share < LEAST)
  throw new Error(`The list covers ${percent(share)} by occurrence; ${percent(LEAST)} is the least`)
