// npm run channels -- [--engine chromium,firefox,webkit] [--tier standard] [--group core] [--channel id,id] [--states undecided,rejected,accepted,partial] [--json file]
// All four states unless some are named. Entries of the file for other engines and tiers are kept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { groups } from './channels.mjs'
import { decisionNames } from './channel-page.mjs'
import { engines } from './engines.mjs'
import { judge } from './judge.mjs'
import { measure } from './measure.mjs'
import { tiers } from './tiers.mjs'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'chromium' },
    tier: { type: 'string', default: 'standard' },
    group: { type: 'string', default: Object.keys(groups).join() },
    channel: { type: 'string' },
    states: { type: 'string', default: decisionNames.join() },
    json: { type: 'string' },
    raw: { type: 'boolean', default: false },
  },
})
const known = {
  engine: Object.keys(engines),
  tier: Object.keys(tiers),
  group: Object.keys(groups),
  states: decisionNames,
}
const chosen = name => {
  const words = values[name].split(',')
  const strange = words.filter(word => !known[name].includes(word))
  if (strange.length > 0) throw new Error(`--${name} names ${strange.join(', ')}; known are ${known[name].join(', ')}`)
  return words
}
const ids = values.channel?.split(',')
const inGroups = chosen('group')
const only = ({ id, group }) => inGroups.includes(group) && (!ids || ids.includes(id))

const report = {}
for (const engine of chosen('engine')) {
  const started = Date.now()
  const tierNames = [...new Set(['none', ...chosen('tier')])]
  const measured = await measure({ engine, tiers: tierNames, states: chosen('states'), only, say: console.error })
  if (values.raw) console.log(JSON.stringify(measured.results, null, 1))
  report[engine] = judge(measured)
  for (const [tier, verdicts] of Object.entries(report[engine])) {
    console.log(`\n${engine}, ${tier}`)
    for (const [group, { channels, ...faults }] of Object.entries(verdicts)) {
      const counts = Object.entries(faults).map(([fault, list]) => `${list.length} ${fault}`)
      console.log(`  ${group.padEnd(8)} ${String(channels.length).padStart(3)} channels  ${counts.join(', ')}`)
      for (const [fault, list] of Object.entries(faults))
        if (list.length > 0) console.log(`    ${fault}: ${list.join(' ')}`)
    }
  }
  console.log(`\n${engine}: ${Math.round((Date.now() - started) / 1000)} s`)
}
if (values.json) {
  const date = new Date().toISOString().slice(0, 10)
  const before = existsSync(values.json) ? JSON.parse(readFileSync(values.json, 'utf8')).engines : {}
  const of = engine => ({ ...before[engine], ...report[engine] })
  const names = Object.keys(engines).filter(engine => before[engine] ?? report[engine])
  const all = Object.fromEntries(names.map(engine => [engine, of(engine)]))
  writeFileSync(values.json, `${JSON.stringify({ date, engines: all }, null, 1)}\n`)
}
