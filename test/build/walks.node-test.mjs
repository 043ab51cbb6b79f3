import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import ts from 'typescript'

const text = readFileSync('docs/internals/architecture.md', 'utf8')
const section = text.split('## Three walks')[1].split('\n## ')[0]
/** The walks of the section: `{title, steps: [{file, names}]}`. */
const walks = [...section.matchAll(/^(From .+):\n\n((?:\|.*\n)+)/gm)].map(([, title, table]) => ({
  title,
  steps: [...table.matchAll(/^\| `([\w/.-]+)` \| (.+) \|$/gm)].map(([, file, cell]) => ({
    file,
    names: [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  })),
}))
/** The most files of each walk, in the order of the section. A reader holds no more in his head. */
const MOST = [18, 9, 8]

const sourceOf = file => readFileSync(join('src', file), 'utf8')
/** Returns the files that a module imports, statically or not. */
const importsOf = file =>
  ts
    .preProcessFile(sourceOf(file), true, true)
    .importedFiles.map(({ fileName }) => join(file, '..', fileName).replaceAll('\\', '/'))
    .flatMap(path => [`${path}.ts`, `${path}.tsx`])

describe('a walk through the code', () => {
  it('is drawn three times', () => assert.equal(walks.length, MOST.length))

  for (const [at, { title, steps }] of walks.entries()) {
    it(`has no more files than it may, ${title}`, () =>
      assert.ok(steps.length > 3 && steps.length <= MOST[at], `${steps.length} files`))

    it(`names what is there, ${title}`, () => {
      for (const { file, names } of steps) {
        assert.ok(existsSync(join('src', file)), file)
        for (const name of names) assert.match(sourceOf(file), new RegExp(`\\b${name}\\b`), file)
      }
    })

    it(`misses no file between two that it names, ${title}`, () => {
      for (const [step, { file }] of steps.entries()) {
        const before = steps.slice(0, step).map(other => other.file)
        const isReached = before.some(other => importsOf(other).includes(file) || importsOf(file).includes(other))
        assert.ok(step === 0 || isReached, `nothing above ${file} uses it, and it uses nothing above`)
      }
    })
  }
})
