// `/__hydrated__/react-19.js` sets the globals `React` and `ReactDOM`, which React 19 no longer has as files.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('hydrated-apps', import.meta.url))
const react19 = fileURLToPath(new URL('react-19/node_modules', import.meta.url))

async function bundle(file) {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/${file}`],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    conditions: ['production'],
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { react: `${react19}/react`, 'react-dom': `${react19}/react-dom` },
    logLevel: 'error',
  })
  return outputFiles[0].text
}

/** @returns a plugin for the test runner */
export function hydratedApps() {
  let file
  return {
    name: 'hydrated-apps',
    async serve({ path }) {
      if (path !== '/__hydrated__/react-19.js') return undefined
      return { body: await (file ??= bundle('react-19-client.js')), type: 'js' }
    },
  }
}
