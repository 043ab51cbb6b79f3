// Runs every *.node-test.mjs with Node's own test runner, one file after the other: `npm run test:node`, or with names:
// `npm run test:node -- test/services/catalogue.node-test.mjs`. With --fast, the slow files are left out, with --ci those of the nightly run; NODE_PART=1/2 runs every second file. (`node --test` supports patterns only from Node 21.)
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { buildProblem, readsBuild } from './built-files.mjs'

/** Only in `npm run test:all`: what waits, builds, or answers thousands of requests. */
const SLOW =
  /\/(?:every-loader|chain|bounded|site-keys|traces|partitions|replica|kubernetes|mutants|many-rows|install|access|access-log|proof|api|processes|migration|fuzz|init|init-platforms|init-conversion|calls|command-line|live-board|expect-no-trackers|postgres|tcf-update|lists|head-on-servers|older-browsers|notices|countries|tracking-hosts|vendor-list|dashboard|metrics|connections|webhooks|run-drill|shared-limit|run-consents|api-routes|counts|read-counts|find-alerts|dashboard-routes|constants|accesses|custom-elements-manifest|studio-copy)\.node-test\.mjs$/
/** Not in CI: 41,000 decisions take more than a minute there, and were never red. */
const NIGHTLY = /\/many-rows\.node-test\.mjs$/
const isFast = process.argv.includes('--fast')
const isCi = process.argv.includes('--ci')
const named = process.argv.slice(2).filter(word => !/^--(?:fast|ci)$/.test(word))
const all = () =>
  readdirSync('test', { recursive: true })
    .map(file => `test/${file.replaceAll('\\', '/')}`)
    .filter(file => file.endsWith('.node-test.mjs') && !file.includes('/node_modules/'))
    // They visit many sites and need an installed Chromium: `npm run test:audit` and `npm run test:doctor`.
    .filter(file => !/\/(?:audit|doctor|hostile-pages)\.node-test\.mjs$/.test(file))
    .filter(file => !isFast || !SLOW.test(file))
    .filter(file => !isCi || !NIGHTLY.test(file))
    .toSorted((a, b) => SLOW.test(b) - SLOW.test(a) || (a < b ? -1 : 1))
const [part, parts] = (process.env.NODE_PART ?? '1/1').split('/').map(Number)
const files = named.length > 0 ? named : all().filter((_, at) => at % parts === part - 1)
if (files.length === 0) throw new Error('No *.node-test.mjs was found')
const problem = buildProblem()
const readers = problem ? files.filter(readsBuild) : []
if (readers.length > 0) {
  console.error(`${problem}. These tests read it:\n${readers.join('\n')}`)
  process.exit(1)
}
const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=1', ...files], { stdio: 'inherit' })
process.exitCode = status ?? 1
