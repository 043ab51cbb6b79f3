/**
 * Writes build/data/whotracks-me.json: `node build/refresh-whotracks-me.mjs FOLDER`, with a clone of
 * https://github.com/whotracksme/whotracks.me. Reads the last state whose data was its own, under CC BY 4.0. Later ones
 * come from ghostery/trackerdb, whose licence excludes commercial use.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { getDomain } from 'tldts'

const COMMIT = '3d961e62'
const checkout = process.argv[2]
if (!checkout) throw new Error('Name a folder with a clone of https://github.com/whotracksme/whotracks.me.')
const read = file =>
  execFileSync('git', ['-C', checkout, 'show', `${COMMIT}:whotracksme/data/assets/${file}`], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })

/** Our categories, by those of the data. Players, comments, social networks and files of sites are not taken over. */
const categories = {
  advertising: 'marketing',
  pornvertising: 'marketing',
  site_analytics: 'measurement',
  customer_interaction: 'functionality',
}

const dump = read('trackerdb.sql')
/** Returns the rows of a table: arrays of texts, numbers and nulls. */
const rowsOf = table =>
  [...dump.matchAll(new RegExp(`^INSERT INTO "${table}" VALUES\\((.*)\\);$`, 'gm'))].map(([, row]) =>
    [...row.matchAll(/'((?:[^']|'')*)'|NULL|(\d+)/g)].map(([, text, number]) =>
      text !== undefined ? text.replaceAll("''", "'") : number === undefined ? null : Number(number),
    ),
  )
const names = new Map(rowsOf('categories'))
const websites = new Map(rowsOf('companies').map(([id, , , , website]) => [id, website]))
const trackers = new Map(
  rowsOf('trackers').map(([id, , category, website, company]) => [
    id,
    { category: names.get(category), websites: [website, websites.get(company)] },
  ]),
)
/** The sites that people visit. The hosts of their companies serve these sites, too. */
const sites = new Set(
  read('site_categories.csv')
    .trim()
    .split('\n')
    .map(line => getDomain(line.split(',')[0])),
)
const isSite = address => address !== null && sites.has(getDomain(address))

const hosts = Object.fromEntries([...new Set(Object.values(categories))].map(category => [category, []]))
for (const [id, host] of rowsOf('tracker_domains')) {
  const { category, websites } = trackers.get(id)
  if (Object.hasOwn(categories, category) && !isSite(host) && !websites.some(isSite))
    hosts[categories[category]].push(host)
}
for (const list of Object.values(hosts)) list.sort()
const source = `https://github.com/whotracksme/whotracks.me, commit ${COMMIT}, CC BY 4.0: hosts of trackers, without those of companies whose sites people visit`
writeFileSync(
  new URL('data/whotracks-me.json', import.meta.url),
  `${JSON.stringify({ source, hosts: Object.fromEntries(Object.entries(hosts).map(([name, list]) => [name, list.join(' ')])) }, null, 2)}\n`,
)
console.log(
  Object.entries(hosts)
    .map(([name, list]) => `${list.length} ${name}`)
    .join(', '),
)
