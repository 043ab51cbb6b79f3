const testsOf = results => [...(results?.tests ?? []), ...(results?.suites ?? []).flatMap(testsOf)]

/** Ends a run with a machine-readable line: `N passed, N failed, N skipped`. A page that crashed counts as failed. */
export const totalsReporter = () => ({
  onTestRunFinished({ sessions }) {
    const tests = sessions.flatMap(session => testsOf(session.testResults))
    const crashed = sessions.filter(session => !session.passed && !session.testResults).length
    const skipped = tests.filter(test => test.skipped).length
    const passed = tests.filter(test => test.passed && !test.skipped).length
    console.log(`\n${passed} passed, ${tests.length - passed - skipped + crashed} failed, ${skipped} skipped`)
  },
})
