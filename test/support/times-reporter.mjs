import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { resultsOf } from './totals-reporter.mjs'

/**
 * Writes how long each test file took, page start included, slowest first, as JSON: `WTR_TIMES=times.json npx wtr`.
 * @param path the file to write; without one, nothing is measured
 */
export function timesReporter(path = process.env.WTR_TIMES) {
  const times = {}
  const started = new Map()
  return path
    ? {
        onTestRunStarted: () => started.clear(),
        reportTestFileResults({ sessionsForTestFile, testFile }) {
          const now = Date.now()
          const results = sessionsForTestFile.map(resultsOf)
          const tests = results.flatMap(({ tests }) => tests)
          times[relative(process.cwd(), testFile)] = {
            at: now,
            tests: tests.length,
            green: results.reduce((sum, { passed }) => sum + passed, 0),
            red: results.reduce((sum, { failed }) => sum + failed.length, 0),
            testMs: Math.round(tests.reduce((sum, { duration = 0 }) => sum + duration, 0)),
            passed: sessionsForTestFile.every(({ passed }) => passed),
          }
          writeFileSync(path, JSON.stringify(times, null, 1))
        },
      }
    : {}
}
