// Tests that read dist/ must not judge an older build than the sources.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** @returns the newest file of a folder, and when it was written */
const newest = (folder, isCounted) =>
  readdirSync(folder, { recursive: true })
    .filter(isCounted)
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .map(file => ({ file, time: statSync(file).mtimeMs }))
    .reduce((last, one) => (one.time > last.time ? one : last), { file: '', time: 0 })

/**
 * Returns why the tests that read dist/ cannot run; null if they can. A build after the last change of the sources is
 * enough, also `npm run dev`, which writes only some of the files.
 * @param {string} root the folder that contains src/ and dist/
 */
export function buildProblem(root = '.') {
  // test/mutants/run.mjs plants bugs in sources, and runs only tests of sources.
  if (process.env.ANY_BUILD) return null
  if (!existsSync(`${root}/dist/consent-elements.js`)) return 'dist/ is missing; run: npm run build:quick'
  const source = newest(`${root}/src`, name => /\.(tsx?|json|css)$/.test(name))
  const built = newest(`${root}/dist`, name => /^[^/\\]+\.js$/.test(name))
  if (built.time >= source.time) return null
  return `dist/ is older than ${source.file.replace(`${root}/`, '')}; run: npm run build:quick`
}

const readers = new Map()
/**
 * Returns whether a test reads the built files: it, or a module of test/ that it imports, names `dist/` or the package
 * in a text.
 */
export function readsBuild(file) {
  if (!existsSync(file)) return false
  if (!readers.has(file)) {
    readers.set(file, false) // modules can import each other
    const text = readFileSync(file, 'utf8')
    const imported = [...text.matchAll(/from '(\.{1,2}\/[^']+)'/g)]
      .map(([, path]) => resolve(dirname(file), path))
      .flatMap(path => [path, `${path}.ts`, `${path}.tsx`])
      .filter(path => /[\\/]test[\\/].*\.(mjs|tsx?)$/.test(path))
    readers.set(
      file,
      /^(?!\s*(\/\/|\*)).*(['"`][^'"`\n]*(\bdist\/|\/late-|\/examples\/)|from 'consent-elements|import\('consent-elements)/m.test(
        text,
      ) || imported.some(readsBuild),
    )
  }
  return readers.get(file)
}

/** @returns a plugin for the test runner: test files that read an old build have one test, which fails */
export function builtFiles(problemOf = buildProblem) {
  let problem
  return {
    name: 'built-files',
    serverStart({ fileWatcher }) {
      fileWatcher.on('change', () => (problem = undefined))
    },
    serve({ path }) {
      if (!/^\/test\/.*\.test\.tsx?$/.test(path) || !readsBuild(path.slice(1))) return
      problem ??= problemOf() ?? ''
      if (problem === '') return
      const text = JSON.stringify(problem)
      return { type: 'js', body: `it(${text}, () => { throw new Error(${text}) })` }
    },
  }
}
