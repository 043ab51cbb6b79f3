import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import typescript from '@rollup/plugin-typescript'
import * as table from './build/bundles.mjs'
import { generateSources } from './build/generate-sources.mjs'
import { guardFallback } from './build/guard-fallback.mjs'
import { isQuick, isWatch } from './build/build-mode.mjs'
import * as plugins from './build/plugins/index.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const src = join(root, 'src')
const dist = join(root, 'dist')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

rmSync(dist, { recursive: true, force: true })
await generateSources({ src, dist, version })

const compiler = plugins.transpile(join(root, 'tsconfig.json'))
const atoms = plugins.sharedAtomsPlugins()
const addresses = (how = {}) => plugins.chunkAddresses({ src, version, ...how })
/** The plugins of a part of a file. The minifier comes after the whole file. */
const withoutMinifier = all => all.filter(plugin => plugin && !/terser|minifier/.test(plugin.name))
const shared = plugins.sharedModules({
  src,
  version,
  modules: table.sharedModules,
  onDemand: table.sharedOnDemand,
  onDemandEntry: table.sharedOnDemandEntry,
  plugins: () => [addresses(), ...withoutMinifier(forPages(false)), !isQuick && plugins.markAllFunctions()],
})
/** The package leaves the maps out, so files name them only in watch mode. */
const sourcemap = isQuick ? isWatch : 'hidden'
const checkingCompiler =
  !isQuick && typescript({ noEmitOnError: true, declaration: true, declarationDir: 'dist/types', outDir: 'dist' })
const declarations = plugins.declarationsPlugin({
  entryPoints: table.declarationEntryPoints,
  modules: join(root, 'node_modules'),
  packages: ['jotai/vanilla', 'jotai/vanilla/internals'],
})
const esm = { dir: 'dist', format: 'es', sourcemap, chunkFileNames: 'chunks/[name]-[hash].js' }
const inputOf = ({ file, entry }) => [file.replace(/\.js$/, ''), join(src, entry)]
const ofKind = kind => table.bundles.filter(bundle => bundle.kind === kind)

const entries = [
  ...table.entryPoints.map(name => [name, `src/${name}.ts`]),
  ...table.elementClasses.map(name => [`chunks/${name}`, `src/elements/${name}.ts`]),
]
const modulesForBundlers = of => ({
  input: Object.fromEntries(of),
  plugins: [
    addresses({ prefix: '../', separateOnly: true }),
    plugins.guardTexts(),
    ...(isQuick ? plugins.common({ compiler }) : [...plugins.common({ compiler: checkingCompiler }), declarations]),
  ],
  output: { ...esm, experimentalMinChunkSize: 2000 },
})
const isServer = ([name]) => name === 'server'
const react = {
  input: { react: 'src/react.ts' },
  external: ['react', 'react-dom', 'react/jsx-runtime'],
  plugins: [
    plugins.fromEntryPoints(src),
    addresses({ separateOnly: true }),
    ...plugins.common({ compiler }),
    plugins.useClient(),
  ],
  output: { ...esm, inlineDynamicImports: true }, // Next marks only the file with the directive
}
const isPageGuard = file => /^guard(?!-worker)/.test(file)
const startFunctions = JSON.parse(readFileSync(join(root, 'build/data/start-functions.json'), 'utf8'))
/** The plugins of a classic script. Browsers compile what guards call at start together with the script. */
function pluginsOfScript(file) {
  const all = plugins.common({ compiler, directives: !isQuick })
  if (file === 'guard.js') return [plugins.lazyModule(join(src, 'entries/gate-body.ts'), withoutMinifier(all)), ...all]
  if (file === 'guard-whole.js') {
    const bare = withoutMinifier(all)
    const ofBody = isQuick ? bare : [plugins.markEagerFunctions(startFunctions.body), ...bare]
    return [
      plugins.lazyModule(join(src, 'entries/guard-body.ts'), ofBody),
      ...all,
      !isQuick && plugins.wrapEagerFunctions(),
    ]
  }
  const hasStart = /^guard-(capture|strict)/.test(file) && !isQuick
  return hasStart
    ? plugins.eagerFunctions([...startFunctions.body, ...startFunctions.others], all)
    : plugins.common({ compiler })
}
/** Its build also completes dist/: licence lines, and hashes of all files. */
const lastFile = table.bundles.at(-1).file
const forPages = (eager, directives = false) => plugins.common({ compiler, pureGetters: true, eager, directives })

export default [
  // A change of src/server/ does not build React again.
  ...(isWatch
    ? [entries.filter(isServer), entries.filter(entry => !isServer(entry))].map(modulesForBundlers)
    : [modulesForBundlers(entries)]),
  ...table.typeEntryPoints.map(name => ({
    input: { [name]: `src/${name}.ts` },
    external: (_, importer) => importer !== undefined, // only the declarations of these imports are needed
    plugins: [...plugins.common({ compiler }), plugins.emptyFiles()],
    output: { ...esm, sourcemap: false },
  })),
  react,
  { input: { inspector: 'src/inspector.ts' }, plugins: plugins.common({ compiler }), output: esm },
  // On its own, so that the chunks of other entry points stay as they are.
  { input: { policies: 'src/policies.ts' }, plugins: plugins.common({ compiler }), output: esm },
  {
    input: { tcf: 'src/tcf.ts' },
    plugins: [addresses({ separateOnly: true }), ...plugins.common({ compiler })],
    output: { ...esm, inlineDynamicImports: true },
  },
  ...ofKind('page').map(bundle => ({
    input: Object.fromEntries([inputOf(bundle)]),
    plugins: [
      shared.provide,
      addresses(),
      ...forPages(bundle.eager, !isQuick),
      !isQuick && plugins.wrapEagerFunctions(),
    ],
    output: esm,
  })),
  {
    input: Object.fromEntries(ofKind('core').map(inputOf)),
    preserveEntrySignatures: 'allow-extension',
    plugins: [shared.take, addresses(), plugins.coreAddress(version), atoms.ofCore, ...forPages(true)],
    output: esm,
  },
  ...ofKind('chunk').map(bundle => ({
    input: Object.fromEntries([inputOf(bundle)]),
    plugins: [
      bundle.takesShared && (bundle.takesShared === 'evaluated' ? shared.takeEvaluated : shared.take),
      addresses(),
      ...plugins.common({ compiler, eager: bundle.eager }),
      !bundle.beforeCore && atoms.besideCore,
    ],
    output: esm,
  })),
  {
    input: Object.fromEntries(table.languageFiles(version).map(inputOf)),
    plugins: plugins.common({ compiler }),
    output: { ...esm, sourcemap: false },
  },
  ...ofKind('classic').map(({ file, entry, global, isStandalone = file === 'standalone.js' }) => ({
    input: join(src, entry),
    plugins: [
      ...(isStandalone ? [addresses({ separateOnly: true }), plugins.besideScript()] : []),
      ...pluginsOfScript(file),
      !isStandalone && plugins.safeToInline(),
      ...(file === lastFile ? [plugins.licencePlugin(root, version), plugins.integrityPlugin(dist, version)] : []),
    ],
    output: {
      file: join(dist, file),
      format: 'iife',
      name: global,
      inlineDynamicImports: true,
      sourcemap: file.startsWith('guard') ? false : sourcemap,
      ...(isPageGuard(file) && guardFallback),
    },
  })),
]
