// npm run test:engines [-- firefox|webkit] [--seen] [--minutes 20]
// The subset of the browser tests that decides in Firefox and WebKit; with --seen, views and journeys in WebKit. What fails,
// or has no result when the minutes are over, fails the run.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineTests } from './support/long-tests.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '60' }, seen: { type: 'boolean' } },
})
const deadline = Date.now() + Number(values.minutes) * 60_000
const folder = mkdtempSync(join(tmpdir(), 'engines-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Runs test files in one browser, ends it when the time is over, and returns the results by file. */
async function run(browser, files) {
  const times = join(folder, `${browser}.json`)
  const child = spawn('npx', ['wtr', '--config', 'test/web-test-runner.part.config.mjs'], {
    detached: true,
    env: { ...process.env, WTR_BROWSERS: browser, WTR_FILES: files.join(' '), WTR_TIMES: times },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), deadline - Date.now())
  const code = await new Promise(resolve => child.on('close', resolve))
  clearTimeout(timer)
  if (code !== 0) console.log(output)
  return existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : {}
}

let passed = 0
let failed = 0
for (const browser of positionals.length > 0 ? positionals : ['firefox', 'webkit']) {
  const { deciding, seen } = engineTests(browser)
  const files = values.seen ? seen : deciding
  const results = await run(browser, files)
  const missing = files.filter(file => !results[file])
  const red = files.filter(file => results[file]?.passed === false)
  const tests = Object.values(results).reduce((sum, { tests }) => sum + tests, 0)
  console.log(`${browser}: ${tests} tests in ${files.length - missing.length} of ${files.length} files`)
  for (const file of red) console.log(`  failed: ${file}`)
  for (const file of missing) console.log(`  without a result: ${file}`)
  passed += tests
  failed += red.length + missing.length
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
