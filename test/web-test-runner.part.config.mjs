// A part of the browser tests: `WTR_SET=quick WTR_SHARD=1/3 npx wtr --config test/web-test-runner.part.config.mjs`.
// WTR_FILES names test files instead of a set, separated by spaces.
import { readFileSync } from 'node:fs'
import { allTests, ciTests, quickTests, windowTests } from './support/long-tests.mjs'
import { runOnly } from '../web-test-runner.config.mjs'

const { WTR_FILES, WTR_SET = 'quick', WTR_SHARD = '1/1' } = process.env
/** `1/3`, `2/3` or `3/3`: which part of the files this process runs. Each process has its own browser, and that its own focus. */
const [part, parts] = WTR_SHARD.split('/').map(Number)
const wanted =
  WTR_FILES?.split(' ') ?? { all: allTests, ci: ciTests, quick: quickTests, windows: windowTests }[WTR_SET]()

/** The seconds of files that need three or more, as `WTR_TIMES` wrote them. They only balance the processes. */
const seconds = JSON.parse(readFileSync('test/support/slow-test-files.json', 'utf8'))
const secondsOf = file => seconds[file] ?? 1
const shards = Array.from({ length: parts }, () => ({ seconds: 0, files: [] }))
for (const file of wanted.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
  const shortest = shards.reduce((best, shard) => (shard.seconds < best.seconds ? shard : best))
  shortest.seconds += secondsOf(file)
  shortest.files.push(file)
}

export default runOnly(shards[part - 1].files)
