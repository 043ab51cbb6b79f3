import { readFileSync, readdirSync } from 'node:fs'
import all from './web-test-runner.config.mjs'

/** Long matrices and real waits. They run only in `npm run test:all`; CONTRIBUTING lists them, too. */
const long = {
  'journeys/jurisdictions': 'each law with each answer of the server',
  'journeys/phones': 'each phone',
  'server/faults': 'each fault of a connection, with its retries in real time',
  'server/orders': 'each order of answers, in real time',
  'server/queue': 'retries in real time',
  'server/submission': 'retries in real time',
  'views/accessibility/banner': 'each layout of the banner in each window',
  'views/consent-banner/layouts': 'each layout at each width',
  'views/every-window': 'each window',
  'views/hostile-pages': 'each view below the stylesheets of each hostile page',
}

/** `1/2` or `2/2`: which part of the files this process runs. Each process has its own browser, and that its own focus. */
const [part, parts] = (process.env.WTR_SHARD ?? '1/1').split('/').map(Number)

const isLong = file => Object.keys(long).some(name => file === `test/${name}.test.ts`)
const files = readdirSync('test', { recursive: true })
  .map(file => `test/${file.replaceAll('\\', '/')}`)
  .filter(file => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/') && !isLong(file))
  .toSorted()

/** The seconds of files that need four or more, as `WTR_TIMES` wrote them. They only balance the processes. */
const seconds = JSON.parse(readFileSync('test/support/slow-test-files.json', 'utf8'))
const secondsOf = file => seconds[file] ?? 1.5
const shards = Array.from({ length: parts }, () => ({ seconds: 0, files: [] }))
for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
  const shortest = shards.reduce((best, shard) => (shard.seconds < best.seconds ? shard : best))
  shortest.seconds += secondsOf(file)
  shortest.files.push(file)
}

/** The browser tests of `npm test`. */
export default { ...all, files: shards[part - 1].files }
