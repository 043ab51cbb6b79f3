// Builds the programs for Node: dist/cli.js (the command line) and dist/testing.js (the export ./testing), and their
// data: dist/tracking-hosts.json, dist/needed-hosts.json, dist/control-texts.json and dist/settings-names.json. dist/services.json comes from the
// catalogue.
import { chmodSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build, transform } from 'esbuild'
import { rollup } from 'rollup'
import ts from 'typescript'
import { noticePlugin } from './plugins/notice.mjs'
import { compilerOptions, transpile } from './plugins/transpile.mjs'
import { buildServe } from './serve.mjs'
import { neverBlock } from './tracking-hosts.curated.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const src = join(root, 'src')
const tsconfig = join(root, 'tsconfig.json')

/** Minifies without renaming, so that stack traces are readable. */
const compact = {
  name: 'compact',
  renderChunk: async code => {
    const options = {
      minifyWhitespace: true,
      minifySyntax: true,
      legalComments: 'none',
      target: 'node20',
      format: 'esm',
    }
    return { code: (await transform(code, options)).code, map: null }
  },
}

/**
 * Evaluates a module that imports only from src/.
 * @returns its exports
 */
async function evaluate(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: src },
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`)
}

/** Returns the category of every listed host or host/path. */
async function trackingHosts() {
  const { hosts } = await evaluate(`
    import { entriesOf } from './blocking/rules/host-lists'
    import { trackingHosts } from './blocking/rules/tracking-hosts'
    export const hosts = entriesOf(trackingHosts)`)
  return Object.fromEntries(hosts)
}

/** Returns the hosts that no list may take from a site: with their subdomains, and those whose subdomains are others'. */
function neededHosts() {
  const words = groups => groups.flatMap(({ hosts }) => hosts.trim().split(/\s+/))
  return {
    hosts: words(neverBlock.filter(({ frontDoorOnly }) => !frontDoorOnly)),
    frontDoors: words(neverBlock.filter(({ frontDoorOnly }) => frontDoorOnly)),
  }
}

/** Returns the button texts of all languages, in the form of `plainText`. */
async function controlTexts() {
  const files = readdirSync(join(src, 'translations/languages')).map(file => file.slice(0, -3))
  const { sets, plainText } = await evaluate(`
    ${files.map((name, at) => `import * as set${at} from './translations/languages/${name}'`).join('\n')}
    export { plainText } from './tools/audit/answer/control-texts'
    export const sets = [${files.map((_, at) => `set${at}`).join(',')}].flatMap(Object.values)`)
  const all = read => [...new Set(sets.map(read).filter(Boolean).map(plainText))]
  return {
    accept: all(({ common }) => common.acceptAll),
    reject: all(({ common }) => common.rejectAll),
    settings: all(({ common }) => common.customize),
    save: all(({ common }) => common.save),
    'way-back': all(({ consentManagerDialog }) => consentManagerDialog.title),
  }
}

/** Returns the name of the settings in every language other than English, by language tag. */
async function settingsNames() {
  const { names } = await evaluate(`
    import { languages } from './translations/languages'
    const titled = async ([tag, load]) => [tag, (await load()).consentManagerDialog.title]
    export const names = Object.fromEntries(await Promise.all(Object.entries(languages).map(titled)))`)
  return names
}

/** Writes the public types of the testing kit, file by file. */
function writeDeclarations(dist) {
  for (const file of ['testing', 'tools/testing/expect-no-trackers', 'tools/testing/test-page']) {
    const code = readFileSync(join(src, `${file}.ts`), 'utf8')
    const { outputText } = ts.transpileDeclaration(code, {
      compilerOptions: { ...compilerOptions(tsconfig), declaration: true, isolatedDeclarations: true },
      fileName: `${file}.ts`,
    })
    const path = join(dist, 'types', `${file}.d.ts`)
    mkdirSync(dirname(path), { recursive: true })
    // Node's resolution requires the extension.
    writeFileSync(path, outputText.replaceAll(/(from '\.[^']*)'/g, "$1.js'"))
  }
}

/**
 * Builds the programs for Node.
 * @param {string} dist the output folder
 */
export async function buildTools(dist = join(root, 'dist')) {
  for (const [name, banner] of [
    ['cli', '#!/usr/bin/env node'],
    ['testing', ''],
  ]) {
    const bundle = await rollup({
      input: join(src, name === 'cli' ? 'tools/cli.ts' : 'testing.ts'),
      external: [/^node:/, 'puppeteer-core', '@duckduckgo/autoconsent', 'third-party-web'],
      plugins: [nodeResolve({ extensions: ['.mjs', '.js', '.ts'] }), transpile(tsconfig), noticePlugin(), compact],
    })
    await bundle.write({ file: join(dist, `${name}.js`), format: 'es', banner, inlineDynamicImports: true })
    await bundle.close()
  }
  chmodSync(join(dist, 'cli.js'), 0o755)
  await buildServe(join(dist, 'serve.js'))
  writeFileSync(join(dist, 'tracking-hosts.json'), JSON.stringify(await trackingHosts()))
  writeFileSync(join(dist, 'needed-hosts.json'), JSON.stringify(neededHosts()))
  writeFileSync(join(dist, 'control-texts.json'), JSON.stringify(await controlTexts()))
  writeFileSync(join(dist, 'settings-names.json'), JSON.stringify(await settingsNames()))
  writeDeclarations(dist)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildTools()
