// Part of `npm run build`, after Rollup: writes the guards as text modules next to `dist/server.js`, and builds the
// plugins of `src/plugins/`, which run in Node, to `dist/plugins/` with their declarations.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import ts from 'typescript'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = join(root, 'dist')
const texts = {
  standard: 'guard.js',
  whole: 'guard-whole.js',
  capture: 'guard-capture.js',
  strict: 'guard-strict.js',
  tcf: 'tcf-stub.js',
}

/** Writes each guard as a module that exports its text and its hash as a Content-Security-Policy source. */
function writeGuardTexts() {
  const folder = join(dist, 'guard-texts')
  mkdirSync(folder, { recursive: true })
  for (const [name, file] of Object.entries(texts)) {
    const text = readFileSync(join(dist, file), 'utf8').trim()
    const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
    writeFileSync(
      join(folder, `${name}.js`),
      `export const text=${JSON.stringify(text)};export const hash=${JSON.stringify(hash)}\n`,
    )
  }
  const files = readdirSync(dist, { recursive: true })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /^(guard[\w-]*|consent-[\w-]+|gpp-stub|tcf-stub|hand-off|(languages|services)\/.*)\.js$/.test(path))
    .toSorted()
  writeFileSync(join(folder, 'files.js'), `export const files=${JSON.stringify(files)}\n`)
}

/** The plugins import the server helpers from the parent folder, as in the package. */
const serverBeside = {
  name: 'server-beside',
  setup({ onResolve }) {
    onResolve({ filter: /\/server$/ }, () => ({ path: '../server.js', external: true }))
  },
}

/**
 * Writes the declarations of the plugins, file by file.
 * @throws Error if an export has no explicit type
 */
function writeDeclarations(names) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), file => readFileSync(file, 'utf8'))
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  for (const name of names) {
    const fileName = join(root, 'src/plugins', name)
    const { outputText, diagnostics } = ts.transpileDeclaration(readFileSync(fileName, 'utf8'), {
      compilerOptions: { ...options, declaration: true, isolatedDeclarations: true },
      fileName,
      reportDiagnostics: true,
    })
    if (diagnostics?.length) throw new Error(`${name}: ${ts.formatDiagnostics(diagnostics, host)}`)
    const path = join(dist, 'types/plugins', name.replace(/\.ts$/, '.d.ts'))
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, outputText.replaceAll(/(from '\.[^']*)'/g, "$1.js'"))
  }
}
const host = { getCanonicalFileName: name => name, getCurrentDirectory: () => root, getNewLine: () => '\n' }

writeGuardTexts()
const names = readdirSync(join(root, 'src/plugins')).filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts'))
rmSync(join(dist, 'plugins'), { recursive: true, force: true })
const { exports: exported } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const entries = Object.keys(exported).filter(name => names.includes(`${name.slice(2)}.ts`))
await build({
  entryPoints: entries.map(name => join(root, 'src/plugins', `${name.slice(2)}.ts`)),
  outdir: join(dist, 'plugins'),
  bundle: true,
  splitting: true,
  chunkNames: 'chunk-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['node:*', 'react', 'react/*', 'virtual:*', 'h3', 'nitropack/*', 'nuxt/*'],
  plugins: [serverBeside],
  logLevel: 'warning',
})
writeDeclarations(names)
