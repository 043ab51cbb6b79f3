import { relative } from 'node:path'

/** Returns each test of a page, with the titles of its suites */
const testsOf = (results, titles = []) => [
  ...(results?.tests ?? []).map(test => ({ ...test, title: [...titles, test.name].join(' > ') })),
  ...(results?.suites ?? []).flatMap(suite => testsOf(suite, [...titles, suite.name])),
]

/**
 * Counts the tests of a page. A page that fails outside its tests counts as one failure.
 * @returns all tests, those that failed, and the numbers of those that passed and were skipped
 */
export function resultsOf({ testResults, passed, errors }) {
  const tests = testsOf(testResults)
  const failed = tests.filter(test => !test.passed && !test.skipped)
  if (!passed && failed.length === 0) failed.push({ title: 'the file as a whole', error: errors?.[0] })
  return {
    tests,
    failed,
    passed: tests.filter(test => test.passed && !test.skipped).length,
    skipped: tests.filter(test => test.skipped).length,
  }
}

/**
 * Ends a run with the failures of all files, because a log that was cut shows only its end, and then with a
 * machine-readable line: `N passed, N failed, N skipped`.
 */
export const totalsReporter = () => ({
  onTestRunFinished({ sessions }) {
    const files = sessions.map(session => {
      const { failed, passed, skipped } = resultsOf(session)
      for (const { title, error } of failed)
        console.log(`\n✗ ${relative(process.cwd(), session.testFile)}: ${title}\n  ${error?.message ?? 'no message'}`)
      return { passed, failed: failed.length, skipped }
    })
    const sumOf = key => files.reduce((sum, file) => sum + file[key], 0)
    console.log(`\n${sumOf('passed')} passed, ${sumOf('failed')} failed, ${sumOf('skipped')} skipped`)
  },
})
