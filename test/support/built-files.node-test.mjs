import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { buildProblem, builtFiles, readsBuild } from './built-files.mjs'

let root
const write = (file, seconds) => {
  writeFileSync(join(root, file), '')
  utimesSync(join(root, file), seconds, seconds)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'consent-elements-build-'))
  for (const folder of ['src/client', 'dist']) mkdirSync(join(root, folder), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

test('a build after the last change of the sources is fine, also if only some files were written again', () => {
  write('src/client/retry.ts', 1000)
  write('dist/consent-elements.js', 500)
  write('dist/guard.js', 1001)
  strictEqual(buildProblem(root), null)
})

test('an older build is named with the file that is newer, and the command', () => {
  write('src/client/retry.ts', 1002)
  write('src/index.ts', 1000)
  write('dist/consent-elements.js', 1001)
  strictEqual(buildProblem(root), 'dist/ is older than src/client/retry.ts; run: npm run build:quick')
})

test('a missing build is named', () => {
  write('src/index.ts', 1000)
  strictEqual(buildProblem(root), 'dist/ is missing; run: npm run build:quick')
})

test('tests that open built pages read the build, also by a module that they import', () => {
  const reads = ['test/journeys/cookie.test.ts', 'test/journeys/drawn-ahead.test.ts', 'test/server/calls.test.ts']
  const others = ['test/client/retry.test.ts', 'test/consent/consents.test.ts', 'test/nothing.test.ts']
  deepStrictEqual([...reads, ...others].filter(readsBuild), reads)
})

test('a test file that reads an old build gets one test that fails with the reason; others are served as usual', () => {
  const ran = []
  const plugin = builtFiles(() => 'dist/ is older than src/a.ts')
  const { body } = plugin.serve({ path: '/test/journeys/cookie.test.ts' })
  new Function('it', body)((title, run) => ran.push([title, run]))
  strictEqual(ran[0][0], 'dist/ is older than src/a.ts')
  let message
  try {
    ran[0][1]()
  } catch (error) {
    message = error.message
  }
  strictEqual(message, 'dist/ is older than src/a.ts')
  strictEqual(plugin.serve({ path: '/test/client/retry.test.ts' }), undefined)
  strictEqual(builtFiles(() => null).serve({ path: '/test/journeys/cookie.test.ts' }), undefined)
})
