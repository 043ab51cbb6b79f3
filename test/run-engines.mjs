// npm run test:engines [-- --minutes 20]
// The subset of the browser tests that Firefox and WebKit run, in one engine after the other. What fails, or has no result
// when the minutes are over, fails the run. Only runs for which no minute is left are named without that.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineTests } from './support/long-tests.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const deadline = Date.now() + Number(values.minutes) * 60_000
/** Only printed, and ended six minutes earlier: WebKit has hung in journeys; see docs/internals/browsers.md. */
const reported = ['webkit, views and journeys']
const folder = mkdtempSync(join(tmpdir(), 'engines-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/**
 * Runs test files in one browser, and ends it when the time is over.
 * @returns {Promise<{failed: string[], missing: string[], tests: number}>} the files with a failure, those without a result,
 *   and the number of tests
 */
async function run(browser, files, until) {
  const times = join(folder, 'times.json')
  rmSync(times, { force: true })
  const child = spawn('npx', ['wtr', '--config', 'web-test-runner.engines.config.mjs'], {
    detached: true,
    env: { ...process.env, WTR_BROWSERS: browser, WTR_FILES: files.join(' '), WTR_TIMES: times },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), until - Date.now())
  const code = await new Promise(resolve => child.on('close', resolve))
  clearTimeout(timer)
  const results = existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : {}
  const failed = files.filter(file => results[file]?.passed === false)
  if (code !== 0) console.log(output)
  return {
    failed,
    missing: files.filter(file => !results[file]),
    tests: Object.values(results).reduce((sum, { tests }) => sum + tests, 0),
  }
}

const red = []
for (const [area, files] of Object.entries(engineTests()))
  for (const browser of ['firefox', 'webkit']) {
    const name = `${browser}, ${area}`
    const isReported = reported.includes(name)
    const until = isReported ? deadline - 6 * 60_000 : deadline
    if (until - Date.now() < 60_000) {
      console.log(`${name}: not run, as no time was left`)
      continue
    }
    const { failed, missing, tests } = await run(browser, files, until)
    console.log(`${name}: ${tests} tests in ${files.length - missing.length} of ${files.length} files`)
    for (const file of failed) console.log(`  failed: ${file}`)
    for (const file of missing) console.log(`  without a result: ${file}`)
    if (!isReported && failed.length + missing.length > 0) red.push(name)
  }
if (red.length > 0) console.error(`Failed: ${red.join('; ')}`)
process.exit(red.length > 0 ? 1 : 0)
