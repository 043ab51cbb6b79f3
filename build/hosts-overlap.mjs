/**
 * Prints how many hosts of other lists the shipped list holds: `node build/hosts-overlap.mjs FOLDER`, with
 * `services.json` of Disconnect, `tds.json` of DuckDuckGo and `easyprivacy.txt`. The licences of these lists exclude
 * commercial use or ask for the same licence, so the shipped list is not built from them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseHosts, observedHosts, suffixes } from './tracking-hosts.mjs'

const folder = process.argv[2]
if (!folder) throw new Error('Name a folder with services.json, tds.json and easyprivacy.txt.')
const text = file => readFileSync(join(folder, file), 'utf8')

const { categories } = JSON.parse(text('services.json'))
const disconnect = Object.entries(categories)
  .filter(([name]) => !['Content', 'Cryptomining', 'Anti-fraud', 'ConsentManagers'].includes(name))
  .flatMap(([, companies]) => companies.flatMap(company => Object.values(company).flatMap(Object.values).flat()))
  .filter(host => typeof host === 'string')
const { trackers } = JSON.parse(text('tds.json'))
const duckDuckGo = Object.keys(trackers).filter(host => trackers[host].default === 'block')
const easyPrivacy = [...text('easyprivacy.txt').matchAll(/^\|\|([a-z\d.-]+\.[a-z-]+)\^(?:\$third-party|\$3p)?\s*$/gm)]
const lists = [disconnect, duckDuckGo, easyPrivacy.map(([, host]) => host)].map(list => new Set(list))

const chosen = await chooseHosts()
const observed = new Set(observedHosts().flatMap(({ host }) => suffixes(host)))
const hosts = [...new Set(lists.flatMap(list => [...list]))]
for (const least of [2, 3])
  for (const [name, known] of [
    ['', hosts],
    [' that pages load', hosts.filter(host => observed.has(host))],
  ]) {
    const named = known.filter(host => lists.filter(list => list.has(host)).length >= least)
    const held = named.filter(host => suffixes(host).some(suffix => chosen.has(suffix)))
    const share = ((100 * held.length) / named.length).toFixed(0)
    console.log(`${held.length} of ${named.length} hosts${name} in ${least} of the lists: ${share} %`)
  }
