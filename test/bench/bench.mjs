// `npm run bench`, after a build: what consent managers cost pages and visitors, ours and others, in one run of Chromium.
//   npm run bench -- [--only README,vanilla] [--kinds new,granted] [--visits 4] [--write] [result.json]
// Our installations are those of the documentation. All products take turns on one page: page.mjs. Each new visitor has a browser
// context of its own, a processor at a quarter, and a line of 1.6 Mbit/s and 150 ms: page-server.mjs. Printed are medians,
// and the goals with the installation that each is for: goals.mjs.
// `--only` names installations, or parts of their names; `none` always takes part. `--visits` is the number of visits of each
// kind, by default 4, and 10 of returning visitors, whose processor's time is compared. If the named file exists, its visits
// are included, so that a long run can be split. `--write` puts the goals into docs/internals/benchmarks.md.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { bundles } from '../../build/bundles.mjs'
import { compareWithGoals, goalTable } from './goals.mjs'
import { names } from './installation-names.mjs'
import { installations } from './installations.mjs'
import { pageFiles, pageOf } from './page.mjs'
import { servePages } from './page-server.mjs'
import { peersFolder } from './products.mjs'
import { createVisits, launchVisitors } from './visits.mjs'

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    kinds: { type: 'string' },
    visits: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const DEFAULT_VISITS = { granted: 10 }

/** Returns the installations whose name is named, or contains a word that no name equals. */
function chosenOf(all, only) {
  if (!only) return all
  const words = only.split(',').map(word => word.trim())
  const isNamed = name => words.some(word => (all.some(one => one.name === word) ? name === word : name.includes(word)))
  for (const word of words)
    if (!all.some(({ name }) => name.includes(word)))
      throw new Error(`--only names ${word}; there are ${all.map(({ name }) => name).join(', ')}`)
  return all.filter(({ name }) => name === names.none || isNamed(name))
}

const chosen = chosenOf(await installations(), values.only)
const kindsOf = ({ visits }) => visits.filter(kind => !values.kinds || values.kinds.split(',').includes(kind))
const files = pageFiles(peersFolder)
const sites = Object.fromEntries(chosen.map((installation, at) => [`site-${at}`, installation]))
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const consents = chosen.some(({ hasServer }) => hasServer)
  ? await (
      await import('../support/serve-process.mjs')
    ).serveProcess({
      CONSENTS_FOLDER: join(folder, 'consents'),
      SIGNING_KEY_FILE: join(folder, 'key.pem'),
    })
  : undefined

/** Passes a call on to the consent server. */
async function askServer({ method, url, headers, body }) {
  const response = await fetch(consents.origin + url, {
    method,
    headers: { 'content-type': headers['content-type'] ?? '', 'accept-language': 'en', 'cf-ipcountry': 'DE' },
    body: body.length > 0 ? body : undefined,
  })
  return { status: response.status, type: response.headers.get('content-type') ?? '', body: await response.text() }
}
async function answer(site, path, request) {
  const installation = sites[site]
  if (!installation) return null
  if (path === '/') return { type: 'text/html', body: pageOf(await installation.page(request.headers.cookie)) }
  if (files[path]) return { ...files[path], cache: 'max-age=3600' }
  if (installation.hasServer && path.startsWith('/api/c15t')) return askServer(request)
  const file = installation.file(path)
  return file && { ...file, cache: 'max-age=3600' }
}

const server = await servePages(answer)
const browser = await launchVisitors([server.trust])
const visit = await createVisits(browser, server, brotliCompressSync(pageOf({})).length)

const reactFile = bundles.find(({ entry }) => entry === 'entries/dialog.chunk.ts').file
/** Returns the kB of our files that contain neither the guard nor React. */
const ownScripts = loaded =>
  loaded
    .filter(({ path }) => path.endsWith('.js') && !/\/guard[^/]*$/.test(path) && !path.endsWith(reactFile))
    .reduce((sum, { bytes }) => sum + bytes, 0) / 1000

const file = positionals[0]
const earlier = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).visits : {}
const visits = { ...earlier }
const failures = []
const most = Math.max(Number(values.visits ?? 4), values.visits ? 0 : Math.max(...Object.values(DEFAULT_VISITS)))
for (let turn = 0; turn < most; turn++)
  for (const [site, installation] of Object.entries(sites))
    for (const kind of kindsOf(installation)) {
      if (turn >= Number(values.visits ?? DEFAULT_VISITS[kind] ?? 4)) continue
      const done = ((visits[installation.name] ??= {})[kind] ??= [])
      try {
        const { files: loaded, ...result } = await visit(installation, site, kind)
        if (loaded && installation.isOurs) result.ownScripts = ownScripts(loaded)
        done.push(result)
        if (process.env.SHOW_FILES) console.log(installation.name, kind, result, loaded)
      } catch (fault) {
        failures.push(`${installation.name}, ${kind}: ${fault.message}`)
      }
    }
