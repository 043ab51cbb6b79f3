// Runs the tests of the folder that mirrors a module's, in the copy that run.mjs makes.
import { fork, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readsBuild } from '../support/built-files.mjs'
import { testsOf } from './generate-mutants.mjs'
import { importsOf, orderTests } from './order-tests.mjs'
import { openReach } from './reach.mjs'

/** What builds the part of dist/ that the tests of a folder read. */
const builds = {
  inspector: ['test/mutants/build-part.mjs', 'inspector'],
  plugins: ['build/integrations.mjs'],
  server: ['test/mutants/build-part.mjs', 'server'],
  tools: ['build/tools.mjs'],
}
/** A mutant that makes its tests run forever counts as found. What a test took before sets a lower limit. */
const LIMIT_MS = 4 * 60_000
const FAILURE = /^ *not ok (?!.*# (?:TODO|SKIP))/m
const timesFile = 'node_modules/.cache/mutants-times.json'

const isOfNode = test => test.endsWith('.mjs')

/** Returns browser tests that follow each other together, and each test of Node by itself. */
function groupsOf(tests) {
  const groups = []
  for (const test of tests)
    if (isOfNode(test) || groups.length === 0 || isOfNode(groups.at(-1)[0])) groups.push([test])
    else groups.at(-1).push(test)
  return groups
}

/**
 * @param {string} copy a folder with the project, whose modules have the mutants
 * @param {object[]} mutants all that will be run
 * @param {string} sources see openReach
 */
export function openAreas(copy, mutants, sources) {
  // A test that is ended at its first failure leaves its temporary files.
  const temporary = mkdtempSync(join(tmpdir(), 'mutants-'))
  chmodSync(temporary, 0o755) // PostgreSQL runs as another user
  const env = { ...process.env, ANY_BUILD: '1', TMPDIR: temporary }
  const reach = openReach(copy, sources)
  const seconds = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {}
  const wasGreen = new Set()
  const isRed = new Set()
  let area
  let running

  function keepTime(test, ms) {
    seconds[test] = Math.round(ms / 100) / 10
    writeFileSync(timesFile, JSON.stringify(seconds, undefined, 1))
  }

  /** @returns whether a program ends well, and what it prints. A test ends at its first failure. */
  const runs = (words, more = {}, limit = LIMIT_MS) =>
    new Promise(resolve => {
      const child = spawn(process.execPath, words, {
        cwd: copy,
        env: { ...env, ...more },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      running = child
      let output = ''
      let isEnding = false
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', chunk => {
          output += chunk
          if (isEnding || !FAILURE.test(output)) return
          isEnding = true
          endGroup(child)
        })
      const timer = setTimeout(endGroup, limit, child)
      child.on('close', code => {
        clearTimeout(timer)
        running = undefined
        resolve({ isGreen: code === 0 && !isEnding, output })
      })
    })

  async function runTest(test, more) {
    const started = Date.now()
    const limit = seconds[test] ? Math.min(30_000 + 4000 * seconds[test], LIMIT_MS) : LIMIT_MS
    const result = await runs(['--test', '--test-concurrency=1', '--test-reporter=tap', test], more, limit)
    if (result.isGreen) keepTime(test, Date.now() - started)
    return result
  }

  async function openArea(tests) {
    await closeArea()
    const key = tests.join(' ')
    const browserTests = tests.filter(test => !isOfNode(test))
    area = { key, tests, browserTests, imports: await importsOf(tests) }
    const ofArea = mutants.filter(({ file }) => testsOf(file).join(' ') === key)
    const build = builds[tests[0].split('/')[1]]
    area.build = build
    await reach.probe(tests.filter(isOfNode), ofArea, runTest, async () => void (build && (await runs(build))))
  }

  async function closeArea() {
    if (area?.browser) await endBrowser()
    area = undefined
  }

  const endBrowser = () =>
    new Promise(resolve => {
      const { browser } = area
      area.browser = undefined
      if (browser.exitCode !== null || browser.signalCode !== null) return resolve()
      browser.once('close', resolve)
      browser.kill('SIGINT')
      setTimeout(() => browser.exitCode === null && endGroup(browser), 10_000).unref()
    })

  const startBrowser = () =>
    new Promise((resolve, reject) => {
      const words = ['test/mutants/browser-tests.mjs', [JSON.stringify(area.browserTests)]]
      area.browser = fork(...words, { cwd: copy, env, detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      area.browser.once('message', resolve)
      area.browser.once('exit', code => reject(new Error(`The browser tests ended with ${code}`)))
    })

  /** @returns the first browser test that is red, and why */
  async function redInBrowser(tests, onGreen) {
    if (!area.browser) await startBrowser()
    const { browser } = area
    let timer
    let at = 0
    const result = await new Promise(resolve => {
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(resolve, LIMIT_MS, { red: tests[at], output: 'it never ends' })
      }
      browser.removeAllListeners('message')
      browser.on('message', ({ ran, ms, result }) => {
        if (result) return resolve(result)
        at++
        keepTime(ran, ms)
        onGreen(ran)
        wait()
      })
      browser.send({ tests })
      wait()
    })
    clearTimeout(timer)
    if (result.output === 'it never ends') await endBrowser()
    return result
  }

  async function redOfNode(test, onGreen) {
    const { isGreen, output } = await runTest(test)
    if (!isGreen) return { red: test, output }
    onGreen(test)
    return {}
  }

  /** @returns the first of some tests that is red, and why */
  async function redOf(tests, onGreen = () => {}) {
    let isBuilt = false
    for (const group of groupsOf(tests)) {
      if (area.build && !isBuilt && group.some(readsBuild)) {
        const { isGreen, output } = await runs(area.build)
        if (!isGreen) return { red: area.build.join(' '), output }
        isBuilt = true
      }
      const result = isOfNode(group[0]) ? await redOfNode(group[0], onGreen) : await redInBrowser(group, onGreen)
      if (result.red) return result
    }
    return {}
  }

  return {
    /**
     * Returns the test that is red with a mutant, if one is. It must be green without it.
     * @param {() => void} restore takes the mutant away
     * @param {{ passed: string[], add: (test: string) => void }} progress the tests that were green with it before
     */
    async redTestOf(mutant, restore, { passed, add }) {
      const { file } = mutant
      const all = testsOf(file)
      const path = join(copy, file)
      const mutated = readFileSync(path)
      if (area?.key !== all.join(' ')) {
        restore()
        await openArea(all)
        writeFileSync(path, mutated)
      }
      const seeing = [...area.browserTests, ...reach.among(all.filter(isOfNode), mutant)]
      let tests = orderTests(seeing, file, area.imports, seconds, area.build && readsBuild).filter(
        test => !isRed.has(test) && !passed.includes(test),
      )
      while (tests.length > 0) {
        const { red } = await redOf(tests, add)
        restore()
        if (!red || wasGreen.has(red) || area.build?.join(' ') === red) return red
        const { red: still, output } = await redOf([red])
        if (!still) {
          wasGreen.add(red)
          return red
        }
        console.error(`${output}\nThis test is red without a mutant: ${red}`)
        isRed.add(red)
        tests = tests.slice(tests.indexOf(red) + 1)
        writeFileSync(path, mutated)
      }
    },
    async stop() {
      if (running) endGroup(running)
      await closeArea()
      rmSync(temporary, { recursive: true, force: true })
    },
  }
}

/** Ends a process, and the browsers and servers that it started. */
function endGroup(child) {
  const end = signal => {
    try {
      process.kill(-child.pid, signal)
    } catch {
      // It has ended.
    }
  }
  end('SIGINT')
  setTimeout(() => child.exitCode === null && end('SIGKILL'), 5000).unref()
}
