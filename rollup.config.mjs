import { readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as table from './build/bundles.mjs'
import { classicScripts } from './build/classic-scripts.mjs'
import { generateSources } from './build/generate-sources.mjs'
import { isQuick, isWatch } from './build/build-mode.mjs'
import { modulesForBundlers } from './build/modules-for-bundlers.mjs'
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
const shared = plugins.sharedModules({
  src,
  version,
  modules: table.sharedModules,
  onDemand: table.sharedOnDemand,
  onDemandEntry: table.sharedOnDemandEntry,
  plugins: () => [addresses(), ...plugins.withoutMinifier(forPages(false)), !isQuick && plugins.markAllFunctions()],
})
/** The package leaves the maps out, so files name them only in watch mode. */
const sourcemap = isQuick ? isWatch : 'hidden'
const esm = { dir: 'dist', format: 'es', sourcemap, chunkFileNames: 'chunks/[name]-[hash].js' }
const inputOf = ({ file, entry }) => [file.replace(/\.js$/, ''), join(src, entry)]
const ofKind = kind => table.bundles.filter(bundle => bundle.kind === kind)

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
const forPages = (eager, directives = false) => plugins.common({ compiler, pureGetters: true, eager, directives })

export default [
  ...modulesForBundlers({ root, compiler, addresses, output: esm }),
  ...table.typeEntryPoints.map(name => ({
    input: { [name]: `src/${name}.ts` },
    external: (_, importer) => importer !== undefined, // only the declarations of these imports are needed
    plugins: [...plugins.common({ compiler }), plugins.emptyFiles()],
    output: { ...esm, sourcemap: false },
  })),
  react,
  // On their own, so that the chunks of other entry points stay as they are.
  ...['inspector', 'policies'].map(name => ({
    input: { [name]: `src/${name}.ts` },
    plugins: plugins.common({ compiler }),
    output: esm,
  })),
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
  ...classicScripts({ root, src, dist, version, compiler, addresses, sourcemap }),
]
