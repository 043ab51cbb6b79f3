// React and the fake clock are CommonJS, and the test runner serves ES modules. They are bundled once, with shared
// chunks, so that there is one React instance.
import { createRequire } from 'node:module'
import { build } from 'esbuild'

const require = createRequire(import.meta.url)
export const commonjsPackages = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  '@sinonjs/fake-timers',
]
export const commonjsUrl = id => `/__commonjs__/${id.replaceAll('/', '_')}.js`

/** @returns a plugin for the test runner */
export function commonjsForBrowsers() {
  const files = new Map()
  const named = {
    name: 'named-exports',
    setup(build) {
      build.onResolve({ filter: /^named:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'named' }))
      build.onLoad({ filter: /.*/, namespace: 'named' }, ({ path }) => {
        const names = Object.keys(require(path)).filter(name => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default')
        return {
          resolveDir: process.cwd(),
          contents: `import * as m from ${JSON.stringify(path)}; const d = m['default'] ?? m; export default d; export const { ${names} } = d`,
        }
      })
    },
  }
  return {
    name: 'commonjs-for-browsers',
    async serverStart() {
      const { outputFiles } = await build({
        entryPoints: Object.fromEntries(commonjsPackages.map(id => [id.replaceAll('/', '_'), `named:${id}`])),
        bundle: true,
        splitting: true,
        write: false,
        format: 'esm',
        platform: 'browser',
        external: ['util', 'timers', 'timers/promises'], // imported by the fake clock in Node only
        outdir: '/__commonjs__',
        chunkNames: 'shared-[hash]',
        define: { 'process.env.NODE_ENV': '"development"' },
        plugins: [named],
      })
      for (const { path, text } of outputFiles) files.set(path, text)
    },
    resolveImport: ({ source }) => (commonjsPackages.includes(source) ? commonjsUrl(source) : undefined),
    serve: ({ path }) => (files.has(path) ? { body: files.get(path), type: 'js' } : undefined),
  }
}
