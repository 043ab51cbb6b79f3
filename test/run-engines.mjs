// npm run test:engines [-- firefox|webkit] [--seen] [--publishers] [--attacks] [--minutes 20] [--write]
// The subset of the browser tests that decides in Firefox and WebKit; with --seen, views and journeys in WebKit; with
// --publishers, the pages with TCF, GPP and consent or pay; with --attacks, the attacks, and --write puts their results into
// docs/internals/browsers.md. What fails, or has no result when the minutes are over, fails the run.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allTests, engineTests } from './support/long-tests.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '60' },
    seen: { type: 'boolean' },
    publishers: { type: 'boolean' },
    attacks: { type: 'boolean' },
    write: { type: 'boolean' },
  },
})
const deadline = Date.now() + Number(values.minutes) * 60_000
const folder = mkdtempSync(join(tmpdir(), 'engines-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** Runs test files in one browser, ends it when the time is over, and returns the results by file. */
async function run(browser, files) {
  const times = join(folder, `${browser}.json`)
  const child = spawn('npx', ['wtr', '--config', 'test/web-test-runner.part.config.mjs'], {
    detached: true,
    env: { ...process.env, WTR_BROWSERS: browser, WTR_FILES: files.join(' '), WTR_TIMES: times },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), deadline - Date.now())
  const code = await new Promise(resolve => child.on('close', resolve))
  clearTimeout(timer)
  if (code !== 0) console.log(output)
  return existsSync(times) ? JSON.parse(readFileSync(times, 'utf8')) : {}
}

/** Writes the results of attacks into their columns; those of other browsers stay. */
function writeAttacks(byBrowser) {
  const page = new URL('../docs/internals/browsers.md', import.meta.url)
  const text = readFileSync(page, 'utf8')
  const marked = /(?<=<!-- attacks -->\n)[^]*(?=\n<!-- \/attacks -->)/
  const names = { chromium: 'Chromium', firefox: 'Firefox ESR', webkit: 'WebKitGTK' }
  const rows = new Map(
    [...(marked.exec(text)?.[0] ?? '').matchAll(/^\| `(.*?)` \| (.*?) \| (.*?) \| (.*?) \|$/gm)].map(
      ([, file, ...cells]) => [file, cells],
    ),
  )
  const date = new Date().toISOString().slice(0, 10)
  for (const [browser, results] of Object.entries(byBrowser))
    for (const [file, { tests, passed }] of Object.entries(results)) {
      const cells = rows.get(file) ?? ['', '', '']
      cells[Object.keys(names).indexOf(browser)] = `${passed ? tests : 'failed'}, ${date}`
      rows.set(file, cells)
    }
  const lines = [...rows].toSorted().map(([file, cells]) => `| \`${file}\` | ${cells.join(' | ')} |`)
  const table = `\n| tests that passed | ${Object.values(names).join(' | ')} |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n`
  if (!marked.test(text)) throw new Error('docs/internals/browsers.md has no place for the attacks')
  writeFileSync(
    page,
    text.replace(marked, () => table),
  )
}

let passed = 0
let failed = 0
for (const browser of positionals.length > 0 ? positionals : ['firefox', 'webkit']) {
  const { deciding, seen, publishers } = engineTests(browser)
  const attacks = allTests().filter(file => file.startsWith('test/attacks/'))
  const files = values.attacks ? attacks : values.publishers ? publishers : values.seen ? seen : deciding
  const results = await run(browser, files)
  const missing = files.filter(file => !results[file])
  const red = files.filter(file => results[file]?.passed === false)
  const tests = Object.values(results).reduce((sum, { tests }) => sum + tests, 0)
  console.log(`${browser}: ${tests} tests in ${files.length - missing.length} of ${files.length} files`)
  for (const file of red) console.log(`  failed: ${file}`)
  for (const file of missing) console.log(`  without a result: ${file}`)
  if (values.attacks && values.write) writeAttacks({ [browser]: results })
  passed += Object.values(results).reduce((sum, { green }) => sum + green, 0)
  failed += missing.length + red.reduce((sum, file) => sum + results[file].red, 0)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
