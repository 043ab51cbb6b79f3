// Runs browser tests of one folder again and again in one browser, for run.mjs: a run that starts the test runner each time
// takes 3 s before its first test. The parent sends the tests for each change, and receives the first that fails.
import { resolve } from 'node:path'
import { startTestRunner, TestRunner } from '@web/test-runner'
import { runOnly } from '../../web-test-runner.config.mjs'
import { bundledTests } from '../support/bundled-tests.mjs'

/** Longer than any green file takes. A mutant can loop forever in the page. */
const LIMIT_MS = 90_000

const files = JSON.parse(process.argv[2])
let bundled
let watcher
const { middleware, plugins, testFramework, ...others } = runOnly(files)
// The browser would otherwise keep the code before the change.
for (const browser of others.browsers)
  browser.createPageFn = async ({ context }) => {
    const page = await context.newPage()
    await page.setCacheEnabled(false)
    return page
  }
const config = {
  ...others,
  plugins: [...plugins, { name: 'file-watcher', serverStart: ({ fileWatcher }) => void (watcher = fileWatcher) }],
  testFramework: { config: { ...testFramework.config, bail: true } },
  middleware: [(context, next) => bundled.middleware(context, next), ...middleware],
  reporters: [],
  testsFinishTimeout: LIMIT_MS,
}

// Nothing runs unless the parent asks: neither all tests at the start, nor those of a changed file.
const { runTests } = TestRunner.prototype
TestRunner.prototype.runTests = async () => {}
const runner = await startTestRunner({ config, readCliArgs: false, readFileConfig: false, autoExitProcess: false })
let finish
runner.on('test-run-finished', () => finish())
for (const session of runner.sessions.all()) session.status = 'FINISHED'
runner.config.watch = true // the browser stays open after a run
runner.config.logger.error = console.error

/** @returns the errors of a test file; none if it is green */
async function problemsOf(file) {
  const session = [...runner.sessions.forTestFile(resolve(file))][0]
  const finished = new Promise(resolve => (finish = resolve))
  runTests.call(runner, [session])
  await finished
  await new Promise(setImmediate) // the runner takes the next run a moment later
  const { passed, errors, testResults } = runner.sessions.get(session.id)
  if (passed && errors.length === 0) return []
  const failed = ({ suites = [], tests = [] } = {}) => [
    ...tests.filter(test => !test.passed && !test.skipped).map(({ name, error }) => `${name}: ${error?.message}`),
    ...suites.flatMap(failed),
  ]
  return [...errors.map(({ message }) => message), ...failed(testResults), 'it is red']
}

async function firstRed(tests) {
  // Each change has a bundle of its own, of the tests that it needs.
  bundled?.plugin.serverStop()
  bundled = bundledTests(() => false)
  bundled.only(tests)
  // The server answers 304 for a file until it hears of a change.
  for (const test of tests) watcher.emit('change', resolve(test))
  for (const test of tests) {
    const started = Date.now()
    const problems = await problemsOf(test)
    if (problems.length > 0) return { red: test, output: problems.join('\n') }
    process.send({ ran: test, ms: Date.now() - started })
  }
  return {}
}

process.on('message', async message => process.send({ result: await firstRed(message.tests) }))
process.on('disconnect', () => runner.stop())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => runner.stop())
runner.on('stopped', () => process.exit(0))
process.send({ isReady: true })
