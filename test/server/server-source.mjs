import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** In place of the built guards: short texts that name their file. */
const textOf = name =>
  name === 'files'
    ? 'export const files = ["guard.js", "consent-elements.js"]'
    : `export const text = "/* ${name} */", hash = "sha256-${name}"`

/** @returns the exports of src/server.ts, compiled from the sources, with short texts for the guards */
export async function serverSource() {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, 'node_modules/.cache/server-')) // there, packages are found
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  await build({
    entryPoints: [join(root, 'src/server.ts')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    plugins: [
      {
        name: 'guard-texts',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^guard-texts\// }, ({ path }) => ({ path, namespace: 'guard-texts' }))
          onLoad({ filter: /.*/, namespace: 'guard-texts' }, ({ path }) => ({ contents: textOf(path.split('/')[1]) }))
        },
      },
    ],
  })
  return import(pathToFileURL(join(folder, 'server.mjs')).href)
}

/** A service of the site itself, in the category marketing. */
export const serviceAt = (...hosts) => ({
  name: `own-${hosts.length}`,
  title: 'Own',
  category: 'marketing',
  purpose: 'Shows a chat window.',
  company: { name: 'Acme Ltd', country: 'GB' },
  privacyUrl: 'https://acme.example/privacy',
  hosts,
  stores: [],
})
