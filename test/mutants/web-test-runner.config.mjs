import all from '../../web-test-runner.config.mjs'

/** For run.mjs: the first test that fails ends the run. An interrupted runner closes its browser. */
export default {
  ...all,
  testFramework: { config: { ...all.testFramework.config, bail: true } },
  // A mutant can loop forever in the page.
  testsFinishTimeout: 2 * 60_000,
  reporters: [
    ...all.reporters,
    {
      reportTestFileResults({ sessionsForTestFile }) {
        if (sessionsForTestFile.some(({ passed }) => !passed)) process.kill(process.pid, 'SIGINT')
      },
    },
  ],
}
