// The entry points for bundlers and servers, in modules that share chunks, with their declarations.
import { join } from 'node:path'
import typescript from '@rollup/plugin-typescript'
import { isQuick, isWatch } from './build-mode.mjs'
import * as table from './bundles.mjs'
import * as plugins from './plugins/index.mjs'

const entries = [
  ...table.entryPoints.map(name => [name, `src/${name}.ts`]),
  ...table.elementClasses.map(name => [`chunks/${name}`, `src/elements/${name}.ts`]),
]
const isServer = ([name]) => name === 'server'

/**
 * Returns the configuration of these modules.
 * @param options what rollup.config.mjs also uses; `addresses` creates the plugin of addresses
 */
export function modulesForBundlers({ root, compiler, addresses, output }) {
  // `npm run typecheck` checks the types, in a tenth of the time.
  const declaringCompiler =
    !isQuick && typescript({ noCheck: true, declaration: true, declarationDir: 'dist/types', outDir: 'dist' })
  const declarations = plugins.declarationsPlugin({
    entryPoints: table.declarationEntryPoints,
    modules: join(root, 'node_modules'),
    packages: ['jotai/vanilla', 'jotai/vanilla/internals'],
  })
  const modules = of => ({
    input: Object.fromEntries(of),
    plugins: [
      addresses({ prefix: '../', separateOnly: true }),
      plugins.guardTexts(),
      ...(isQuick ? plugins.common({ compiler }) : [...plugins.common({ compiler: declaringCompiler }), declarations]),
    ],
    output: { ...output, experimentalMinChunkSize: 2000 },
  })
  // A change of src/server/ does not build React again.
  const groups = isWatch ? [entries.filter(isServer), entries.filter(entry => !isServer(entry))] : [entries]
  return groups.map(modules)
}
