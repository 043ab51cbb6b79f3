// npm run test:engines [-- --minutes 20]
// The subset of the browser tests that Firefox and WebKit decide, in one engine after the other. A file that fails is run
// once more alone, because both drivers lose a page now and then: what fails twice fails the run, what fails once is named.
// Runs that the minutes no longer allow are named as well. They do not fail, as CI would otherwise end without any result.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { engineTests } from './support/long-tests.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } })
const deadline = Date.now() + Number(values.minutes) * 60_000
/** Only printed, and ended six minutes earlier: WebKit hangs in some journeys; see docs/internals/browsers.md. */
const reported = ['webkit, views and journeys']
const folder = mkdtempSync(join(tmpdir(), 'engines-'))
let runs = 0

/**
 * Runs test files in one browser, and ends it when the time is over.
 * @returns {Promise<{failed: string[], missing: string[], tests: number}>} the files with a failure, those without a result,
 *   and the number of tests
 */
async function run(browser, files, until = deadline) {
  const times = join(folder, `${runs++}.json`)
  const child = spawn('npx', ['wtr', '--config', 'web-test-runner.engines.config.mjs'], {
    detached: true,
    env: { ...process.env, WTR_BROWSERS: browser, WTR_FILES: files.join(' '), WTR_TIMES: times },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), Math.max(0, until - Date.now()))
  await new Promise(resolve => child.on('close', resolve))
  clearTimeout(timer)
  const results = existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : {}
  const failed = files.filter(file => results[file]?.passed === false)
  if (failed.length > 0) console.log(output)
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
    const decides = !reported.includes(name)
    const { failed, missing, tests } = await run(browser, files, decides ? deadline : deadline - 6 * 60_000)
    const again = decides && failed.length > 0 ? await run(browser, failed) : { failed: [], missing: [] }
    const twice = [...again.failed, ...again.missing]
    red.push(...twice.map(file => `${browser}: ${file}`))
    console.log(`${name}: ${tests} tests in ${files.length - missing.length} of ${files.length} files`)
    for (const file of failed) console.log(`  failed ${twice.includes(file) ? 'twice' : 'once'}: ${file}`)
    if (missing.length > 0) console.log(`  without a result, as the time was over: ${missing.join(', ')}`)
    // Without any result the browser has not started.
    if (decides && tests === 0 && Date.now() < deadline) red.push(`${browser}: no test ran`)
  }
for (const line of red) console.error(line)
process.exit(red.length > 0 ? 1 : 0)
