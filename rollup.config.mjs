import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import typescript from '@rollup/plugin-typescript'
import ts from 'typescript'
import { declarationsPlugin } from './test/support/declarations-plugin.mjs'
import { floorsPlugin } from './test/support/floors.mjs'
import { integrityPlugin } from './test/support/integrity-plugin.mjs'
import { sharedAtomsPlugins } from './test/support/shared-atoms-plugin.mjs'
import { sharedPartsPlugins } from './test/support/shared-parts-plugin.mjs'
import { generateTrackingHosts } from './src/blocking/tracking-hosts.build.mjs'
import { generateBannerMarkup } from './src/views/consent-banner/banner-markup.build.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

rmSync(join(root, 'dist'), { recursive: true, force: true })
for (const [name, text] of Object.entries(generateTrackingHosts()))
  writeFileSync(join(root, 'src/blocking', name), text)
writeFileSync(join(root, 'src/views/consent-banner/banner-markup.ts'), await generateBannerMarkup())

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), file => readFileSync(file, 'utf8'))
const { options: compilerOptions } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
const transpiled = new Map()
/** Translates a file by itself and once for all builds, where the plugin would start the compiler anew for each of them. */
const transpile = {
  name: 'transpile',
  transform(code, id) {
    if (!/\.tsx?$/.test(id)) return null
    if (!transpiled.has(id)) transpiled.set(id, ts.transpileModule(code, { compilerOptions, fileName: id }).outputText)
    return { code: transpiled.get(id), map: null }
  },
}

