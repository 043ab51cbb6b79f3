import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Bundled packages of the time before modules load those of Node by `require`. */
const banner = `import { createRequire } from 'node:module'; const require = createRequire(${JSON.stringify(import.meta.url)});`

/**
 * Compiles modules of src/serve/ for Node, together, so that they share what they import.
 * @param {Record<string, string>} exported the modules without `.ts`, by the export that is wanted of each
 * @returns {Promise<Record<string, any>>} their exports
 */
export async function serveSource(exported) {
  const { outputFiles } = await build({
    stdin: {
      contents: Object.entries(exported)
        .map(([name, path]) => `export { ${name} } from './${path}'`)
        .join('\n'),
      resolveDir: fileURLToPath(new URL('../../src/serve', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    banner: { js: banner },
    loader: { '.css': 'text' },
    external: ['*.bundle'],
    logLevel: 'error',
    // Stack traces would otherwise repeat the whole module, as its address.
    footer: { js: '//# sourceURL=serve-source' },
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
