// `npm run dev`: serves the examples with the consent server at http://127.0.0.1:8080. Each change of src/, of the host
// lists and of the examples rebuilds the files that contain it and reloads the open pages. A change of src/plugins/ or
// src/tools/ rebuilds the integrations or the command line. A change of the examples' server restarts it.
import { spawn } from 'node:child_process'
import { readdirSync, watch } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

process.env.ROLLUP_WATCH = 'true'
process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const node = (...args) => spawn(process.execPath, args, { stdio: 'inherit' })

/** Open pages wait for the end of this response, see examples/server/static-files.mjs. */
const pages = new Set()
const reloads = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' }).flushHeaders()
  pages.add(response.on('close', () => pages.delete(response)))
})
const reload = () => pages.forEach(page => page.write('data: reload\n\n'))
await new Promise(resolve => reloads.listen(0, '127.0.0.1', resolve))
process.env.RELOAD_URL = `http://127.0.0.1:${reloads.address().port}`

/** Calls a function once for changes that arrive together. */
function soon(act) {
  let timer
  return () => {
    clearTimeout(timer)
    timer = setTimeout(act, 100)
  }
}

/** The sources that other modules of src/ are written from, see build/generate-sources.mjs. */
const generates = file =>
  /^build.*(keys|markup|services|vendors)[^\\/]*\.mjs$|[\\/](catalogue|vendors)[\\/]|\.tsx$/.test(file)
/** Watches each folder by itself: Node's recursive watch loses files on Linux that editors replace by a new file. */
function watchAll(folder, onChange) {
  const folders = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isDirectory())
  for (const path of [folder, ...folders.map(entry => join(entry.parentPath ?? entry.path, entry.name))])
    if (!path.includes('node_modules')) watch(path, (_, file) => onChange(join(path, file ?? '')))
}
const generate = soon(() => node('build/generate-sources.mjs'))
const generateHosts = soon(() => node('build/tracking-hosts.mjs'))
const integrate = soon(() => node('build/integrations.mjs'))
const buildTools = soon(() => node('build/tools.mjs'))
watchAll('src', path => {
  if (/^src.plugins/.test(path)) integrate()
  else if (/^src.tools/.test(path)) buildTools()
  else if (generates(path)) generate()
})
watchAll('build', path => (/hosts/.test(path) ? generateHosts() : generates(path) && generate()))
const reloadSoon = soon(reload)
watchAll('examples', path => !/^examples.server/.test(path) && reloadSoon())

const { watch: watchBundles } = await import('rollup')
const { default: bundles } = await import('../rollup.config.mjs')
/** The exports for bundlers, and standalone.js. They contain much, and few pages load them, so they are built last. */
const isExport = ({ input }) =>
  [input].concat(Object.values(input)).some(path => /src[\\/][\w-]+\.ts$|standalone/.test(path))
const watcher = watchBundles(
  bundles.toSorted((a, b) => isExport(a) - isExport(b)).map(bundle => ({ ...bundle, logLevel: 'silent' })),
)
let start = 0
let shown = 0
let built = []
function show(what) {
  if (built.length === shown) return
  shown = built.length
  console.log(`${what} after ${((performance.now() - start) / 1000).toFixed(1)} s`)
  reload()
}
watcher.on('event', event => {
  if (event.code === 'START') [start, shown, built] = [performance.now(), 0, []]
  if (event.code === 'BUNDLE_START' && isExport(event) && shown === 0) show('pages reload')
  if (event.code === 'BUNDLE_END') built.push(...event.output)
  if (event.code === 'ERROR')
    console.error(`${event.error.message}\n${event.error.frame ?? event.error.loc?.file ?? ''}`)
  if (event.code === 'END') {
    show('everything is built')
    if (built.some(path => path.includes('guard'))) integrate() // the texts of the guards
  }
  event.result?.close()
})
const server = node('--watch', '--watch-preserve-output', 'examples/server/start.mjs', '--no-open')
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    server.kill()
    process.exit()
  })
