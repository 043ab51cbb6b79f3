import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const tools = fileURLToPath(new URL('../../../src/tools', import.meta.url))

/** @returns the exports of a module of src/tools/, compiled for Node */
export async function source(path) {
  const { outputFiles } = await build({
    entryPoints: [join(tools, path)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    loader: { '.css': 'text' },
    logLevel: 'error',
    // Stack traces would otherwise repeat the whole module, as its address.
    footer: { js: `//# sourceURL=${path}` },
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}
