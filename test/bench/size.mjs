// `npm run size`: what each built file weighs, what each kind of visitor downloads, and whether a budget is broken.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist')

/** The budgets, in bytes after brotli; issue numbers and promises are in the README. */
const budgets = {
  'consent-elements.js': 9 * 1024,
  'guard.js': 6 * 1024,
  'consent-elements-ui.js': 56 * 1024,
}

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

const weigh = files => {
  const buffers = [...files].map(file => readFileSync(join(dist, file)))
  const sum = measure => buffers.reduce((total, buffer) => total + measure(buffer), 0)
  return {
    min: sum(buffer => buffer.length),
    gzip: sum(buffer => gzipSync(buffer, { level: 9 }).length),
    brotli: sum(buffer => brotliCompressSync(buffer, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length),
  }
}

const rows = (title, entries) => {
  console.log(`\n${title.padEnd(52)}${['min', 'gzip', 'brotli'].map(word => word.padStart(10)).join('')}`)
  for (const [name, files] of entries) {
    const { min, gzip, brotli } = weigh(files)
    const numbers = [min, gzip, brotli].map(bytes => bytes.toLocaleString('en').padStart(10)).join('')
    console.log(`${name.padEnd(52)}${numbers}`)
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
rows('visitor of a page with one script tag', [
  ['returning (consent-elements.js)', ['consent-elements.js']],
  ['new, until the banner shows (and the elements)', ['consent-elements.js', 'consent-elements-ui.js']],
  ['with the guard in front, more', ['guard.js']],
])

const broken = Object.entries(budgets).filter(([file, budget]) => weigh([file]).brotli > budget)
for (const [file, budget] of broken)
  console.error(`\n${file} is over its budget of ${budget.toLocaleString('en')} bytes`)
if (broken.length > 0) process.exitCode = 1
