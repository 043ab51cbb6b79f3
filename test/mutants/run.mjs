// Plants generated bugs in a copy of the sources, and runs the tests of the folder that mirrors theirs:
// `npm run test:mutants -- --sample 300 --seed 7`, or with beginnings of files: `npm run test:mutants -- src/client`.
// MUTANTS_SHARD=1/2 runs every second one. Each result is written as soon as it is known. With --continue, mutants that have
// one of this commit are not run again. The exit code is 0 if the tests find 85 % of them.
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

const areas = openAreas(copy)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, async () => {
    await areas.stop()
    process.exit(1)
  })

for (const mutant of chosen) {
  const { file, kind, start, end, line, from, to } = mutant
  const key = keyOf({ ...mutant, commit })
  if (results.has(key)) continue
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(path, text.slice(0, start) + to + text.slice(end))
  const started = Date.now()
  const by = await areas.redTestOf(file, () => writeFileSync(path, text))
  const seconds = Math.round((Date.now() - started) / 1000)
  const result = { file, line, kind, start, from, to, found: Boolean(by), by, seconds, commit }
  results.set(key, result)
  appendFileSync(resultsFile, `${JSON.stringify(result)}\n`)
  const short = words => words.replaceAll(/\s+/g, ' ').slice(0, 80)
  console.log(
    `${by ? '✓ found   ' : '✗ survived'} ${file}:${line}, ${kind}: ${short(from)} → ${short(to) || 'nothing'} (${seconds} s${by ? `, ${by}` : ''})`,
  )
}
const ofChosen = chosen.map(mutant => results.get(keyOf({ ...mutant, commit }))).filter(Boolean)
const found = ofChosen.filter(result => result.found).length
console.log(
  `\n${found} of ${chosen.length} mutants found, ${Math.round((found / chosen.length) * 100)} %; ${resultsFile}`,
)
if (ofChosen.length < chosen.length) console.error(`${chosen.length - ofChosen.length} could not be run`)
await areas.stop()
process.exit(found / chosen.length >= ENOUGH && ofChosen.length === chosen.length ? 0 : 1)
