import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { testsOf } from './totals-reporter.mjs'

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
          const tests = sessionsForTestFile.flatMap(({ testResults }) => testsOf(testResults))
          times[relative(process.cwd(), testFile)] = {
            at: now,
            tests: tests.length,
            green: tests.filter(test => test.passed && !test.skipped).length,
            red: tests.filter(test => !test.passed && !test.skipped).length,
            testMs: Math.round(tests.reduce((sum, { duration = 0 }) => sum + duration, 0)),
            passed: sessionsForTestFile.every(({ passed }) => passed),
          }
          writeFileSync(path, JSON.stringify(times, null, 1))
        },
      }
    : {}
}
