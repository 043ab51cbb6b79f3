// npm run test:software -- [--only name,name] [--write], after a build: demo pages of libraries that stress the DOM, in
// Chromium. Each page is opened twice without the guard and once with it. What does not vary between the pages without the
// guard must be the same with it: the document after each step, errors, requests and their order, and every mutation in its order.
// --write puts the table into docs/internals/software.md.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../..')
const folder = join(root, 'node_modules/.software')
const modules = join(folder, 'node_modules')
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
})

const wanted = readFileSync(join(here, 'package.json'), 'utf8')
const installed = join(folder, 'package.json')
if (!existsSync(modules) || readFileSync(installed, 'utf8') !== wanted) {
  mkdirSync(folder, { recursive: true })
  copyFileSync(join(here, 'package.json'), installed)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
}

const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Returns the script of a page, with the styles that it imports. */
async function bundle(name) {
  const { outputFiles } = await build({
    stdin: {
      contents: `import demo from './pages/${name}.js'
        recordDemo(demo).then(recorded => (window.recorded = recorded))`,
      resolveDir: here,
    },
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    nodePaths: [modules],
    define: { 'process.env.NODE_ENV': '"production"', global: 'window', 'import.meta.url': 'document.baseURI' },
    loader: {
      '.svg': 'dataurl',
      '.png': 'dataurl',
      '.ttf': 'dataurl',
      '.woff': 'dataurl',
      '.woff2': 'dataurl',
      '.gif': 'dataurl',
    },
    logLevel: 'error',
  })
  const textOf = ending => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { script: textOf('.js'), styles: textOf('.css') }
}

const bundles = new Map()
const record = readFileSync(join(here, 'record.js'), 'utf8').replaceAll('</', '<\\/')
const page = (name, hasGuard) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${name}</title>
${hasGuard ? '<meta data-ours http-equiv="Content-Security-Policy" content="object-src * data: blob:"><script data-ours src="/dist/guard.js"></script>' : ''}<link rel="icon" href="data:,"><link rel="stylesheet" href="/styles/${name}.css">
<script>${record}</script></head><body><script src="/scripts/${name}.js"></script></body></html>`

/** A site of the same addresses, without and with the guard. */
const siteWith = hasGuard =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://site')
    const send = (body, type, status = 200) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    const [, kind, name = ''] = /^\/(\w+)\/(.*)$/.exec(pathname) ?? []
    if (kind === 'page') return send(page(name, hasGuard), types['.html'])
    if (kind === 'scripts') return send(bundles.get(name.slice(0, -3)).script, types['.js'])
    if (kind === 'styles') return send(bundles.get(name.slice(0, -4)).styles, types['.css'])
    if (kind === 'tiles') return send(tile, types['.png'])
    if (kind === 'echo') return send(`<p>${name}</p>`, types['.html'])
    const base = { dist: join(root, 'dist'), modules, files: join(here, 'files') }[kind]
    const file = base && normalize(join(base, name))
    if (file?.startsWith(base) && existsSync(file) && extname(file))
      return send(readFileSync(file), types[extname(file)] ?? 'application/octet-stream')
    send('Not Found', 'text/plain', 404)
  })
const sites = { without: siteWith(false), with: siteWith(true) }
for (const site of Object.values(sites)) await new Promise(resolve => site.listen(0, '127.0.0.1', resolve))

const { args = [], ...options } = await chromiumLaunchOptions()
const browser = await launch({
  ...options,
  args: [...args, '--enable-unsafe-swiftshader', '--autoplay-policy=no-user-gesture-required'],
})

/** Opens a page in a profile of its own. @returns what it recorded */
async function open(name, kind) {
  const context = await browser.createBrowserContext()
  const tab = await context.newPage()
  try {
    await tab.goto(`http://localhost:${sites[kind].address().port}/page/${name}`, { waitUntil: 'load' })
    await tab.waitForFunction('window.recorded', { timeout: 45_000 })
    return await tab.evaluate('recorded')
  } catch (fault) {
    return { dom: {}, changes: [], requests: [], sequence: [], errors: [`The demo did not end: ${fault.message}`] }
  } finally {
    await context.close()
  }
}

