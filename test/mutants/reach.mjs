// Keeps which tests of Node execute which mutants, so that a mutant runs only with those: one that no test finds would
// otherwise take as long as the whole folder.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { withProbes } from './probe-reach.mjs'

const cache = 'node_modules/.cache/mutants-reach.json'
const startsBrowser = test => /puppeteer|chromium/i.test(readFileSync(test, 'utf8'))
const placeOf = ({ file, start }) => `${file}:${start}`

/**
 * @param {string} copy see run.mjs
 * @param {string} sources identifies the modules; with others, places are others
 */
export function openReach(copy, sources) {
  const kept = existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {}
  const versionOf = test =>
    createHash('sha256')
      .update(sources + readFileSync(test, 'utf8'))
      .digest('hex')
  const entryOf = test => {
    const version = versionOf(test)
    return kept[test]?.version === version ? kept[test] : { version, probed: [], reached: [], isGreen: true }
  }

  return {
    /**
     * Runs each test once with the probes of some mutants, and writes down what it reaches.
     * @param {(test: string, env: object) => Promise<{ isGreen: boolean, output: string }>} run
     * @param {() => Promise<void>} build builds what the tests read, from the modules with probes
     */
    async probe(tests, mutants, run, build) {
      const places = [...new Set(mutants.map(placeOf))]
      const isKnown = test => places.every(place => entryOf(test).probed.includes(place))
      if (tests.every(isKnown)) return
      const texts = new Map()
      for (const file of new Set(mutants.map(({ file }) => file))) {
        const ids = mutants.filter(mutant => mutant.file === file)
        const text = readFileSync(join(copy, file), 'utf8')
        texts.set(file, text)
        const probes = ids.map(mutant => ({ id: places.indexOf(placeOf(mutant)), start: mutant.start }))
        writeFileSync(join(copy, file), withProbes(file, text, [...new Map(probes.map(one => [one.id, one])).values()]))
      }
      const notes = join(process.cwd(), copy, 'reach')
      const NODE_OPTIONS = `--import=${pathToFileURL('test/mutants/note-reach.mjs').href}`
      await build()
      for (const test of tests.filter(test => !isKnown(test))) {
        writeFileSync(notes, '')
        const { isGreen, output } = await run(test, { NODE_OPTIONS, REACH_FILE: notes })
        if (!isGreen) console.error(`${output}\nThis test is red without a mutant: ${test}`)
        const reached = new Set(readFileSync(notes, 'utf8').split('\n').filter(Boolean))
        const entry = entryOf(test)
        kept[test] = {
          ...entry,
          isGreen,
          probed: [...new Set([...entry.probed, ...places])],
          reached: [...new Set([...entry.reached, ...[...reached].map(id => places[id])])],
        }
        writeFileSync(cache, JSON.stringify(kept, undefined, 1))
      }
      rmSync(notes)
      for (const [file, text] of texts) writeFileSync(join(copy, file), text)
    },
    /** Returns the tests that execute a mutant. If none does in Node, those that start a browser may do it in a page. */
    among(tests, mutant) {
      const green = tests.filter(test => entryOf(test).isGreen)
      const reaching = green.filter(test => entryOf(test).reached.includes(placeOf(mutant)))
      return reaching.length > 0 ? reaching : green.filter(startsBrowser)
    },
  }
}
