// `npm run size`: what each built file weighs, what each kind of visitor downloads, and whether a budget is broken.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist')

/** The budgets, in bytes after brotli: a little more than what the files weigh, so that growth is seen. */
const budgets = {
  'consent-elements.js': 11_500,
  'consent-elements-button.js': 2040,
  'consent-elements-options.js': 1470,
  'consent-elements-tags.js': 1380,
  'consent-elements-markup.js': 800,
  'consent-elements-ui.js': 49 * 1024,
  'consent-elements-visit.js': 12_500,
  'guard.js': 6 * 1024,
  'guard-strict.js': 7 * 1024,
  'consent-service-worker.js': 4 * 1024,
}
/** What we want and do not have yet. */
const goals = { 'consent-elements.js': 9 * 1024 }

const filesIn = folder =>
  readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

/** A file together with what it imports at once: what a browser must have before the module runs. */
function closure(file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(join(dist, file), 'utf8')
  for (const [, , specifier] of code.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from)?\s*(['"])(\.[^'"]+)\1/g,
  ))
    closure(relative(dist, join(dist, dirname(file), specifier.split('?')[0])), seen)
  return seen
}

const brotli = bytes => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const weigh = files => {
  const buffers = [...files].map(file => readFileSync(join(dist, file)))
  const sum = measure => buffers.reduce((total, buffer) => total + measure(buffer), 0)
  return {
    min: sum(buffer => buffer.length),
    gzip: sum(buffer => gzipSync(buffer, { level: 9 }).length),
    brotli: sum(brotli),
  }
}

/**
 * What the parts of the core add to it: by how much it grows with them. They cannot be cut out of the built file, so it
 * is bundled here once more, with each part and without it.
 */
async function coreParts() {
  const whole = await bundledCore([])
  const jotai = whole - (await bundledCore(['jotai/vanilla']))
  const list = whole - (await bundledCore(['./tracking-hosts']))
  return { jotai, 'host list': list, 'our own code': weigh(['consent-elements.js']).brotli - jotai - list }
}

async function bundledCore(without) {
  const fetched = [
    './define-banner',
    './define-button',
    './define-dialog',
    './conversation',
    './explain-options',
    './tell-tag-manager',
    '../blocking/gated-markup',
  ]
  const { outputFiles } = await build({
    entryPoints: [join(dist, '../src/auto.ts')],
    external: [...fetched, ...without],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    define: { 'import.meta.env.MODE': '"production"', 'import.meta.env': 'true' },
  })
  return brotli(outputFiles[0].contents)
}

const number = bytes => bytes.toLocaleString('en').padStart(10)
const rows = (title, entries) => {
  console.log(`\n${title.padEnd(52)}${['min', 'gzip', 'brotli'].map(word => word.padStart(10)).join('')}`)
  for (const [name, files] of entries) {
    const { min, gzip, brotli } = weigh(files)
    console.log(`${name.padEnd(52)}${[min, gzip, brotli].map(number).join('')}`)
  }
}

const doors = ['index', 'auto', 'define', 'elements', 'react', 'store']
rows(
  'door, with what it imports at once',
  doors.map(door => [door === 'index' ? '.' : `./${door}`, closure(`${door}.js`)]),
)
rows(
  'file',
  filesIn(dist)
    .map(path => relative(dist, path))
    .filter(path => path.endsWith('.js') && !path.startsWith('chunks/') && !doors.includes(path.slice(0, -3)))
    .map(path => [path, [path]]),
)
const core = 'consent-elements.js'
rows('visitor of a page with one script tag', [
  [`returning (${core})`, [core]],
  ['new, until the banner shows (and visit)', [core, 'consent-elements-visit.js']],
  ['new, once the page is idle (and ui)', [core, 'consent-elements-visit.js', 'consent-elements-ui.js']],
  ['with a tag manager, more', ['consent-elements-tags.js']],
  ['with gated markup, more', ['consent-elements-markup.js']],
  ['with a mistake in the options, more', ['consent-elements-options.js']],
  ['with the guard in front, more', ['guard.js']],
])

console.log(`\n${`what ${core} is made of`.padEnd(72)}${'brotli'.padStart(10)}`)
for (const [part, bytes] of Object.entries(await coreParts())) console.log(part.padEnd(72) + number(bytes))

for (const [file, goal] of Object.entries(goals)) {
  const over = weigh([file]).brotli - goal
  if (over > 0)
    console.log(`\n${file}: the goal is ${goal.toLocaleString('en')} bytes, ${over.toLocaleString('en')} fewer`)
}
const broken = Object.entries(budgets).filter(([file, budget]) => weigh([file]).brotli > budget)
for (const [file, budget] of broken)
  console.error(`\n${file} is over its budget of ${budget.toLocaleString('en')} bytes`)
if (broken.length > 0) process.exitCode = 1
