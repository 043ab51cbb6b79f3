import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, mock } from 'node:test'
import { failuresOf } from './failures-of.mjs'
import { totalsReporter } from './totals-reporter.mjs'

/** Returns what Node's test runner prints for a file. */
function printedByNode(code) {
  const folder = mkdtempSync(join(tmpdir(), 'failures-'))
  const file = join(folder, 'some.test.mjs')
  writeFileSync(file, `import { describe, it } from 'node:test'\nimport assert from 'node:assert/strict'\n${code}`)
  // A test that starts tests has a variable by which these would report to it.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', file], { encoding: 'utf8', env })
  rmSync(folder, { recursive: true })
  return stdout
}

/** Returns what the reporter of the browsers' test runner prints for the tests of a file. */
function printedByBrowsers(session) {
  const log = mock.method(console, 'log', () => {})
  totalsReporter().onTestRunFinished({ sessions: [{ testFile: join(process.cwd(), 'test/some.test.ts'), ...session }] })
  const printed = log.mock.calls.map(({ arguments: [line] }) => line).join('\n')
  log.mock.restore()
  return printed
}

describe('the summary of what failed', () => {
  it('names each red test of Node with its line and message, and not the suites around it', () => {
    const failures = failuresOf(
      printedByNode(`
        describe('a suite', () => {
          it('is green', () => {})
          it('compares numbers', () => assert.equal(3, 1))
          it('throws', () => { throw new Error('no such thing') })
        })
        it('stands alone', () => assert.ok(false, 'a message of its own'))`),
    )
    assert.equal(failures.length, 3)
    assert.match(failures[0], /^compares numbers \(.*some\.test\.mjs:6:\d+\)\n.*Expected values.*\n +3 !== 1$/)
    assert.match(failures[1], /^throws \(.*\)\n +'no such thing'$/)
    assert.match(failures[2], /^stands alone \(.*\)\n +'a message of its own'$/)
  })

  it('names a test that is cancelled because the one around it has ended', () => {
    const failures = failuresOf(
      printedByNode(
        `it('ends early', t => { t.test('is cancelled', () => new Promise(() => setTimeout(() => {}, 50))) })`,
      ),
    )
    assert.equal(failures.length, 1)
    assert.match(failures[0], /^is cancelled \(.*\)\n +'test did not finish before its parent and was cancelled'$/)
  })

  it('is empty for a green run', () => {
    assert.deepEqual(failuresOf(printedByNode(`it('does not fail: not ok', () => {})`)), [])
    assert.deepEqual(
      failuresOf(printedByBrowsers({ passed: true, testResults: { tests: [{ name: 'a', passed: true }] } })),
      [],
    )
  })

  it('names each red test of a browser, and a file that failed as a whole', () => {
    const tests = [
      { name: 'is red', passed: false, error: { message: 'expected [ 1 ]\n\nto equal [ 2 ]\nthree\nfour\nfive' } },
      { name: 'is green', passed: true },
      { name: 'is red as well', passed: false, error: { message: 'late' } },
    ]
    assert.deepEqual(
      failuresOf(printedByBrowsers({ passed: false, testResults: { suites: [{ name: 'a suite', tests }] } })),
      [
        'test/some.test.ts: a suite > is red\n    expected [ 1 ]',
        'test/some.test.ts: a suite > is red as well\n    late',
      ],
    )
    assert.deepEqual(failuresOf(printedByBrowsers({ passed: false, errors: [{ message: 'did not start' }] })), [
      'test/some.test.ts: the file as a whole\n    did not start',
    ])
  })

  it('names the files that failed or had no result in another engine', () => {
    assert.deepEqual(
      failuresOf('webkit: 3 tests in 1 of 3 files\n  failed: test/a.test.ts\n  without a result: test/b.test.ts\n'),
      ['failed: test/a.test.ts', 'without a result: test/b.test.ts'],
    )
  })
})
