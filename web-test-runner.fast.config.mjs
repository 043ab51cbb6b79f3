import { readFileSync } from 'node:fs'
import { quickTests } from './test/support/long-tests.mjs'
import { runOnly } from './web-test-runner.config.mjs'

/** `1/3`, `2/3` or `3/3`: which part of the files this process runs. Each process has its own browser, and that its own focus. */
const [part, parts] = (process.env.WTR_SHARD ?? '1/1').split('/').map(Number)

/** The seconds of files that need four or more, as `WTR_TIMES` wrote them. They only balance the processes. */
const seconds = JSON.parse(readFileSync('test/support/slow-test-files.json', 'utf8'))
const secondsOf = file => seconds[file] ?? 1.5
const shards = Array.from({ length: parts }, () => ({ seconds: 0, files: [] }))
const files = quickTests().toSorted((a, b) => secondsOf(b) - secondsOf(a))
for (const file of files) {
  const shortest = shards.reduce((best, shard) => (shard.seconds < best.seconds ? shard : best))
  shortest.seconds += secondsOf(file)
  shortest.files.push(file)
}

/** The browser tests of `npm test`. */
export default runOnly(shards[part - 1].files)
