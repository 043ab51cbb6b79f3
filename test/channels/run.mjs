// npm run channels -- [--engine chromium,firefox,webkit] [--tier standard] [--group core] [--channel id,id] [--states undecided,rejected,accepted,partial] [--json file]
// All four states unless some are named. Entries of the file for other engines, tiers and channels are kept.
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
/** The stored verdicts with those of this run in place of earlier ones of the same channels, in the channels' order. */
const merged = (stored, fresh) =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, list]) => {
      const sorts = { ...stored?.[group], ...fresh[group] }
      const idsOf = sort => [
        ...(stored?.[group]?.[sort] ?? []).filter(id => !only({ id, group })),
        ...(fresh[group]?.[sort] ?? []),
      ]
      const order = (one, other) => list.findIndex(({ id }) => id === one) - list.findIndex(({ id }) => id === other)
      const lists = Object.keys(sorts).map(sort => [sort, idsOf(sort).toSorted(order)])
      return lists.length > 0 ? [[group, Object.fromEntries(lists)]] : []
    }),
  )

if (values.json) {
  const date = new Date().toISOString().slice(0, 10)
  const stored = existsSync(values.json) ? JSON.parse(readFileSync(values.json, 'utf8')) : {}
  const isWhole = !ids && inGroups.length === Object.keys(groups).length
  const dates = structuredClone(stored.dates ?? {})
  const all = structuredClone(stored.engines ?? {})
  for (const [engine, tiersOf] of Object.entries(report))
    for (const [tier, verdicts] of Object.entries(tiersOf)) {
      const of = (all[engine] ??= {})
      of[tier] = merged(of[tier], verdicts)
      if (isWhole || !dates[engine]?.[tier]) (dates[engine] ??= {})[tier] = date
    }
  const sorted = Object.fromEntries(
    Object.keys(engines).flatMap(engine => (all[engine] ? [[engine, all[engine]]] : [])),
  )
  writeFileSync(values.json, `${JSON.stringify({ dates, engines: sorted }, null, 1)}\n`)
}
