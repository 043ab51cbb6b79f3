// Plants generated bugs in a copy of the sources, and runs the tests of the folder that mirrors theirs:
// `npm run test:mutants -- --sample 300 --seed 7`, or with beginnings of files: `npm run test:mutants -- src/client`.
// MUTANTS_SHARD=1/2 runs every second one. Each result is written as soon as it is known. With --continue, mutants that were
// found are not run again while the sources are the same, nor others while the tests are too. The exit code is 0 if the tests find 85 % of them.
import { spawnSync } from 'node:child_process'
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
import { openAreas } from './areas.mjs'
import { sampleMutants } from './generate-mutants.mjs'

/** The share of mutants that the tests must find. */
const ENOUGH = 0.85

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '300' },
    seed: { type: 'string', default: `${Date.now() % 100_000}` },
    continue: { type: 'boolean' },
  },
})
const [shard, shards] = (process.env.MUTANTS_SHARD ?? '1/1').split('/').map(Number)
const isNamed = file => positionals.length === 0 || positionals.some(word => file.startsWith(word))
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

const treeOf = folder => spawnSync('git', ['rev-parse', `HEAD:${folder}`], { encoding: 'utf8' }).stdout?.trim()
const [sources, tests] = ['src', 'test'].map(treeOf)
const resultsFile = join('node_modules', '.cache', `mutants-${shard}-of-${shards}.jsonl`)
const passedFile = resultsFile.replace('.jsonl', '-passed.json')
if (!values.continue) for (const file of [resultsFile, passedFile]) rmSync(file, { force: true })
const keyOf = ({ file, start, kind, to }) => JSON.stringify([file, start, kind, to])
// A mutant that was found is found by these tests and more; one that survived can be found by new ones.
const isCurrent = result => result.sources === sources && (result.found || result.tests === tests)
const results = new Map(
  existsSync(resultsFile)
    ? readFileSync(resultsFile, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
        .filter(isCurrent)
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

/** Returns which tests were green with a mutant before this run was interrupted, and keeps the next ones. */
function progressOf(mutant) {
  const of = `${keyOf(mutant)} ${sources} ${tests}`
  const last = existsSync(passedFile) ? JSON.parse(readFileSync(passedFile, 'utf8')) : {}
  const passed = last.of === of ? last.passed : []
  return {
    passed: [...passed],
    add(test) {
      passed.push(test)
      writeFileSync(passedFile, JSON.stringify({ of, passed }))
    },
  }
}

const pending = chosen.filter(mutant => !results.has(keyOf(mutant)))
const areas = openAreas(copy, pending, sources)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, async () => {
    await areas.stop()
    process.exit(1)
  })

for (const mutant of pending) {
  const { file, kind, start, end, line, from, to } = mutant
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.slice(0, start) + to + text.slice(end))
  const started = Date.now()
  const by = await areas.redTestOf(mutant, () => writeFileSync(path, text), progressOf(mutant))
  const seconds = Math.round((Date.now() - started) / 1000)
  const result = { file, line, kind, start, from, to, found: Boolean(by), by, seconds, sources, tests }
  results.set(keyOf(mutant), result)
  appendFileSync(resultsFile, `${JSON.stringify(result)}\n`)
  const short = words => words.replaceAll(/\s+/g, ' ').slice(0, 80)
  console.log(
    `${by ? '✓ found   ' : '✗ survived'} ${file}:${line}, ${kind}: ${short(from)} → ${short(to) || 'nothing'} (${seconds} s${by ? `, ${by}` : ''})`,
  )
}
const ofChosen = chosen.map(mutant => results.get(keyOf(mutant))).filter(Boolean)
const found = ofChosen.filter(result => result.found).length
console.log(
  `\n${found} of ${chosen.length} mutants found, ${Math.round((found / chosen.length) * 100)} %; ${resultsFile}`,
)
if (ofChosen.length < chosen.length) console.error(`${chosen.length - ofChosen.length} could not be run`)
await areas.stop()
process.exit(found / chosen.length >= ENOUGH && ofChosen.length === chosen.length ? 0 : 1)
