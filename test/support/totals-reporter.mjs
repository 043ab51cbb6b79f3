import { relative } from 'node:path'

/** @returns each test of a page, with the titles of its suites */
export const testsOf = (results, titles = []) => [
  ...(results?.tests ?? []).map(test => ({ ...test, title: [...titles, test.name].join(' > ') })),
  ...(results?.suites ?? []).flatMap(suite => testsOf(suite, [...titles, suite.name])),
]

/**
 * Ends a run with the failures of all files, because a log that was cut shows only its end, and then with a
 * machine-readable line: `N passed, N failed, N skipped`. A page that fails outside its tests counts as one failure.
 */
export const totalsReporter = () => ({
  onTestRunFinished({ sessions }) {
    const files = sessions.map(({ testFile, testResults, passed, errors }) => {
      const tests = testsOf(testResults)
      const failed = tests.filter(test => !test.passed && !test.skipped)
      if (!passed && failed.length === 0) failed.push({ title: 'the file as a whole', error: errors?.[0] })
      for (const { title, error } of failed)
        console.log(`\n✗ ${relative(process.cwd(), testFile)}: ${title}\n  ${error?.message ?? 'no message'}`)
      const skipped = tests.filter(test => test.skipped).length
      return { passed: tests.filter(test => test.passed && !test.skipped).length, failed: failed.length, skipped }
    })
    const sumOf = key => files.reduce((sum, file) => sum + file[key], 0)
    console.log(`\n${sumOf('passed')} passed, ${sumOf('failed')} failed, ${sumOf('skipped')} skipped`)
  },
})
