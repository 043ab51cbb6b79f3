// `npm run size`: the size of each built file, the downloads of each kind of visitor, and exceeded budgets.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { bundles, otherBudgets } from '../../build/bundles.mjs'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist')

const budgets = { ...Object.fromEntries(bundles.map(({ file, budget }) => [file, budget])), ...otherBudgets }
/** Goals that are not reached yet, by kind of visitor or by file. */
const goals = {
  'the guard alone': 6 * 1024,
  'returning, with the tag, everything granted': 12 * 1024,
  'new, with the tag, until the banner shows': 14 * 1024,
}
/**
 * The budget of what loads only for the settings, without React. 170 keep a category in view with large text, and labels of
 * buttons on one line; 190 are the room and the movement of the dialog.
 */
const dialogBudget = 13_100

const filesIn = folder =>
  readdirSync(folder).flatMap(name => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesIn(path) : [path]
  })

/** Returns a file with its static imports: everything that a browser needs before the module runs. */
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
 * Breaks the size of a file down into parts. Parts cannot be cut out of a built file, so the entry is bundled with and
 * without each part.
 * @param entry the file of src/ that it is built from
 * @param parts by name, the imports that belong to a part
 * @param elsewhere the imports that are in other files
 */
async function partsOf(file, entry, parts, elsewhere = []) {
  const bundled = async without => {
    const { outputFiles } = await build({
      entryPoints: [join(dist, '../src', entry)],
      external: [...elsewhere, ...without],
      bundle: true,
      minify: true,
      format: 'esm',
      jsx: 'automatic',
      write: false,
      define: {
        'process.env.NODE_ENV': '"production"',
        'import.meta.env.MODE': '"production"',
        'import.meta.env': 'true',
      },
    })
    return brotli(outputFiles[0].contents)
  }
  const sizes = {}
  let rest = await bundled([])
  const left = []
  for (const [name, imports] of Object.entries(parts)) {
    left.push(...imports)
    const smaller = await bundled(left)
    sizes[name] = rest - smaller
    rest = smaller
  }
  const ours = weigh([file]).brotli - Object.values(sizes).reduce((sum, size) => sum + size, 0)
  return { ...sizes, 'our own code': ours }
}

const number = bytes => bytes.toLocaleString('en').padStart(10)
const rows = (title, entries) => {
  console.log(`\n${title.padEnd(52)}${['min', 'gzip', 'brotli'].map(word => word.padStart(10)).join('')}`)
  for (const [name, files] of entries) {
    const { min, gzip, brotli } = weigh(files)
    console.log(`${name.padEnd(52)}${[min, gzip, brotli].map(number).join('')}`)
  }
}

const doors = ['index', 'auto', 'define', 'elements', 'react', 'server', 'store']
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
const [ahead, kernel, core, banner, guard, whole, blocking, rest, ui] = [
  'consent-elements.js',
  'consent-elements-kernel.js',
  'consent-elements-core.js',
  'consent-elements-banner.js',
  'guard.js',
  'guard-whole.js',
  'consent-elements-blocking.js',
  'consent-elements-rest.js',
  'consent-elements-ui.js',
]
const visitors = {
  'the guard alone': [guard],
  'returning, with the tag, everything granted': [guard, ahead, kernel],
  'returning, with the tag, something refused': [guard, whole, ahead, kernel],
  'returning, without the guard, everything granted': [ahead, kernel],
  'returning, without the guard, something refused': [ahead, core, blocking],
  'new, with the tag, until the banner shows': [guard, ahead],
  'new, without the guard, until the banner shows': [ahead],
  'new, more until the banner is served': [core, banner],
  'new, with the tag, more: the whole guard': [whole],
  'new, more once the banner has been painted': [rest],
  'new, more once the page is idle': [ui],
  'with a tag manager, more': ['consent-elements-tags.js'],
  'with vendors to tell, more': ['consent-elements-signals.js'],
  'withdrawing, more': ['consent-elements-withdrawal.js'],
  'with the guard and a worker before a yes, more': ['guard-worker.js'],
  'with gated markup, more': ['consent-elements-markup.js'],
  'with a held frame in sight, more': ['consent-elements-placeholder.js'],
  'with a mistake in the options, more': ['consent-elements-options.js'],
}
rows('visitor', Object.entries(visitors))

const jotai = { jotai: ['jotai/vanilla'] }
const hosts = { 'host list': ['*/tracking-hosts'] }
const entryOf = file => bundles.find(bundle => bundle.file === file).entry
/** Returns the specifiers of modules in other bundles: file names without folder and extension. */
const inOtherBundles = file =>
  bundles
    .filter(bundle => bundle.file !== file)
    .flatMap(({ entry, owns = [] }) => [entry, ...owns])
    .map(module => `*/${module.split('/').at(-1).replace(/\.ts$/, '')}`)
const made = {
  [ahead]: await partsOf(
    ahead,
    entryOf(ahead),
    { "the banner's styles": ['*/banner-styles'], 'list of languages': ['*/translations/languages'] },
    [...inOtherBundles(ahead), './languages/*'],
  ),
  [core]: await partsOf(core, entryOf(core), jotai, [...inOtherBundles(core), './languages/*']),
  [guard]: await partsOf(guard, entryOf(guard), hosts),
  [blocking]: await partsOf(blocking, entryOf(blocking), hosts),
  [ui]: await partsOf(ui, entryOf(ui), {
    React: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    r2wc: ['@r2wc/react-to-web-component'],
  }),
}
for (const [file, parts] of Object.entries(made)) {
  console.log(`\n${`what ${file} is made of`.padEnd(72)}${'brotli'.padStart(10)}`)
  for (const [part, bytes] of Object.entries(parts)) console.log(part.padEnd(72) + number(bytes))
}

for (const [visitor, goal] of Object.entries(goals)) {
  const over = weigh(visitors[visitor]).brotli - goal
  if (over > 0)
    console.log(`\n${visitor}: the goal is ${goal.toLocaleString('en')} bytes, ${over.toLocaleString('en')} fewer`)
}
/** The files that a budget is for: one, or those of a folder. */
const filesOf = name =>
  name.endsWith('/')
    ? readdirSync(join(dist, name))
        .filter(file => file.endsWith('.js'))
        .map(file => name + file)
    : [name]
const problems = Object.entries(budgets).flatMap(([name, budget]) =>
  filesOf(name).flatMap(file => {
    const size = weigh([file]).brotli
    if (budget === undefined)
      return [
        `${file} has no budget in build/bundles.mjs: it has ${size} bytes, so add budget: ${Math.ceil(size * 1.01)}`,
      ]
    return size > budget ? [`${file} has ${size} bytes, and its budget in build/bundles.mjs is ${budget}`] : []
  }),
)
const dialog = weigh([ui]).brotli - made[ui].React
if (dialog > dialogBudget) problems.push(`${ui} has ${dialog} bytes without React, and its budget is ${dialogBudget}`)
for (const problem of problems) console.error(`\n${problem}`)
if (problems.length > 0) process.exitCode = 1
