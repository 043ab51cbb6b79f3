// `npm run size`: what each built file weighs, what each kind of visitor downloads, and whether a budget is broken.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist')

/**
 * The budgets, in bytes after brotli: a little more than what the files weigh, so that growth is seen. The look for
 * attributes and slots that mean nothing is 150 of the button; explaining them is 800 of `options`, which only pages with a
 * mistake fetch.
 */
const budgets = {
  // What a page loads: draws the banner and fetches the core. Each 1,000 bytes keep a visitor waiting for 5 to 10 ms.
  // 50 more since it fetches the banner beside the core, for which who comes back downloads 4,200 fewer; and 265, which the banner's
  // file has no longer, since it asks for the dialog's: who presses Customize at once had waited for that, 300 ms in place of 130.
  'consent-elements.js': 6015,
  // The look whether a frame waits is in it, which nothing else is there for (150).
  // And 50 since it notes what the page decides before the banner's file is there, whose receipt and question were lost.
  'consent-elements-core.js': 9760,
  'consent-elements-banner.js': 5250, // all texts in English are in it (800)
  'consent-elements-blocking.js': 3915, // 30 more since its functions have the text of native ones, without which Sentry watches none
  'consent-elements-button.js': 1750, // 830 of it are all texts in English, which who has decided has from nowhere else
  'consent-elements-options.js': 2975,
  'consent-elements-tags.js': 1620,
  'consent-elements-signals.js': 970,
  'consent-elements-withdrawal.js': 1850,
  'consent-elements-markup.js': 1000, // knows which frames the visitor has loaded by themselves, and has browsers forget them
  'consent-elements-placeholder.js': 4795, // of which 40 have browsers forget a frame, 1,000 are texts, and 35 keep hyphens out of hosts' names and colour the scroll bar
  'consent-elements-ui.js': 47_600,
  // 320 of it get the banner out of boxes that would shift it, and name languages without texts; nobody waits for it.
  'consent-elements-rest.js': 8500, // 800 are texts
  // Some 80 bytes more each since what decides goes by methods that a page cannot replace, and a Request of a library's is read.
  // And 120 since the copy of what waits waits, too, so that it is served like its original.
  // And 40 since browsers do not load again by themselves the frames that were released on an earlier visit.
  // And 30 since its text can stand in the page, which saves the wait for a file.
  // And 50 since the list is read once for all who hold by it, and not four times as a page begins.
  // And 150 since clicks and forms are judged when the page's own listeners have heard of them, and made again without them; films
  // find their sources after a yes; frames without an origin are told what is granted; an empty frame's load is none of the page's.
  // And 110 since a held script is found by its address, waits whatever type the page gives it, and runs though its loader has
  // taken it out; and since scripts in markup, of which libraries make others, keep all they have. jQuery's, htmx's and Turbo's
  // were lost, and loaders that look for their script put it in twice.
  // And 110 since what it replaces is found by its interface: an element of every kind, made only to ask what it has, kept the
  // page's first paint waiting for longer than these bytes do, a sixth of all the time that it takes to start.
  // And 10 since such a script waits even where its type went by a way that nobody watches.
  // And 310 since pages with Trusted Types can write into their frames (110), which threw; since documents in blobs keep their doctype and
  // letters, and styles beside a held one their escapes; since a page that opens its document anew hears of a yes; and since lists of
  // images without blanks, links outside the document and `export from` are held, which went out.
  // And 95 since markup that a page reads has what is held in it: films that are stopped by writing it anew, and pages that are kept
  // as markup for the way back, never came.
  // And 190 since pages of old libraries and of error reporters work beneath it, and since what frameworks do all the time
  // costs half: no markup is read twice, no declaration for each write and no node a second time without need.
  // And 220 since what drawings are painted with is held (90), what is written into the animated strings of images and scripts in SVG
  // (60), which Firefox and WebKit fetch, and Google's advertising in every country (65), which costs requests to others next to nothing; markup without anything held is looked through once.
  // And 250 since a frame is found wherever it lies (120), and looked for only where its address is held, and links into windows whose name is a variable's are not held; since forms
  // and their listeners are heard in shadow roots, once, and by natives alone (70); and since blobs in windows have us in front (30).
  // And 95 since setHTML, parseHTMLUnsafe and what text is edited by are read like all other markup, with the shadow roots in it.
  // And 20 since a form is delivered whose button has gone by the time of a yes, as one does that becomes a spinner; and 10 since no frame is looked for on a click on what is not held.
  // And 20 since scripts of a parsed document stay as they are, of which Turbo makes others; those did not run after a yes.
  'guard.js': 12_430,
  'guard-capture.js': 13_530, // 10 more since what a page takes away by its namespace is forgotten, and 30 since every part of a table has a background
  'guard-strict.js': 12_955, // opens the page once more in Firefox, where a reload would leave frames empty
  'guard-worker.js': 5690, // 10 more since a worker of a page on a disk starts, which cannot fetch it
  'consent-service-worker.js': 3855,
  'inspector.js': 5100,
}
/** What we want and do not have yet, by kind of visitor, who may be one that downloads a single file. */
const goals = {
  'the guard alone': 6 * 1024,
  'returning, with the guard in front': 12 * 1024,
  'new, with the guard, until the banner shows': 14 * 1024,
}
/** What is fetched only to show the settings, less React. */
const dialogBudget = 12 * 1024

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
 * What a file is made of: by how much it grows with each part. Parts cannot be cut out of a built file, so it is bundled
 * here once more, with each part and without it.
 * @param entry the file of src/ that it is built from
 * @param parts what is told apart, by name: the imports that bring it
 * @param elsewhere the imports that lie in other files
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
const [ahead, core, banner, guard, blocking, rest, ui] = [
  'consent-elements.js',
  'consent-elements-core.js',
  'consent-elements-banner.js',
  'guard.js',
  'consent-elements-blocking.js',
  'consent-elements-rest.js',
  'consent-elements-ui.js',
]
const visitors = {
  'the guard alone': [guard],
  'returning, with the guard in front': [guard, ahead, core],
  'returning, without the guard': [ahead, core, blocking],
  'new, with the guard, until the banner shows': [guard, ahead],
  'new, without the guard, until the banner shows': [ahead],
  'new, more until the banner is served': [core, banner],
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
const hosts = { 'host list': ['./tracking-hosts'] }
const made = {
  [ahead]: await partsOf(
    ahead,
    'ahead.ts',
    { "the banner's styles": ['*/banner-styles'], 'list of languages': ['*/translations/languages'] },
    ['./core', './banner', './blocking', './languages/*'],
  ),
  [core]: await partsOf(core, 'core.ts', jotai, [
    './blocking',
    './blocking/start-blocking',
    './opening',
    './define-banner',
    './define-button',
    './define-dialog',
    './explain-options',
    './languages/*',
    './tell-tag-manager',
    './withdraw',
    './tell-vendors',
    '../blocking/gated-markup',
    './start-placeholders',
  ]),
  [guard]: await partsOf(guard, 'guard.ts', hosts),
  [blocking]: await partsOf(blocking, 'blocking.ts', hosts),
  [ui]: await partsOf(ui, 'define-dialog.ts', {
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
const broken = Object.entries(budgets).filter(([file, budget]) => weigh([file]).brotli > budget)
for (const [file, budget] of broken)
  console.error(`\n${file} is over its budget of ${budget.toLocaleString('en')} bytes`)
const dialog = weigh([ui]).brotli - made[ui].React
if (dialog > dialogBudget)
  console.error(`\n${ui} without React is over ${dialogBudget.toLocaleString('en')} bytes: ${dialog}`)
if (broken.length > 0 || dialog > dialogBudget) process.exitCode = 1
