// The test files are bundled together with the sources that they import, in shared chunks. A page then loads about 14 files
// instead of up to 1,200 modules. WTR_UNBUNDLED=1 serves each module by itself.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { context } from 'esbuild'

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

/** @returns a plugin for the test runner */
export function bundledTests() {
  let bundler
  let files
  const bundle = async () => {
    bundler ??= await context({
      entryPoints: testFiles(),
      bundle: true,
      splitting: true,
      ignoreAnnotations: true, // `sideEffects` in package.json also applies to the tests
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      conditions: ['browser', 'production'],
      mainFields: ['browser', 'module', 'main'],
      // The runner serves its own modules, and commonjs-for-browsers.mjs the packages that are CommonJS.
      external: ['@web/*', '/__*', 'react', 'react-dom', '@sinonjs/fake-timers'],
      define: { 'process.env.NODE_ENV': '"development"' },
      sourcemap: 'inline',
      sourcesContent: false,
      outbase: root,
      outdir: '/',
      chunkNames: '__tests__/[hash]',
      plugins: [ownAddresses],
      logLevel: 'error',
    })
    const { outputFiles } = await bundler.rebuild()
    return new Map(outputFiles.map(({ path, text }) => [path.replaceAll('\\', '/'), text]))
  }
  return {
    name: 'bundled-tests',
    serverStart({ fileWatcher }) {
      fileWatcher.on('change', () => (files = undefined))
    },
    async serve({ path }) {
      const isTest = /^\/test\/.*\.test\.tsx?$/.test(path)
      if (!isTest && !path.startsWith('/__tests__/')) return
      const text = (await (files ??= bundle())).get(isTest ? path.replace(/\.tsx?$/, '.js') : path)
      return text === undefined ? undefined : { body: text, type: 'js' }
    },
    serverStop: () => bundler?.dispose(),
  }
}
