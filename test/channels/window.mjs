// npm run test:window -- [--engine chromium] [--situation load,cold,code,tab,expiry] [--group core,storing] [--delay 0,300,1000,3000] [--write]
// What reaches listed trackers while guard-whole.js is on its way, by each channel: while a page loads without a decision, on
// warm connections and on cold ones, and after a withdrawal by code, by another tab and at expiry. A channel that loads the file at once has a page of its own. With
// --write, docs/internals/channels.md gets the table. An ordinary channel that a page cannot explain fails the run.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { channelPage } from './channel-page.mjs'
import { startChannelSite } from './channel-site.mjs'
import { channels as allChannels, groups } from './channels.mjs'
import { engines } from './engines.mjs'
import { engines as known } from './known-results.mjs'
import { readNames, storedPhases, storingChannels } from './storing-channels.mjs'
import { windowTable } from './window-table.mjs'
import { timeline } from './window-timeline.mjs'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'chromium' },
    situation: { type: 'string', default: 'load,cold,code,tab,expiry' },
    group: { type: 'string', default: [...Object.keys(groups), 'storing'].join() },
    delay: { type: 'string', default: '0,300,1000,3000' },
    channel: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const resultsFile = new URL('window.json', import.meta.url)
const read = () => JSON.parse(readFileSync(resultsFile, 'utf8'))
/** @returns the results of the chosen browser within all results */
const ofEngine = all =>
  values.engine === 'chromium' ? all : ((all.others ??= {})[values.engine] ??= { situations: {} })
let stored = read()
const measured = ofEngine(stored)
/** The ways that reach a tracker in the browser without us. */
const reaches = new Set(Object.values(known[values.engine].standard).flatMap(group => group.channels))
const delays = values.delay.split(',').map(Number)
const chosen = values.group.split(',')
const ids = values.channel?.split(',')
const channels = [
  // A port does not identify the page of a datagram.
  ...allChannels.filter(({ id, datagrams }) => reaches.has(id) && !datagrams),
  ...storingChannels,
].filter(({ id, group }) => chosen.includes(group) && (!ids || ids.includes(id)))

const ownDomain = 'shop.example'
const tracker = 'www.google-analytics.com'
/** The delay with which channels have pages of their own. */
const SINGLE_DELAY = 300
/** What a connection costs where none is used twice: three round trips of a slow line. */
const COLD_MS = 300
const later = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))
const site = await startChannelSite({ ownDomain, datagramPortCount: 0 })
const engine = await engines[values.engine]({ port: site.port, keepingPort: [] })
const { headHtml } = await import('../../dist/server.js')
let pageCount = 0

/** @returns by channel, the phases in which it reached the tracker; and whether the page loaded the file at once */
async function visit(situation, delay, list) {
  const token = `w${++pageCount}`
  const origin = `https://${token}.${ownDomain}`
  const { html } = await headHtml({
    base: `/late/${delay}/${token}/dist/`,
    options: { mode: 'offline', categories: 'all' },
  })
  const urls = ({ id, byHost }, phase) => [
    byHost ? `https://${token}--${phase}--${id}.google-analytics.com/` : `https://${tracker}/c/${token}/${phase}/${id}`,
  ]
  const body = channelPage({
    channels: list,
    urls,
    decision: 'undecided',
    head: timeline.head(situation) + html,
    body: '',
  })
  site.publish(`/${token}/`, { body: body.replace('</body>', `${timeline.body(situation, delay)}</body>`) })
  site.publish('/empty/', { body: '<!doctype html><title>Empty</title>' })
  const opened = await engine.open()
  try {
    const going = opened.go(`${origin}/${token}/`)
    const run = script => opened.run(script).catch(() => undefined)
    if (situation === 'tab') await withdrawInOtherTab(`${origin}/empty/`, () => run('isReadyForOtherTab()'))
    for (const end = Date.now() + delay + 20_000; Date.now() < end; await later(100))
      if (await run('window.isTimelineOver')) break
    await going
    const isOver = await run('window.isTimelineOver')
    const isLoadedAtOnce = await run(
      `performance.getEntriesByType('resource').some(({ name, initiatorType }) => initiatorType === 'xmlhttprequest' && name.endsWith('/guard-whole.js'))`,
    )
    if (!isOver)
      console.error(`${situation}, ${delay} ms: a page with ${list.map(({ id }) => id)} did not come to its end`)
    await later(list.length > 5 ? 2000 : 500)
    const arrivals = site.arrivals(token)
    const found = Object.fromEntries(
      list.map(({ id }) => [
        id,
        timeline.phases(situation).filter(phase => arrivals.get(`${phase}/${id}`)?.tracker > 0),
      ]),
    )
    if (list.some(({ group }) => group === 'storing')) {
      await opened.go(`${origin}/empty/`)
      for (const [id, phases] of Object.entries(storedPhases(await opened.run(readNames))))
        if (id in found) found[id] = phases.filter(phase => timeline.phases(situation).includes(phase))
    }
    return { found, isLoadedAtOnce }
  } finally {
    await opened.close()
  }
}

