// Plants generated bugs in a copy of the sources, and runs the tests of the folder that mirrors theirs:
// `npm run test:mutants -- --sample 300 --seed 7`, or with beginnings of files: `npm run test:mutants -- src/client`.
// MUTANTS_SHARD=1/2 runs every second one. Each result is written as soon as it is known. With --continue, mutants that have
// one of this commit are not run again. The exit code is 0 if the tests find 85 % of them.
import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installBackend } from '../../examples/server/install.mjs'
import { sampleMutants, testsOf } from './generate-mutants.mjs'

/** The share of mutants that the tests must find. */
const ENOUGH = 0.85
/** What builds the part of dist/ that the tests of a folder read. */
const builds = { plugins: 'build/integrations.mjs', serve: 'build/tools.mjs', tools: 'build/tools.mjs' }
const folderOf = file => file.split('/')[1]
/** A mutant that makes its tests run forever counts as found. */
const LIMIT_MS = 5 * 60_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: `${Date.now() % 100_000}` },
    continue: { type: 'boolean' },
  },
})
const [shard, shards] = (process.env.MUTANTS_SHARD ?? '1/1').split('/').map(Number)
/** The tests of src/server/ read a file of the whole build, which takes a minute. */
const isNamed = file =>
  folderOf(file) !== 'server' && (positionals.length === 0 || positionals.some(word => file.startsWith(word)))
// Those of a folder run together, so that its tests run once without a mutant.
const chosen = sampleMutants(Number(values.sample), Number(values.seed), isNamed)
  .filter((_, at) => at % shards === shard - 1)
  .toSorted((a, b) => (a.file < b.file ? -1 : 1))
if (chosen.length === 0) throw new Error(`No module of src/ begins with ${positionals.join(' or ')}`)
console.log(`${chosen.length} mutants with seed ${values.seed}`)

// The test servers would otherwise install their packages for each start in the copy.
await installBackend(console.log)
await installBackend(console.log, new URL('../support/c15t-1/', import.meta.url))

// Below the project, so that packages are found in its node_modules. Your own files are never changed.
mkdirSync('node_modules/.cache', { recursive: true })
const copy = mkdtempSync(join('node_modules', '.cache', 'mutants-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))

const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim()
const resultsFile = join('node_modules', '.cache', `mutants-${shard}-of-${shards}.jsonl`)
if (!values.continue) rmSync(resultsFile, { force: true })
const keyOf = ({ file, start, kind, to, commit }) => JSON.stringify([file, start, kind, to, commit])
const results = new Map(
  existsSync(resultsFile)
    ? readFileSync(resultsFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
        .map(result => [keyOf(result), result])
    : [],
)
for (const name of [
  'src',
  'dist',
  'build',
  'docs',
  'examples',
  'NOTICE',
  'package.json',
  'tsconfig.json',
  'web-test-runner.config.mjs',
  'test',
].filter(name => existsSync(name)))
  cpSync(name, join(copy, name), {
    recursive: true,
    preserveTimestamps: true, // a newer package-lock.json would install the server's packages again
    filter: path => !/node_modules$|docs.\.vitepress|docs.public/.test(path),
  })
for (const name of [
  'node_modules',
  'examples/server/node_modules',
  'test/support/c15t-1/node_modules',
  'test/support/react-19/node_modules',
])
  if (existsSync(name)) symlinkSync(join(process.cwd(), name), join(copy, name))

let running
/** Interrupts the tests, and kills them if they do not end. A test runner that is killed leaves its browser behind. */
function end() {
  const child = running
  if (!child) return
  const signal = name => running === child && process.kill(-child.pid, name)
  signal('SIGINT')
  setTimeout(signal, 10_000, 'SIGKILL').unref()
}
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    isStopping = true
    if (!running) process.exit(1)
    running.once('close', () => process.exit(1))
    end()
  })

const runs = words =>
  new Promise(resolve => {
    running = spawn(process.execPath, words, {
      cwd: copy,
      env: { ...process.env, ANY_BUILD: '1' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [running.stdout, running.stderr]) stream.on('data', chunk => (output += chunk))
    const timer = setTimeout(end, LIMIT_MS)
    running.on('close', code => {
      clearTimeout(timer)
      running = undefined
      if (!isStopping) resolve({ isGreen: code === 0, output })
    })
  })

/** Runs the tests of an area in the copy. Code that cannot be built is not green. */
async function runTests(tests, build) {
  if (build) {
    const built = await runs([build])
    if (!built.isGreen) return built
  }
  const ofNode = tests.filter(test => test.endsWith('.mjs'))
  const ofBrowser = tests.filter(test => !test.endsWith('.mjs'))
  const result = ofNode.length > 0 ? await runs(['test/support/run-node-tests.mjs', ...ofNode]) : { isGreen: true }
  if (!result.isGreen || ofBrowser.length === 0) return result
  const config = ['--config', 'test/mutants/web-test-runner.config.mjs']
  return runs(['node_modules/@web/test-runner/dist/bin.js', ...config, '--files', ...ofBrowser])
}

/** Whether the tests of an area are green without a mutant. Tests that fail would find every one. */
const areas = new Map()
async function isAreaGreen(tests, build) {
  const area = tests.join(' ')
  if (!areas.has(area)) {
    const { isGreen, output } = await runTests(tests, build)
    areas.set(area, isGreen)
    if (!isGreen) console.error(`${output}\nThese tests fail without a mutant: ${area}`)
  }
  return areas.get(area)
}

for (const mutant of chosen) {
  const { file, kind, start, end, line, from, to } = mutant
  const key = keyOf({ ...mutant, commit })
  const tests = testsOf(file)
  const build = builds[folderOf(file)]
  if (results.has(key) || !(await isAreaGreen(tests, build))) continue
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.slice(0, start) + to + text.slice(end))
  const started = Date.now()
  const { isGreen } = await runTests(tests, build)
  writeFileSync(path, text)
  const seconds = Math.round((Date.now() - started) / 1000)
  const result = { file, line, kind, start, from, to, found: !isGreen, seconds, commit }
  results.set(key, result)
  appendFileSync(resultsFile, `${JSON.stringify(result)}\n`)
  const short = words => words.replaceAll(/\s+/g, ' ').slice(0, 80)
  console.log(
    `${isGreen ? '✗ survived' : '✓ found   '} ${file}:${line}, ${kind}: ${short(from)} → ${short(to) || 'nothing'}`,
  )
}
const ofChosen = chosen.map(mutant => results.get(keyOf({ ...mutant, commit }))).filter(Boolean)
const found = ofChosen.filter(result => result.found).length
console.log(
  `\n${found} of ${chosen.length} mutants found, ${Math.round((found / chosen.length) * 100)} %; ${resultsFile}`,
)
if (ofChosen.length < chosen.length) console.error(`${chosen.length - ofChosen.length} could not be run`)
process.exit(found / chosen.length >= ENOUGH && ofChosen.length === chosen.length ? 0 : 1)