const atomName = /(?<=\bsharedAtom(?:\$\d+)?\()'\w+'/g
const atomNames = readdirSync(join(root, 'src'), { recursive: true })
  .filter(file => /\.tsx?$/.test(file))
  .flatMap(file => readFileSync(join(root, 'src', file), 'utf8').match(atomName) ?? [])
  .toSorted()
const numberOf = name => {
  if (!atomNames.includes(name)) throw new Error(`The sources have no atom ${name}`)
  return `${atomNames.indexOf(name)}`
}
/** Copies of one version find each other's atoms by name; as all are built together, a number is as good as a name. */
const numberAtoms = {
  name: 'number-atoms',
  renderChunk: code => ({ code: code.replace(atomName, numberOf), map: null }),
}

/** Constants were checked as such by the compiler; one word for all declarations is shorter, and compresses better. */
const letForConst = {
  name: 'let-for-const',
  renderChunk(code) {
    const starts = []
    const look = node => {
      if (node === null || typeof node !== 'object') return
      if (node.type === 'VariableDeclaration' && node.kind === 'const') starts.push(node.start)
      Object.values(node).forEach(look)
    }
    look(this.parse(code))
    const pieces = [0, ...starts.toSorted((a, b) => a - b)].map((start, at, all) => code.slice(start, all[at + 1]))
    return {
      code: pieces.map((piece, at) => (at > 0 ? `let${piece.slice('const'.length)}` : piece)).join(''),
      map: null,
    }
  },
}

/** Puts the list of hosts in front of all else: what is alike compresses best in one piece. */
const hostsFirst = {
  name: 'hosts-first',
  transform(code, id) {
    if (!this.getModuleInfo(id).isEntry) return null
    return { code: `import ${JSON.stringify(join(root, 'src/blocking/tracking-hosts.ts'))};${code}`, map: null }
  },
}

/**
 * Most of what stands in the files before the banner runs as they load. Chromium, told so by this first line, compiles all
 * of it beside the page's own thread while it arrives, and not function by function in the way of the first frame.
 */
const calledOnLoad = '//# allFunctionsCalledOnLoad'

/** The plugins of every build. Only the first checks types and writes declarations; the others would repeat it. */
const plugins = ({ types = false, pureGetters = false, eager = false } = {}) => [
  floorsPlugin(join(root, 'src')),
  replace({
    preventAssignment: true,
    delimiters: ['', ''],
    values: {
      'process.env.NODE_ENV': '"production"',
      '(import.meta.env ? import.meta.env.MODE : void 0)': '"production"', // jotai's way to ask the same
    },
  }),
  nodeResolve({ browser: true, exportConditions: ['production'], extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  types
    ? typescript({
        tsconfig: './tsconfig.json',
        noEmitOnError: true,
        declaration: true,
        declarationDir: 'dist/types',
        outDir: 'dist',
      })
    : transpile,
  numberAtoms,
  // React reads properties for their effects (a layout that must happen now); the core never does.
  terser({
    ecma: 2022,
    compress: { passes: 3, pure_getters: pureGetters || 'strict' },
    format: { comments: false, ...(eager && { preamble: calledOnLoad }) },
  }),
  letForConst,
]

/** One file for each vendor that is told of consent. */
const vendors = [
  'microsoft-uet',
  'microsoft-clarity',
  'meta-pixel',
  'tiktok',
  'pinterest',
  'matomo',
  'segment',
  'posthog',
  'adobe',
]

/** What `dist/consent-elements.js` fetches when it is needed, each a file beside it. */
const besideCore = {
  './core': 'consent-elements-core',
  './banner': 'consent-elements-banner',
  './define-banner': 'consent-elements-banner',
  './opening': 'consent-elements-banner',
  './blocking': 'consent-elements-blocking',
  './define-dialog': 'consent-elements-ui',
  './define-button': 'consent-elements-button',
  './conversation': 'consent-elements-rest',
  './banner-manners': 'consent-elements-rest',
  '../confirmation/show-confirmation': 'consent-elements-rest',
  './explain-options': 'consent-elements-options',
  './tell-tag-manager': 'consent-elements-tags',
  './tell-vendors': 'consent-elements-signals',
  './withdraw': 'consent-elements-withdrawal',
  ...Object.fromEntries(vendors.map(vendor => [`../signals/${vendor}`, `consent-elements-signals-${vendor}`])),
  '../blocking/gated-markup': 'consent-elements-markup',
  './start-placeholders': 'consent-elements-placeholder',
}
const languageFile = name => `./languages/${name}-${version}.js`
/** @returns the name of the language that is imported; what a page imports by an address of its own is no text here */
const languageOf = specifier =>
  typeof specifier === 'string' && specifier.startsWith('./languages/') ? specifier.slice('./languages/'.length) : null

/** The version in the address keeps caches apart. */
const fetchBesideCore = {
  name: 'fetch-beside-core',
  resolveDynamicImport(specifier) {
    const language = languageOf(specifier)
    if (language) return { id: languageFile(language), external: true }
    return specifier in besideCore ? { id: `./${besideCore[specifier]}.js?v=${version}`, external: true } : null
  },
}

/** Everybody asks for the core by the same address, so that there is one. */
const coreByItsAddress = {
  name: 'core-by-its-address',
  renderChunk: code => ({ code: code.replace('./consent-elements-core.js', `$&?v=${version}`), map: null }),
}

/** The core takes what holds requests back from the guard, or from a file of its own. */
const blockingFromOthers = {
  name: 'blocking-from-others',
  resolveId: source =>
    source.endsWith('/blocking/start-blocking') ? join(root, 'src/blocking/offered-blocking.ts') : null,
}

const sharedAtoms = sharedAtomsPlugins()
const sharedParts = sharedPartsPlugins(version)
/** Files in which what both they and the first are made of weighs more than taking it from there. */
const needsParts = ['ui', 'button', 'rest', 'placeholder'].map(name => `consent-elements-${name}`)

/** The React door takes the core from its sister doors, so that a site that uses both has one store and one core. */
const coreFromDoors = {
  name: 'core-from-doors',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null
    const file = relative(join(root, 'src'), resolve(dirname(importer), source))
    if (file.startsWith('store/')) return { id: './store.js', external: true }
    if (file === 'start-consent-manager') return { id: './index.js', external: true }
    return null
  },
}

/** Next and its like then render it on the server and run its hooks in the browser. Terser drops what it does not know. */
const forTheClient = { name: 'for-the-client', renderChunk: code => ({ code: `'use client';${code}`, map: null }) }

/** Languages are files of their own also for the classic script, which has to say itself where it came from. */
const languagesBesideScript = {
  name: 'languages-beside-script',
  resolveDynamicImport(specifier) {
    const language = languageOf(specifier)
    return language && { id: languageFile(language), external: true }
  },
  renderDynamicImport: ({ moduleId }) =>
    moduleId.endsWith('/languages.ts') ? { left: 'import(beside(', right: '))' } : null,
  intro:
    'var beside=(base=>path=>new URL(path,base).href)' +
    '(typeof document==="object"?document.currentScript?.src??location.href:"file:///");',
}
/** Bundlers find the languages where the files for pages have them, instead of a second time. Who imports them is a chunk. */
const languagesBesideChunks = {
  name: 'languages-beside-chunks',
  resolveDynamicImport(specifier) {
    const language = languageOf(specifier)
    return language && { id: `.${languageFile(language)}`, external: true }
  },
}

const esm = { dir: 'dist', format: 'es', chunkFileNames: 'chunks/[name]-[hash].js' }
const doors = ['index', 'auto', 'define', 'elements', 'store', 'server']
/** Doors of types alone: their files are empty, and no chunk is to be laid into them. */
const typeDoors = ['jsx', 'vue']
/** A file of nothing takes no block on the disk; one with a line break takes a whole one. */
const nothingAtAll = {
  name: 'nothing-at-all',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) file.code = ''
  },
}
const declarations = declarationsPlugin({
  doors: [...doors, ...typeDoors, 'react', 'inspector', 'guard', 'standalone'],
  modules: join(root, 'node_modules'),
  packages: ['jotai/vanilla', 'jotai/vanilla/internals'],
})
/** A class of its own file each, so that a bundler can take one and leave React with the others. */
const classes = ['consent-banner', 'privacy-settings-button', 'privacy-settings-dialog']