async function withdrawInOtherTab(url, isReady) {
  for (const end = Date.now() + 15_000; Date.now() < end; await later(50)) if (await isReady()) break
  const other = await engine.open()
  await other.go(url)
  await other.run(timeline.refuse)
  await other.close()
}

/** Runs each channel in a page of its own, several pages at the same time. */
async function alone(situation, list) {
  const found = {}
  const waiting = [...list]
  const atOnce = new Set()
  const work = async () => {
    for (let channel = waiting.shift(); channel; channel = waiting.shift()) {
      const result = await visit(situation, SINGLE_DELAY, [channel]).catch(error => {
        console.error(`${situation}, ${channel.id}: ${error.message}`)
        return { found: {}, isLoadedAtOnce: undefined }
      })
      Object.assign(found, result.found)
      if (result.isLoadedAtOnce) atOnce.add(channel.id)
    }
  }
  await Promise.all(Array.from({ length: engine.pages }, work))
  return { found, atOnce }
}

const started = Date.now()
try {
  for (const situation of values.situation.split(',')) {
    const list = channels.filter(({ how }) => how || timeline.isLoad(situation))
    site.setConnectionTime(situation === 'cold' ? COLD_MS : 0)
    const single = await alone(situation, list)
    const together = list.filter(({ id, alone: isAlone }) => !isAlone && !single.atOnce.has(id))
    const result = (measured.situations[situation] ??= { ways: {} })
    for (const { id } of list) {
      const phases = single.found[id]
      if (phases) result.ways[id] = { isLoadedAtOnce: single.atOnce.has(id), [SINGLE_DELAY]: phases }
    }
    for (const delay of delays)
      for (const group of new Set(together.map(one => one.group))) {
        const batch = together.filter(one => one.group === group)
        const { found, isLoadedAtOnce } = await visit(situation, delay, batch)
        if (isLoadedAtOnce) console.error(`${situation}, ${delay} ms: one of ${group} loaded the file at once`)
        for (const [id, phases] of Object.entries(found)) (result.ways[id] ??= {})[delay] = phases
      }
    result.date = new Date().toISOString().slice(0, 10)
    console.log(`${situation}: ${list.length} ways, ${Math.round((Date.now() - started) / 1000)} s`)
  }
} finally {
  await engine.close()
  await site.stop()
}
// Another run may have written its results meanwhile.
stored = read()
for (const situation of values.situation.split(','))
  ofEngine(stored).situations[situation] = measured.situations[situation]
const { markdown, surprises: all } = windowTable(stored, [...allChannels, ...storingChannels])
const surprises = all.filter(({ engine: name }) => name === values.engine).map(({ text }) => text)
console.log(markdown)
if (values.write) {
  writeFileSync(resultsFile, `${JSON.stringify(stored)}\n`)
  await import('./write-table.mjs')
}
for (const line of surprises) console.log(`FAILED  ${line}`)
process.exit(surprises.length > 0 ? 1 : 0)
