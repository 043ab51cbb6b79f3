// Runs the phases of `npm test`; with --all those of `npm run test:all`, with --ci those of CI, with --nightly those of
// `npm run test:nightly`, or the ones of it that are named. A phase that fails does not stop the others.
// Afterwards one line for each phase, what failed, and as the very last line the totals: `N passed, N failed`.
// With --built, dist/ is tested as it is.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { chromiumLaunchOptions } from './support/browsers.mjs'
import { failuresOf } from './support/failures-of.mjs'
import { needsNoBuild, phasesOf } from './support/phases.mjs'

const words = process.argv.slice(2)
const kind = ['all', 'ci', 'nightly'].find(name => words.includes(`--${name}`)) ?? 'quick'
const waiting = phasesOf(kind, {
  isBuilt: words.includes('--built'),
  names: words.filter(word => !word.startsWith('--')),
})
/** A phase that hangs is ended after this time, and counts as failed. */
const LIMIT_MS = { quick: 15, all: 25, ci: 25, nightly: 120 }[kind] * 60_000
/**
 * Browsers and servers wait part of their time, so `npm test` runs two phases more than there are cores at the same time.
 * CI has the longest ones, among them two more browsers, and runs one more.
 */
const atOnce = kind === 'nightly' ? 1 : availableParallelism() + (kind === 'ci' ? 1 : 2)
/** Of one phase, in the summary. More than that have one cause. */
const MOST_FAILURES = 10

const running = new Set()
/** Ends a phase with everything that it started. */
const end = child => {
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    running.forEach(end)
    process.exit(1)
  })

const lastNumber = (text, pattern) => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? Number.NaN)

/** Reads the totals of Node's and the browsers' test runner. A phase without such a line is one check. */
function totalsOf(output, isGreen) {
  const passed = lastNumber(output, /^(?:# pass |ℹ pass )(\d+)$/gm)
  const browser = [...output.matchAll(/^(\d+) passed, (\d+) failed/gm)].at(-1)
  const counted = browser
    ? { passed: Number(browser[1]), failed: Number(browser[2]) }
    : {
        passed: Number.isNaN(passed) ? Number(isGreen) : passed,
        failed: lastNumber(output, /^(?:# fail |ℹ fail )(\d+)$/gm) || 0,
      }
  return isGreen ? counted : { ...counted, failed: Math.max(1, counted.failed) }
}

/** Runs a phase. Phases that run at the same time print when they end, so that their lines do not mix. */
const runPhase = ([name, command], isAlone) =>
  new Promise(resolve => {
    console.log(`\n▶ ${name}: ${command}`)
    const started = Date.now()
    const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    const chunks = []
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      end(child)
    }, LIMIT_MS)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        chunks.push(chunk)
        if (isAlone) process.stdout.write(chunk)
      })
    child.on('close', code => {
      clearTimeout(timer)
      running.delete(child)
      const output = Buffer.concat(chunks).toString()
      if (!isAlone) process.stdout.write(output)
      const seconds = Math.round((Date.now() - started) / 1000)
      const result = { name, seconds, output, isGreen: code === 0, ...totalsOf(output, code === 0) }
      const why = isLate ? `, ended after ${LIMIT_MS / 60_000} minutes` : ''
      console.log(`■ ${name}: ${result.isGreen ? 'green' : `failed${why}`}, ${seconds} s`)
      resolve(result)
    })
  })

// Puppeteer asks for each of its loggers, of which it creates thousands, whether the output is a terminal.
process.env.DEBUG_COLORS ??= 'no'

// The package unpacks its Chromium into a folder for temporary files. Processes that did it at once would read half of it.
process.env.CHROME_SHELL ??= kind === 'nightly' ? '0' : '1'
const chromium = chromiumLaunchOptions()
chromium.catch(() => {}) // The phases that need a browser say what is wrong.

const results = []
let isBuilt = waiting.every(([name]) => name !== 'build')
let endBuild
const built = new Promise(resolve => (endBuild = resolve))
/** Runs one phase after the other, and waits if only those are left that need the build. */
const work = async () => {
  while (waiting.length > 0) {
    const at = waiting.findIndex(([name]) => isBuilt || needsNoBuild.has(name))
    if (at < 0) {
      await built
      continue
    }
    const [phase] = waiting.splice(at, 1)
    results.push(await runPhase(phase, atOnce === 1))
    if (phase[0] !== 'build') continue
    await chromium.catch(() => {})
    isBuilt = true
    endBuild()
  }
}
await Promise.all(Array.from({ length: atOnce }, work))

// A log that was cut shows only its end.
for (const { name, output, isGreen } of results)
  if (!isGreen)
    console.log(`\nThe end of what “${name}” printed:\n${output.trimEnd().split('\n').slice(-50).join('\n')}`)

const sumOf = key => results.reduce((sum, result) => sum + result[key], 0)
console.log('')
for (const { name, seconds, isGreen, passed, failed } of results)
  console.log(
    `${isGreen ? '✓' : '✗'} ${name.padEnd(17)} ${String(seconds).padStart(5)} s  ${passed} passed, ${failed} failed`,
  )
for (const { name, output, isGreen } of results)
  if (!isGreen) for (const failure of failuresOf(output).slice(0, MOST_FAILURES)) console.log(`\n✗ ${name}: ${failure}`)
process.exitCode = results.every(({ isGreen }) => isGreen) ? 0 : 1
console.log(`\n${sumOf('passed')} passed, ${sumOf('failed')} failed`)
