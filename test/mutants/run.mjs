// Plants each bug of mutants.mjs in a copy of the sources, and runs the tests of its area: `npm run test:mutants`.
// Words choose mutants by the beginning of their file: `npm run test:mutants -- src/client`. MUTANTS_SHARD=1/2 runs every second one.
// The exit code is 0 if the tests find 90 % of them. mutants.node-test.mjs checks the list in `npm test`.
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mutantProblems } from './mutant-problems.mjs'
import { mutants } from './mutants.mjs'

/** The share of mutants that the tests must find. */
const ENOUGH = 0.9
/** A mutant that makes its tests run forever counts as found. */
const LIMIT_MS = 5 * 60_000

const [shard, shards] = (process.env.MUTANTS_SHARD ?? '1/1').split('/').map(Number)
const words = process.argv.slice(2)
const chosen = mutants
  .filter(({ file }) => words.length === 0 || words.some(word => file.startsWith(word)))
  .filter((_, at) => at % shards === shard - 1)

const problems = mutantProblems(chosen)
for (const problem of problems) console.error(problem)
if (problems.length > 0 || chosen.length === 0) process.exit(1)

// Below the project, so that packages are found in its node_modules. Your own files are never changed.
mkdirSync('node_modules/.cache', { recursive: true })
const copy = mkdtempSync(join('node_modules', '.cache', 'mutants-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
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
for (const name of ['dist', 'node_modules', 'examples/server/node_modules', 'test/support/react-19/node_modules'])
  if (existsSync(name)) symlinkSync(join(process.cwd(), name), join(copy, name))

const runs = (command, words) =>
  new Promise(resolve => {
    const child = spawn(command, words, {
      cwd: copy,
      env: { ...process.env, ANY_BUILD: '1' },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), LIMIT_MS)
    child.on('close', code => {
      clearTimeout(timer)
      resolve({ isGreen: code === 0, output })
    })
  })

/** Runs the tests of an area in the copy. */
async function runTests(tests) {
  const ofNode = tests.filter(test => test.endsWith('.mjs'))
  const ofBrowser = tests.filter(test => !test.endsWith('.mjs'))
  if (ofNode.length > 0) {
    const result = await runs(process.execPath, ['test/support/run-node-tests.mjs', ...ofNode])
    if (!result.isGreen) return result
  }
  return ofBrowser.length > 0
    ? runs(process.execPath, ['node_modules/@web/test-runner/dist/bin.js', '--files', ...ofBrowser])
    : { isGreen: true, output: '' }
}

// Tests that fail without a mutant would find every one of them.
const areas = new Map(chosen.map(({ tests }) => [tests.join(' '), tests]))
for (const [name, tests] of areas) {
  const { isGreen, output } = await runTests(tests)
  if (isGreen) continue
  console.error(`${output}\nThese tests fail without a mutant: ${name}`)
  process.exit(1)
}

let survivors = 0
for (const { file, from, to, tests } of chosen) {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  const { isGreen } = await runTests(tests)
  writeFileSync(path, text)
  if (isGreen) survivors++
  console.log(`${isGreen ? '✗ survived' : '✓ found   '} ${file}: ${from} → ${to || 'nothing'}`)
}
const found = chosen.length - survivors
console.log(`\n${found} of ${chosen.length} mutants found, ${Math.round((found / chosen.length) * 100)} %`)
process.exit(found / chosen.length >= ENOUGH ? 0 : 1)