const aspects = { document: 'dom', errors: 'errors', requests: 'requests', sequence: 'sequence', order: 'changes' }
const text = value => JSON.stringify(value, null, 1)
/** Returns the first lines that differ. */
function difference(one, other) {
  const [lines, others] = [text(one), text(other)].map(value => value.replaceAll('>', '>\n').split('\n'))
  const at = lines.findIndex((line, index) => line !== others[index])
  return `    without: ${lines
    .slice(at, at + 2)
    .join(' ')
    .slice(0, 300)}\n    with:    ${others
    .slice(at, at + 2)
    .join(' ')
    .slice(0, 300)}`
}

const names = readdirSync(join(here, 'pages'))
  .map(file => file.slice(0, -3))
  .filter(name => !values.only || values.only.split(',').includes(name))
const { dependencies } = JSON.parse(wanted)
const rows = []
let different = 0
for (const name of names) {
  bundles.set(name, await bundle(name))
  const runs = { without: [await open(name, 'without'), await open(name, 'without')], with: [await open(name, 'with')] }
  const isSame = key => runs.with.some(one => runs.without.some(other => text(one[key]) === text(other[key])))
  const varies = key => runs.without.some(one => text(one[key]) !== text(runs.without[0][key]))
  const differing = () => Object.values(aspects).filter(key => !isSame(key) && !varies(key))
  // A difference that does not repeat is chance, as of timers on a busy machine.
  for (let again = 0; again < 2 && differing().length > 0; again++)
    for (const kind of ['without', 'with']) runs[kind].push(await open(name, kind))
  const [first] = runs.without
  const verdicts = Object.entries(aspects).map(([aspect, key]) => {
    if (isSame(key)) return 'same'
    if (varies(key)) return 'varies'
    different++
    console.log(`  ${name}, ${aspect}:\n${difference(first[key], runs.with[0][key])}`)
    return '**differs**'
  })
  const ended = Object.values(runs).every(list => list.some(({ dom }) => 'end' in dom))
  if (!ended) {
    different++
    console.log(`  ${name}: the demo did not end`)
  }
  const counts = [Object.keys(first.dom).length, first.changes.length, first.requests.length, first.errors.length]
  rows.push([name, ...verdicts, ...counts])
  console.log(
    `${name.padEnd(16)} ${verdicts.join(', ')}   ${counts[0]} steps, ${counts[1]} mutations, ${counts[2]} requests, ${counts[3]} errors`,
  )
  if (values.verbose || counts[3] > 0) console.log(first.errors.map(line => `    ${line}`).join('\n'))
}
await browser.close()
for (const site of Object.values(sites)) site.close()

if (values.write) {
  const file = join(root, 'docs/internals/software.md')
  const version = name =>
    dependencies[name] ?? Object.entries(dependencies).find(([key]) => key.includes(name))?.[1] ?? ''
  const [before, table, after] = readFileSync(file, 'utf8').split('<!-- software -->')
  const nameOf = line => line.split(' | ')[0].slice(2)
  // Rows of demos that did not run now are kept.
  const lines = new Map(
    table
      .split('\n')
      .filter(line => /^\| [^d-]|^\| d[^e]/.test(line))
      .map(line => [nameOf(line), line]),
  )
  for (const [name, ...cells] of rows) lines.set(name, `| ${[name, version(name), ...cells].join(' | ')} |`)
  const all = [
    '| demo | version | document | errors | requests | their order | order of mutations | steps | mutations | requests | errors |',
    '| --- | --- | --- | --- | --- | --- | --- | ---: | ---: | ---: | ---: |',
    ...[...lines.values()].toSorted(),
  ]
  writeFileSync(file, `${before}<!-- software -->\n\n${all.join('\n')}\n\n<!-- software -->${after}`)
}
console.log(`\n${rows.length} demos: ${different} differences`)
process.exit(different > 0 ? 1 : 0)
