import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import typescript from '@rollup/plugin-typescript'
import {
  bundles,
  elementClasses,
  entryPoints,
  languageFile,
  sharedModules as modules,
  typeEntryPoints,
} from './build/bundles.mjs'
import { guardFallback } from './build/guard-fallback.mjs'
import { licencePlugin } from './build/plugins/licence.mjs'
import { chunkAddresses } from './build/plugins/chunk-addresses.mjs'
import { common } from './build/plugins/common.mjs'
import { declarationsPlugin } from './build/plugins/declarations.mjs'
import { fromEntryPoints } from './build/plugins/from-entry-points.mjs'
import { integrityPlugin } from './build/plugins/integrity.mjs'
import { sharedAtomsPlugins } from './build/plugins/shared-atoms.mjs'
import { safeToInline } from './build/plugins/safe-to-inline.mjs'
import { sharedModules } from './build/plugins/shared-modules.mjs'
import { transpile } from './build/plugins/transpile.mjs'
import { generateListedKeys } from './build/storage-keys.mjs'
import { generateTrackingHosts } from './build/tracking-hosts.mjs'
import { generateBannerMarkup } from './build/banner-markup.mjs'
import { writeVendorFiles } from './build/vendors.mjs'
import { serviceNamesModule, writeServiceFiles, writeServicesJson } from './build/services.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const src = join(root, 'src')
const dist = join(root, 'dist')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

rmSync(dist, { recursive: true, force: true })
writeFileSync(join(src, 'blocking/rules/tracking-hosts.ts'), await generateTrackingHosts())
writeFileSync(join(src, 'blocking/storage-gate/listed-keys.ts'), await generateListedKeys())
writeFileSync(join(src, 'views/consent-banner/banner-markup.ts'), await generateBannerMarkup())
writeFileSync(join(src, 'services/service-names.ts'), await serviceNamesModule())
await writeVendorFiles()
await writeServiceFiles(dist, version)
await writeServicesJson(dist)

const compiler = transpile(join(root, 'tsconfig.json'))
const shared = sharedModules({ src, version, modules })
const atoms = sharedAtomsPlugins()
const addresses = (how = {}) => chunkAddresses({ src, version, ...how })
/** The package does not include the source maps, so files reference them only in watch mode. */
const sourcemap = process.env.ROLLUP_WATCH ? true : 'hidden'
const esm = { dir: 'dist', format: 'es', sourcemap, chunkFileNames: 'chunks/[name]-[hash].js' }
const inputOf = ({ file, entry }) => [file.replace(/\.js$/, ''), join(src, entry)]
const ofKind = kind => bundles.filter(bundle => bundle.kind === kind)

/**
 * Server-side rendering frameworks run a module with this directive in the browser as well. Terser removes unknown
 * directives.
 */
const useClient = { name: 'use-client', renderChunk: code => ({ code: `'use client';${code}`, map: null }) }
const emptyFiles = {
  name: 'empty-files',
  generateBundle: (_, bundle) => Object.values(bundle).forEach(file => (file.code = '')),
}
/** Banner chunk and core have to import each other under the same address. */
const coreAddress = {
  name: 'core-address',
  renderChunk: code => ({ code: code.replace('./consent-elements-core.js', `$&?v=${version}`), map: null }),
}
/** The classic script has no import.meta.url, so it resolves the addresses of languages against its own script tag. */
const besideScript = {
  name: 'beside-script',
  renderDynamicImport: ({ moduleId, targetModuleId }) =>
    targetModuleId === null || moduleId.endsWith('/load-service.ts')
      ? { left: 'import(/*webpackIgnore:true*//*@vite-ignore*/beside(', right: '))' }
      : null,
  intro:
    'var beside=(base=>path=>new URL(path,base).href)' +
    '(typeof document==="object"?document.currentScript?.src??location.href:"file:///");',
}

/** `build/integrations.mjs` writes the guards as text modules next to `server.js`, after they have been built. */
const guardTexts = {
  name: 'guard-texts',
  resolveDynamicImport: specifier =>
    specifier.startsWith?.('guard-texts/') ? { id: `./${specifier}.js`, external: true } : null,
}

const modulesForBundlers = {
  input: Object.fromEntries([
    ...entryPoints.map(name => [name, `src/${name}.ts`]),
    ...elementClasses.map(name => [`chunks/${name}`, `src/elements/${name}.ts`]),
  ]),
  plugins: [
    addresses({ prefix: '../', separateOnly: true }),
    guardTexts,
    ...common({
      compiler: typescript({ noEmitOnError: true, declaration: true, declarationDir: 'dist/types', outDir: 'dist' }),
    }),
    declarationsPlugin({
      doors: [
        ...entryPoints,
        ...typeEntryPoints,
        'react',
        'inspector',
        'entries/guard',
        'entries/standalone',
        'services/service',
      ],
      modules: join(root, 'node_modules'),
      packages: ['jotai/vanilla', 'jotai/vanilla/internals'],
    }),
  ],
  output: { ...esm, experimentalMinChunkSize: 2000 },
}
const react = {
  input: { react: 'src/react.ts' },
  external: ['react', 'react-dom', 'react/jsx-runtime'],
  plugins: [fromEntryPoints(src), ...common({ compiler }), useClient],
  output: { ...esm, inlineDynamicImports: true }, // Next only marks the file with the directive
}
const forPages = { pureGetters: true, eager: true }

export default [
  modulesForBundlers,
  ...typeEntryPoints.map(name => ({
    input: { [name]: `src/${name}.ts` },
    plugins: [...common({ compiler }), emptyFiles],
    output: { ...esm, sourcemap: false },
  })),
  react,
  { input: { inspector: 'src/inspector.ts' }, plugins: common({ compiler }), output: esm },
  ...ofKind('page').map(bundle => ({
    input: Object.fromEntries([inputOf(bundle)]),
    plugins: [addresses(), ...common({ compiler, ...forPages }), shared.provide],
    output: esm,
  })),
  {
    input: Object.fromEntries(ofKind('core').map(inputOf)),
    preserveEntrySignatures: 'allow-extension',
    plugins: [shared.take, addresses(), coreAddress, atoms.ofCore, ...common({ compiler, ...forPages })],
    output: esm,
  },
  ...ofKind('chunk').map(bundle => ({
    input: Object.fromEntries([inputOf(bundle)]),
    plugins: [
      ...(bundle.takesShared ? [shared.take] : []),
      addresses(),
      ...common({ compiler, eager: bundle.eager }),
      atoms.besideCore,
    ],
    output: esm,
  })),
  {
    input: Object.fromEntries(
      readdirSync(join(src, 'translations/languages')).map(file => [
        languageFile(file.replace(/\.ts$/, ''), version).replace(/\.js$/, ''),
        join(src, 'translations/languages', file),
      ]),
    ),
    plugins: common({ compiler }),
    output: { ...esm, sourcemap: false },
  },
  ...ofKind('classic').map(({ file, entry, global }) => ({
    input: join(src, entry),
    plugins: [
      ...(file === 'standalone.js' ? [addresses({ separateOnly: true }), besideScript] : []),
      ...common({ compiler }),
      ...(file === 'standalone.js' ? [] : [safeToInline()]),
      ...(file === bundles.at(-1).file ? [licencePlugin(root, version), integrityPlugin(dist, version)] : []),
    ],
    output: {
      file: join(dist, file),
      format: 'iife',
      name: global,
      inlineDynamicImports: true,
      sourcemap: file.startsWith('guard') ? false : sourcemap,
      ...(/^guard(?!-worker)/.test(file) && guardFallback),
    },
  })),
]
