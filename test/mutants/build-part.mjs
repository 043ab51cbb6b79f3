// Builds an entry point that tests read as a file of dist/: `node test/mutants/build-part.mjs server`. Rollup's build of it
// has the other entry points too, and takes a minute.
import { build } from 'esbuild'

const [, , name] = process.argv
await build({
  entryPoints: [`src/${name}.ts`],
  outfile: `dist/${name}.js`,
  bundle: true,
  format: 'esm',
  platform: name === 'server' ? 'node' : 'browser',
  jsx: 'automatic',
  logLevel: 'error',
  plugins: [
    {
      name: 'guard-texts',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^guard-texts\// }, ({ path }) => ({ path: `./${path}.js`, external: true })),
    },
  ],
})
