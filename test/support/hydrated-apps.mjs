// Applications that a server renders and a page hydrates, built on demand: `/__hydrated__/svelte.txt` has the markup of
// the server, and `/__hydrated__/svelte.js` sets `window.hydrateApp`. `/__hydrated__/react-19.js` sets the globals `React`
// and `ReactDOM`, which React 19 no longer has as files.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('hydrated-apps', import.meta.url))
const react19 = fileURLToPath(new URL('react-19/node_modules', import.meta.url))

/** Compiles components for the browser or for the server. Only few tests need the compilers, so they load late. */
const compiler = generate => ({
  name: 'components',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const { compile } = await import('svelte/compiler')
      const { js } = compile(await readFile(path, 'utf8'), { generate, filename: path })
      return { contents: js.code, loader: 'js' }
    })
    onLoad({ filter: /\.jsx$/ }, async ({ path }) => {
      const { transformAsync } = await import('@babel/core')
      const solid = ['babel-preset-solid', { generate: generate === 'server' ? 'ssr' : 'dom', hydratable: true }]
      const { code } = await transformAsync(await readFile(path, 'utf8'), { presets: [solid], babelrc: false })
      return { contents: code, loader: 'js' }
    })
  },
})

async function bundle(file, isServer) {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/${file}`],
    bundle: true,
    write: false,
    minify: true,
    format: isServer ? 'esm' : 'iife',
    platform: isServer ? 'node' : 'browser',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [compiler(isServer ? 'server' : 'client')],
    ...(file.startsWith('react-19') && { alias: { react: `${react19}/react`, 'react-dom': `${react19}/react-dom` } }),
    logLevel: 'error',
  })
  return outputFiles[0].text
}

async function rendered(name) {
  const text = await bundle(`${name}-server.js`, true)
  const { render } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
  return JSON.stringify(await render())
}

/** @returns a plugin for the test runner */
export function hydratedApps() {
  const files = new Map()
  return {
    name: 'hydrated-apps',
    async serve({ path }) {
      const [, name, type] = /^\/__hydrated__\/([\w-]+)\.(js|txt)$/.exec(path) ?? []
      if (!name) return undefined
      if (!files.has(path)) files.set(path, type === 'js' ? bundle(`${name}-client.js`, false) : rendered(name))
      return { body: await files.get(path), type }
    },
  }
}
