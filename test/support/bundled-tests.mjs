// The test files are bundled together with the sources that they import, in shared chunks. A page then loads about 14 files
// instead of up to 1,200 modules. WTR_UNBUNDLED=1 serves each module by itself.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { context } from 'esbuild'
import { commonjsPackages, commonjsUrl } from './commonjs-for-browsers.mjs'

const root = process.cwd()
const words = process.argv.slice(2)
/** The folders or files after `--files`. Others need not be bundled. */
const places = words
  .slice(words.indexOf('--files') + 1)
  .filter(word => words.includes('--files') && word.startsWith('test/'))
  .map(word => word.split(/[*{]/)[0])
const testFiles = () =>
  readdirSync('test', { recursive: true })
    .map(file => `test/${file.replaceAll('\\', '/')}`)
    .filter(file => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/'))
    .filter(file => places.length === 0 || places.some(place => file.startsWith(place)))

/** A module keeps its own address, although a chunk contains many. */
const ownAddresses = {
  name: 'own-addresses',
  setup(build) {
    build.onLoad({ filter: /\/(?:src\/(?:boot|entries)|test)\/.*\.tsx?$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!/\bimport\.meta\.url\b/.test(text) || text.includes("'ran.push(typeof import.meta.url)'")) return
      const address = JSON.stringify(`/${relative(root, path).replaceAll('\\', '/')}`)
      return {
        contents: text.replaceAll('import.meta.url', `new URL(${address}, location.origin).href`),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      }
    })
  },
}

/** The runner serves its own modules, and commonjs-for-browsers.mjs the packages that are CommonJS. */
const served = {
  name: 'served',
  setup(build) {
    const urls = new Map(commonjsPackages.map(id => [id, commonjsUrl(id)]))
    urls.set('@web/test-runner-commands', '/node_modules/@web/test-runner-commands/browser/commands.mjs')
    build.onResolve({ filter: /^(?:react|@sinonjs|@web)\b/ }, ({ path }) =>
      urls.has(path) ? { path: urls.get(path), external: true } : undefined,
    )
  },
}

/** The plugin for `accessible()` requires axe-core, which is 0.9 MB, in the code of each page. Its other way imports it when needed. */
const lateAxe = {
  name: 'late-axe',
  setup(build) {
    build.onLoad({ filter: /chai-a11y-axe[\\/]src[\\/]axe-import\.js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      const contents = text.replace(/if \(typeof require === 'function'\) \{[^}]*\}/, '')
      if (contents === text) throw new Error(`${path} has no require to remove`)
      return { contents }
    })
  },
}

/**
 * Serves the bundled tests. A middleware does it, because the runner would resolve the imports of each file again and
 * transform it again, which took half of the time of Node.
 * @param isRefused whether another plugin answers the request of a test file
 * @returns a plugin and a middleware for the test runner, and `only`, which limits the bundle to these test files
 */
export function bundledTests(isRefused) {
  let bundler
  let files
  let entryPoints
  const bundle = async () => {
    bundler ??= await context({
      entryPoints: entryPoints ?? testFiles(),
      bundle: true,
      splitting: true,
      ignoreAnnotations: true, // `sideEffects` in package.json also applies to the tests
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      conditions: ['browser', 'production'],
      mainFields: ['browser', 'module', 'main'],
      external: ['/__*'],
      define: { 'process.env.NODE_ENV': '"development"' },
      sourcemap: 'inline',
      sourcesContent: false,
      outbase: root,
      outdir: root,
      chunkNames: '__tests__/[hash]',
      plugins: [ownAddresses, served, lateAxe],
      logLevel: 'error',
    })
    const { outputFiles } = await bundler.rebuild()
    return new Map(outputFiles.map(({ path, text }) => [`/${relative(root, path).replaceAll('\\', '/')}`, text]))
  }
  return {
    only: some => (entryPoints = some),
    plugin: {
      name: 'bundled-tests',
      serverStart({ fileWatcher }) {
        fileWatcher.on('change', () => (files = undefined))
      },
      serverStop: () => bundler?.dispose(),
    },
    async middleware(context, next) {
      const { path } = context
      const isTest = /^\/test\/.*\.test\.tsx?$/.test(path)
      if ((!isTest && !path.startsWith('/__tests__/')) || isRefused(context)) return next()
      const text = (await (files ??= bundle())).get(isTest ? path.replace(/\.tsx?$/, '.js') : path)
      if (text === undefined) return next()
      context.type = 'js'
      context.body = text
    },
  }
}
