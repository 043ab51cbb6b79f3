// npm run test:platform -- --checkout FOLDER [--jobs 4] [--guard guard.js] [--json FILE] [folders or files of the checkout]
// Runs web-platform-tests without and with the guard, and compares each row. A difference is accepted only if
// accepted.json lists it, and that list grows only with new folders or a newer checkout. Checkout:
// github.com/web-platform-tests/wpt (with Python 3), or the folder testing/web-platform/tests of a source package of Firefox,
// which Debian has: apt-get source firefox-esr
import { existsSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findTests } from './find-tests.mjs'
import { startBrowser } from './open-test.mjs'
import { acceptedDifferences, startPlatformServer } from './platform-server.mjs'

const folders = [
  'workers',
  'service-workers',
  'html/semantics/embedded-content',
  'html/semantics/scripting-1',
  'html/semantics/forms/form-submission-0',
  'html/webappapis/dynamic-markup-insertion',
  'html/webappapis/scripting',
  'html/browsers',
  'html/dom',
  'html/cross-origin-embedder-policy',
  'dom',
  'domparsing',
  'fetch',
  'xhr',
  'custom-elements',
  'shadow-dom',
  'trusted-types',
  'FileAPI',
  'css/cssom',
  'css/css-font-loading',
  'css/css-typed-om/the-stylepropertymap',
  'content-security-policy/inside-worker',
  'content-security-policy/worker-src',
  'websockets',
  'eventsource',
  'beacon',
  'cookie-store',
  'navigation-api',
  'streams',
  'web-animations',
  'webmessaging',
]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    checkout: { type: 'string', default: process.env.WPT_CHECKOUT },
    jobs: { type: 'string', default: '4' },
    guard: { type: 'string', default: 'guard.js' },
    json: { type: 'string' },
  },
})
const { checkout } = values
if (!checkout || !existsSync(`${checkout}/wpt`))
  throw new Error('--checkout names no folder of web-platform-tests; clone it, and give its path')

const chosen = positionals.length > 0 ? positionals : folders.filter(folder => existsSync(`${checkout}/${folder}`))
const tests = chosen.flatMap(folder =>
  /\.\w+(\?.*)?$/.test(folder) ? [`/${folder}`] : findTests(checkout, `/${folder}`),
)
const server = await startPlatformServer(checkout, new URL('../../dist', import.meta.url).pathname)
const scripts = { without: '/__guard/nothing.js', with: `/__guard/${values.guard}` }

/** @returns {[row: string, without: unknown, with: unknown][]} the rows whose results differ */
function differing(without, withGuard) {
  const names = new Set([...Object.keys(without.rows), ...Object.keys(withGuard.rows)])
  const rows = [...names].map(name => [name, without.rows[name], withGuard.rows[name]])
  return [...rows, ['the page', without.status, withGuard.status]].filter(([, a, b]) => a !== b)
}

let rowCount = 0
let pageCount = 0
const differences = []
const queue = [...tests]
// The results so far are still reported.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => (queue.length = 0))
async function work() {
  let browser = await startBrowser()
  for (let test = queue.shift(); test !== undefined; test = queue.shift()) {
    const url = server.url(test)
    try {
      let without = await browser.run(url, scripts.without)
      let found = []
      if (without.status !== 'no result') {
        found = differing(without, await browser.run(url, scripts.with))
        // A row whose result changes between runs without the guard is flaky, not a difference.
        for (let again = 0; again < 2 && found.length > 0; again++) {
          without = await browser.run(url, scripts.without)
          const now = differing(without, await browser.run(url, scripts.with)).map(([row]) => row)
          found = found.filter(([row, value]) => now.includes(row) && (without.rows[row] ?? without.status) === value)
        }
      }
      rowCount += Object.keys(without.rows).length
      pageCount++
      for (const [row, before, after] of found) {
        differences.push({ test, row, without: before ?? 'missing', with: after ?? 'missing' })
        console.log(`${test}\n  ${row}: ${before ?? 'missing'} → ${after ?? 'missing'}`)
      }
    } catch (error) {
      console.error(`${test}: ${error.message}`)
      await browser.close()
      browser = await startBrowser()
    }
  }
  await browser.close()
}
try {
  await Promise.all(Array.from({ length: Number(values.jobs) }, work))
} finally {
  server.stop()
}
const accepted = acceptedDifferences()
const isAccepted = ({ test, row }) => accepted.some(one => one.test === test && (one.row === row || one.row === '*'))
const fresh = differences.filter(difference => !isAccepted(difference))
const gone = accepted.filter(
  ({ test, row }) =>
    tests.includes(test) && !differences.some(one => one.test === test && (one.row === row || row === '*')),
)
console.log(
  `\n${pageCount} pages, ${rowCount} rows: ${differences.length} differ, of which ${differences.length - fresh.length} are accepted`,
)
for (const { test, row } of gone) console.log(`no longer differs, so take it out of accepted.json: ${test}: ${row}`)
if (values.json) writeFileSync(values.json, `${JSON.stringify(differences, null, 1)}\n`)
process.exit(fresh.length > 0 || gone.length > 0 ? 1 : 0)