await browser.close()
server.stop()
await consents?.stop()
rmSync(folder, { recursive: true, force: true })

function summarise(numbers) {
  const sorted = numbers.filter(Number.isFinite).toSorted((a, b) => a - b)
  if (sorted.length === 0) return null
  const middle = sorted.length / 2
  const median = (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2
  return { median, least: sorted[0], most: sorted.at(-1), count: sorted.length }
}
/** The costs that a page without a manager has as well. */
const shared = ['cpu', 'script', 'nodes', 'heap']
const results = {}
for (const [name, byKind] of Object.entries(visits))
  for (const [kind, list] of Object.entries(byKind))
    for (const key of new Set(list.flatMap(Object.keys))) {
      const summary = summarise(list.map(one => one[key] ?? NaN))
      if (summary) ((results[name] ??= {})[kind] ??= {})[key] = summary
    }
for (const [name, byKind] of Object.entries(results))
  for (const [kind, measures] of Object.entries(byKind))
    for (const key of shared) {
      // A page without a manager is the same for new and returning visitors.
      const { [kind]: same, new: first, granted: later } = results[names.none] ?? {}
      const bare = (same ?? first ?? later)?.[key]
      if (bare && measures[key] && name !== names.none) measures[key].over = measures[key].median - bare.median
    }

const columns = {
  new: ['fcp', 'lcp', 'shift', 'blocked', 'longest', 'bytes', 'requests', 'depth', 'cpu', 'heap'],
  'slow line': ['bytes', 'requests', 'depth'],
  'first press': ['lost'],
  accept: ['banner', 'rests', 'acceptPaint', 'acceptTask'],
  customize: ['banner', 'customizePaint', 'dialog'],
  granted: ['fcp', 'lcp', 'bytes', 'requests', 'depth', 'cpu', 'heap'],
  refused: ['fcp', 'lcp', 'bytes', 'requests', 'depth', 'cpu', 'heap'],
  partly: ['fcp', 'lcp', 'bytes', 'requests', 'depth', 'cpu', 'heap'],
}
const cell = (key, measure) => {
  if (!measure) return '–'
  const text = number => (key === 'shift' ? number.toFixed(3) : number.toFixed(['bytes', 'cpu'].includes(key) ? 1 : 0))
  const middle = text(measure.over ?? measure.median)
  return ['banner', 'fcp', 'lcp', 'dialog'].includes(key)
    ? `${middle} (${text(measure.least)}–${text(measure.most)})`
    : middle
}
console.log('Times in ms, sizes in kB; CPU and heap over a page without a manager. In brackets the least and the most.')
for (const [kind, keys] of Object.entries(columns)) {
  const rows = Object.entries(results).filter(([, byKind]) => byKind[kind])
  if (rows.length === 0) continue
  console.log(`\n| ${kind} | ${keys.join(' | ')} | visits |\n|---|${'---:|'.repeat(keys.length + 1)}`)
  for (const [name, { [kind]: measures }] of rows) {
    const count = Math.max(...Object.values(measures).map(({ count }) => count))
    console.log(`| ${name} | ${keys.map(key => cell(key, measures[key])).join(' | ')} | ${count} |`)
  }
}
const rows = compareWithGoals(results)
const date = new Date().toISOString()
const peers = Object.keys(results).filter(name => !chosen.find(one => one.name === name)?.isOurs && name !== names.none)
console.log(`\nGoals. Other products in this run: ${peers.join(', ') || 'none'}.\n\n${goalTable(rows)}`)
if (file) {
  const machine = `${cpus().length} x ${cpus()[0]?.model}`
  writeFileSync(file, JSON.stringify({ date, machine, results, visits }, null, 2))
}
if (values.write) {
  const path = new URL('../../docs/internals/benchmarks.md', import.meta.url)
  const block = `<!-- goals -->\n\nMeasured on ${date.slice(0, 10)} at ${date.slice(11, 16)} UTC.\n\n${goalTable(rows)}\n\n<!-- /goals -->`
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace(/<!-- goals -->[^]*<!-- \/goals -->/, () => block),
  )
}
for (const failure of failures) console.error(`FAILED  ${failure}`)
if (failures.length > 0) process.exitCode = 1