export default [
  {
    input: Object.fromEntries([
      ...doors.map(door => [door, `src/${door}.ts`]),
      ...classes.map(name => [`chunks/${name}`, `src/elements/${name}.ts`]),
    ]),
    plugins: [languagesBesideChunks, ...plugins({ types: true }), declarations],
    // Every file takes at least a block on the disk, of which the package may take 2 MB, and one more request where nobody bundles.
    output: { ...esm, experimentalMinChunkSize: 2000 },
  },
  ...typeDoors.map(door => ({
    input: { [door]: `src/${door}.ts` },
    plugins: [...plugins(), nothingAtAll],
    output: esm,
  })),
  {
    input: { react: 'src/react.ts' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [coreFromDoors, ...plugins(), forTheClient],
    // In one file: Next marks no other, and the sister doors lie beside this one.
    output: { ...esm, inlineDynamicImports: true },
  },
  // In one file, so that a console can import it from anywhere.
  { input: { inspector: 'src/inspector.ts' }, plugins: plugins(), output: esm },
  {
    input: { 'consent-elements': 'src/ahead.ts' },
    plugins: [fetchBesideCore, ...plugins({ pureGetters: true, eager: true }), sharedParts.ofAhead],
    output: esm,
  },
  {
    // The banner imports the core, and takes from there what both are made of.
    input: { 'consent-elements-core': 'src/core.ts', 'consent-elements-banner': 'src/banner.ts' },
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      sharedParts.besideAhead,
      fetchBesideCore,
      coreByItsAddress,
      blockingFromOthers,
      sharedAtoms.ofCore,
      ...plugins({ pureGetters: true, eager: true }),
    ],
    output: esm,
  },
  // Bundles of their own: a file that imported the core by its bare name would load it twice on every page that adds a
  // version to our address, as WordPress does. All find the same atoms through sharedAtom.
  ...Object.entries({
    'consent-elements-blocking': 'src/blocking.ts',
    'consent-elements-ui': 'src/define-dialog.ts',
    'consent-elements-button': 'src/define-button.ts',
    'consent-elements-rest': 'src/rest.ts',
    'consent-elements-options': 'src/explain-options.ts',
    'consent-elements-tags': 'src/effects/tell-tag-manager.ts',
    'consent-elements-signals': 'src/effects/tell-vendors.ts',
    'consent-elements-withdrawal': 'src/effects/withdraw.ts',
    ...Object.fromEntries(vendors.map(vendor => [`consent-elements-signals-${vendor}`, `src/signals/${vendor}.ts`])),
    'consent-elements-markup': 'src/blocking/gated-markup.ts',
    'consent-elements-placeholder': 'src/start-placeholders.ts',
  }).map(([name, input]) => ({
    input: { [name]: input },
    plugins: [
      ...(needsParts.includes(name) ? [sharedParts.besideAhead] : []),
      fetchBesideCore,
      ...plugins({ eager: name === 'consent-elements-blocking' }),
      sharedAtoms.besideCore,
      ...(input === 'src/blocking.ts' ? [hostsFirst] : []),
    ],
    output: esm,
  })),
  {
    input: Object.fromEntries(
      readdirSync(join(root, 'src/translations/languages')).map(file => [
        languageFile(file.slice(0, -3)).slice(2, -3),
        `src/translations/languages/${file}`,
      ]),
    ),
    plugins: plugins(),
    output: esm,
  },
  {
    input: 'src/standalone.ts',
    plugins: [languagesBesideScript, ...plugins()],
    output: { file: 'dist/standalone.js', format: 'iife', inlineDynamicImports: true },
  },
  // One file for each tier, complete in itself, because what holds from the first byte cannot fetch a part of itself.
  ...Object.entries({
    'consent-service-worker': 'ConsentServiceWorker',
    'guard-capture': 'ConsentGuard',
    'guard-strict': 'ConsentGuard',
    'guard-worker': 'ConsentGuard',
    guard: 'ConsentGuard',
  }).map(([file, name]) => ({
    input: `src/${file}.ts`,
    plugins: [...plugins(), hostsFirst, ...(file === 'guard' ? [integrityPlugin(join(root, 'dist'), version)] : [])],
    output: { file: `dist/${file}.js`, format: 'iife', name },
  })),
]
