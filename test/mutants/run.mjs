// Plants each bug of mutants.mjs in a copy of the sources, and runs the tests of its area: `npm run test:mutants`.
// Words choose mutants by the beginning of their file: `npm run test:mutants -- src/client`. MUTANTS_SHARD=1/2 runs every second one.
// Each result is written as soon as it is known. With --continue, mutants that have one of this commit are not run again.
// The exit code is 0 if the tests find 90 % of them. mutants.node-test.mjs checks the list in `npm test`.
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
import { installBackend } from '../../examples/server/install.mjs'
import { mutantProblems } from './mutant-problems.mjs'
import { mutants } from './mutants.mjs'

/** The share of mutants that the tests must find. */
const ENOUGH = 0.9
/** A mutant that makes its tests run forever counts as found. */
const LIMIT_MS = 5 * 60_000

const [shard, shards] = (process.env.MUTANTS_SHARD ?? '1/1').split('/').map(Number)
const words = process.argv.slice(2).filter(word => word !== '--continue')
const chosen = mutants
  .filter(({ file }) => words.length === 0 || words.some(word => file.startsWith(word)))
  .filter((_, at) => at % shards === shard - 1)

const problems = mutantProblems(chosen)
for (const problem of problems) console.error(problem)
if (problems.length > 0 || chosen.length === 0) process.exit(1)

// The test servers would otherwise install their packages for each start in the copy.
await installBackend(console.log)
await installBackend(console.log, new URL('../support/c15t-1/', import.meta.url))

// Below the project, so that packages are found in its node_modules. Your own files are never changed.
mkdirSync('node_modules/.cache', { recursive: true })
const copy = mkdtempSync(join('node_modules', '.cache', 'mutants-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))

const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim()
const resultsFile = join('node_modules', '.cache', `mutants-${shard}-of-${shards}.jsonl`)
if (!process.argv.includes('--continue')) rmSync(resultsFile, { force: true })
const keyOf = ({ file, from, to, commit }) => JSON.stringify([file, from, to, commit])
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
  'build',
  'docs',
  'examples',
  'package.json',
  'tsconfig.json',
  'web-test-runner.config.mjs',
  'test',
])
  cpSync(name, join(copy, name), {
    recursive: true,
    preserveTimestamps: true, // a newer package-lock.json would install the server's packages again
    filter: path => !/node_modules$|docs.\.vitepress|docs.public/.test(path),
  })
for (const name of [
  'dist',
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

/** Runs the tests of an area in the copy. */
async function runTests(tests) {
  const ofNode = tests.filter(test => test.endsWith('.mjs'))
  const ofBrowser = tests.filter(test => !test.endsWith('.mjs'))
  const result = ofNode.length > 0 ? await runs(['test/support/run-node-tests.mjs', ...ofNode]) : { isGreen: true }
  if (!result.isGreen || ofBrowser.length === 0) return result
  const config = ['--config', 'test/mutants/web-test-runner.config.mjs']
  return runs(['node_modules/@web/test-runner/dist/bin.js', ...config, '--files', ...ofBrowser])
}

/** Whether the tests of an area are green without a mutant. Tests that fail would find every one. */
const areas = new Map()
async function isAreaGreen(tests) {
  const area = tests.join(' ')
  if (!areas.has(area)) {
    const { isGreen, output } = await runTests(tests)
    areas.set(area, isGreen)
    if (!isGreen) console.error(`${output}\nThese tests fail without a mutant: ${area}`)
  }
  return areas.get(area)
}

for (const { file, from, to, tests } of chosen) {
  const key = keyOf({ file, from, to, commit })
  if (results.has(key) || !(await isAreaGreen(tests))) continue
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  const started = Date.now()
  const { isGreen } = await runTests(tests)
  writeFileSync(path, text)
  const result = { file, from, to, found: !isGreen, seconds: Math.round((Date.now() - started) / 1000), commit }
  results.set(key, result)
  appendFileSync(resultsFile, `${JSON.stringify(result)}\n`)
  console.log(`${isGreen ? '✗ survived' : '✓ found   '} ${file}: ${from} → ${to || 'nothing'}`)
}
const ofChosen = chosen.map(mutant => results.get(keyOf({ ...mutant, commit }))).filter(Boolean)
const found = ofChosen.filter(result => result.found).length
console.log(
  `\n${found} of ${chosen.length} mutants found, ${Math.round((found / chosen.length) * 100)} %; ${resultsFile}`,
)
if (ofChosen.length < chosen.length) console.error(`${chosen.length - ofChosen.length} could not be run`)
process.exit(found / chosen.length >= ENOUGH && ofChosen.length === chosen.length ? 0 : 1)
