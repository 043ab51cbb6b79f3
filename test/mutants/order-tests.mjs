// Which tests of a folder see a module, the likeliest and quickest first.
import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { build } from 'esbuild'

const nameOf = file => basename(file).replace(/\.(?:test|node-test)?\.?[a-z]+$/, '')

/** @returns for each browser test, which modules of src/ it imports, and how many imports away they are */
export async function importsOf(tests) {
  const { metafile } = await build({
    entryPoints: tests.filter(test => extname(test) !== '.mjs'),
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: 'esm',
    outdir: 'nowhere',
    packages: 'external',
    external: ['/__*'],
    logLevel: 'error',
  })
  return new Map(tests.map(test => [test, distancesFrom(test, metafile.inputs)]))
}

function distancesFrom(test, inputs) {
  const distances = new Map([[test, 0]])
  for (const [file, distance] of distances)
    for (const { path, external } of inputs[file]?.imports ?? [])
      if (!external && !distances.has(path)) distances.set(path, distance + 1)
  return distances
}

/** Returns whether a test has the address of a source in a text, for a worker or a page. What it imports is known. */
const namesSources = text => /['"`/]src\//.test(text.replaceAll(/\b(?:from |import\()'[^']+'/g, ''))

/**
 * Orders tests by how likely they see a change of a module in how little time. Browser tests that neither import the module
 * nor name an address of a source cannot see it, and are left out. Tests of Node build what they test, so all of them remain.
 * @param {Map<string, Map<string, number>>} imports see importsOf
 * @param {Record<string, number>} seconds how long each test took
 * @param {(test: string) => boolean} [readsBuild] returns whether a test reads a file that is built again for each change
 */
export function orderTests(tests, file, imports, seconds, readsBuild = () => false) {
  const words = new Set(
    file
      .replace(/\.tsx?$/, '')
      .split(/[/-]/)
      .filter(word => word.length > 3),
  )
  const costOf = test => {
    const text = readFileSync(test, 'utf8')
    const isBrowser = !test.endsWith('.mjs')
    const distance = isBrowser ? imports.get(test).get(file) : 3
    if (distance === undefined && !namesSources(text) && !readsBuild(test)) return Infinity
    const named = [...words].reduce((sum, word) => sum + Math.min(text.split(word).length - 1, 10), 0)
    const isNamesake = nameOf(test) === nameOf(file)
    const likelihood = (isNamesake ? 20 : 1) * (1 + named) * (1 / (distance ?? 9) ** 2)
    return (0.3 + (seconds[test] ?? 2)) / likelihood
  }
  return tests
    .map(test => ({ test, cost: costOf(test) }))
    .filter(({ cost }) => cost < Infinity)
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ test }) => test)
}
