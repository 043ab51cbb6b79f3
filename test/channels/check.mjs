// `npm run channels:check`: channels listed as blocked in Chromium by results.json are blocked and released on consent,
// and requests to the site itself pass.
import { channels } from './channels.mjs'
import { engines } from './known-results.mjs'
import { judge } from './judge.mjs'
import { measure } from './measure.mjs'

const openBefore = new Set(Object.values(engines.chromium.standard).flatMap(({ leaks }) => leaks))
/** The channels that the guard always blocks, in one page. Without markup, because the parser can be faster. */
const certain = channels.filter(({ id, how, alone, datagrams }) => how && !alone && !datagrams && !openBefore.has(id))
const ids = new Set(certain.map(({ id }) => id))

const verdicts = judge(
  await measure({ engine: 'chromium', tiers: ['none', 'standard'], only: ({ id }) => ids.has(id), say: console.error }),
)
const groups = Object.values(verdicts.standard)
const faults = groups.flatMap(({ leaks, lost, doubled, touched }) =>
  Object.entries({ leaks, lost, doubled, touched }).flatMap(([fault, list]) => list.map(id => `${id}: ${fault}`)),
)
const counted = groups.flatMap(group => group.channels).length
for (const fault of faults) console.log(`FAILED  ${fault}`)
console.log(`\n${counted - faults.length} channels passed, ${faults.length} failed`)
process.exit(faults.length > 0 || counted < certain.length * 0.9 ? 1 : 0)
